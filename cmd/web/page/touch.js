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
    queueMicrotask(go);
    return frame(f);
  };

  const go = () => {
    while (held.length && looks >= came + enough) {
      const e = held.shift();
      const again = new TouchEvent(e.type, { bubbles: true, cancelable: true, touches: [...e.touches], targetTouches: [...e.targetTouches], changedTouches: [...e.changedTouches] });
      passed.add(again);
      if (e.type === "touchstart") came = looks;
      e.target.dispatchEvent(again);
    }
  };

  const hear = (e) => {
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

  return { frame };
})();
