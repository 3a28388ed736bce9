package main

import (
	"net/http"
	"time"

	"github.com/prometheus/client_golang/prometheus"
	"github.com/prometheus/client_golang/prometheus/collectors"
	"github.com/prometheus/client_golang/prometheus/promhttp"

	"sourceofthenile/internal/host"
)

// counts are what a server counts, for Prometheus.
type counts struct {
	all           *prometheus.Registry
	line          prometheus.Histogram
	passed, taken prometheus.Counter
}

func newCounts() *counts {
	c := &counts{
		all: prometheus.NewRegistry(),
		line: prometheus.NewHistogram(prometheus.HistogramOpts{
			Name: "nile_line_seconds", Help: "How long a line of a table took until it was kept for good.",
			Buckets: prometheus.ExponentialBuckets(0.0005, 2, 14),
		}),
		passed: prometheus.NewCounter(prometheus.CounterOpts{Name: "nile_passed_on_total", Help: "Guests passed on to the server that has their table."}),
		taken:  prometheus.NewCounter(prometheus.CounterOpts{Name: "nile_taken_over_total", Help: "Tables taken over from servers that died."}),
	}
	c.all.MustRegister(c.line, c.passed, c.taken, collectors.NewGoCollector(), collectors.NewProcessCollector(collectors.ProcessCollectorOpts{}))
	return c
}

// of counts a host's tables and guests too.
func (c *counts) of(h *host.Host) {
	gauge := func(name, help string, n func() int) {
		c.all.MustRegister(prometheus.NewGaugeFunc(prometheus.GaugeOpts{Name: name, Help: help}, func() float64 { return float64(n()) }))
	}
	gauge("nile_tables", "Tables in play at this server.", func() int { n, _ := h.Counts(); return n })
	gauge("nile_guests", "Guests connected to this server.", func() int { _, n := h.Counts(); return n })
}

// took notes how long a line took.
func (c *counts) took(d time.Duration) { c.line.Observe(d.Seconds()) }

// handler answers Prometheus.
func (c *counts) handler() http.Handler { return promhttp.HandlerFor(c.all, promhttp.HandlerOpts{}) }
