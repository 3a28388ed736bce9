package nile

import (
	"encoding/binary"
	"math"
	"reflect"
)

// imprint appends what plain values are made of, down to the last number in
// them: of values of the same types equal ones append the same, and only those. It
// is for what is made very often and only compared; nobody reads it.
func imprint(b []byte, values ...any) []byte {
	for _, v := range values {
		b = imprintOf(b, reflect.ValueOf(v))
	}
	return b
}

func imprintOf(b []byte, v reflect.Value) []byte {
	switch v.Kind() {
	case reflect.Bool:
		if v.Bool() {
			return append(b, 1)
		}
		return append(b, 0)
	case reflect.Int, reflect.Int8, reflect.Int16, reflect.Int32, reflect.Int64:
		return binary.AppendVarint(b, v.Int())
	case reflect.Uint, reflect.Uint8, reflect.Uint16, reflect.Uint32, reflect.Uint64, reflect.Uintptr:
		return binary.AppendUvarint(b, v.Uint())
	case reflect.Float32, reflect.Float64:
		return binary.LittleEndian.AppendUint64(b, math.Float64bits(v.Float()))
	case reflect.String:
		return append(binary.AppendUvarint(b, uint64(v.Len())), v.String()...)
	case reflect.Slice:
		b = binary.AppendUvarint(b, uint64(v.Len()))
		fallthrough
	case reflect.Array:
		for i := range v.Len() {
			b = imprintOf(b, v.Index(i))
		}
		return b
	case reflect.Struct:
		for i := range v.NumField() {
			b = imprintOf(b, v.Field(i))
		}
		return b
	case reflect.Pointer, reflect.Interface:
		if v.IsNil() {
			return append(b, 0)
		}
		return imprintOf(append(b, 1), v.Elem())
	case reflect.Invalid:
		return append(b, 0)
	}
	panic("nile: not a plain value: " + v.Type().String())
}
