// A finger may come and go between two looks of the program, which sees where fingers lie
// and not what they did: when it paints, a look may take a while. So a finger goes, for
// the program, when it has been seen.
"use strict";
window.nileTouch = (() => {
  const enough = 2; // looks: the first may have begun before the finger came
  let looks = 0, came = -enough;
  const held = []; // what fingers did meanwhile, in order
  const passed = new WeakSet();

  // The program asks for the next picture when it has looked.
  const frame = window.requestAnimationFrame.bind(window);
  window.requestAnimationFrame = (f) => {
    looks++;
    if (lent && looks > lent + patience) {
      lent = 0;
      window[ready] = undefined; // the program has not taken it: the keyboard goes again
    }
    queueMicrotask(go);
    for (const w of waiting.splice(0)) {
      if (held.length) w.until = looks + w.n; // it has not seen all that fingers did
      if (looks >= w.until) w.done();
      else waiting.push(w);
    }
    return frame(f);
  };

  // looked is kept when the program has seen all that fingers did, and has looked so many
  // times more.
  const waiting = []; // {n, until: a number of looks, done}
  const looked = (n) => new Promise((done) => waiting.push({ n, until: looks + n, done }));

  const go = () => {
    while (held.length && looks >= came + enough) {
      const e = held.shift();
      const again = new TouchEvent(e.type, { bubbles: true, cancelable: true, touches: [...e.touches], targetTouches: [...e.targetTouches], changedTouches: [...e.changedTouches] });
      passed.add(again);
      if (e.type === "touchstart") came = looks;
      e.target.dispatchEvent(again);
    }
  };

  // Browsers open the keyboard of a telephone only while they tell of a tap, and not later,
  // when the program has seen it and chosen the field. So where a field lies under a finger
  // that taps (render/touch.go; a little longer, as a page that paints is late), Ebitengine's element for text
  // gets the focus at once, and is told that it has it, which it takes up when a field is
  // chosen (exp/textinput). Where it has the focus already all goes its way.
  const within = 900, slop = 10; // milliseconds, CSS pixels
  const ready = "_ebitengine_textinput_ready";
  const patience = 90; // looks until the program has chosen the field
  let laid = null; // the only finger: where and when it was laid
  let lent = 0; // the look before which it was
  const lend = (e) => {
    const { clientX: x, clientY: y } = e.changedTouches[0];
    const from = laid;
    if (e.type === "touchmove" && from && Math.hypot(x - from.x, y - from.y) <= slop) return;
    laid = e.type === "touchstart" && e.touches.length === 1 ? { x, y, at: e.timeStamp } : null;
    const text = document.getElementById("ebitengine-textinput");
    if (e.type !== "touchend" || !from || e.timeStamp - from.at > within || !text || document.activeElement === text || !nileMirror.field(from.x, from.y)) return;
    text.value = "";
    text.focus({ preventScroll: true });
    window._ebitengine_textinput_x = window._ebitengine_textinput_y = undefined;
    window[ready] = true;
    lent = looks;
  };

  const hear = (e) => {
    if (e.isTrusted && e.target instanceof HTMLCanvasElement) lend(e);
    if (passed.has(e) || !(e.target instanceof HTMLCanvasElement)) return;
    if (held.length || looks < came + enough) {
      e.stopImmediatePropagation();
      if (e.cancelable) e.preventDefault(); // or the browser makes a click of it
      held.push(e);
    } else if (e.type === "touchstart") {
      came = looks;
    }
  };
  for (const kind of ["touchstart", "touchmove", "touchend", "touchcancel"]) window.addEventListener(kind, hear, { capture: true, passive: false });

  return { looked };
})();
