// The mirror: what can be chosen on the screen once more, as buttons that take no room,
// and what is told, for those who hear the screen. The program calls both.
"use strict";
window.nileMirror = (() => {
  const at = (id) => document.getElementById(id);
  const most = 40; // lines of what was told that are kept

  // press has the program see a click in the middle of what a button stands for.
  const press = async (b) => {
    const canvas = document.querySelector("canvas");
    const [x, y, w, h] = b.dataset.at.split(" ").map(Number);
    const event = (kind) => canvas.dispatchEvent(new MouseEvent(kind, { clientX: x + w / 2, clientY: y + h / 2, button: 0, bubbles: true, cancelable: true }));
    for (const kind of ["mousemove", "mousedown", "mouseup"]) {
      event(kind);
      await nileTouch.looked(2);
    }
  };

  return {
    // show has the buttons be those of a list: {id, label, tip, off, text, X, Y, W, H} each, in
    // CSS pixels. What stays keeps its button, so that who stands on it
    // stays there.
    show(json) {
      const box = at("mirror");
      const old = new Map([...box.children].map((b) => [b.dataset.id, b]));
      let last = null;
      for (const t of JSON.parse(json)) {
        let b = old.get(t.id);
        old.delete(t.id);
        if (!b) {
          b = document.createElement("button");
          b.type = "button";
          b.dataset.id = t.id;
          b.onclick = () => press(b);
        }
        if (b.textContent !== t.label) b.textContent = t.label;
        if (b.title !== t.tip) b.title = t.tip;
        b.setAttribute("aria-disabled", String(t.off));
        b.dataset.text = t.text;
        b.dataset.at = [t.X, t.Y, t.W, t.H].join(" ");
        const next = last ? last.nextSibling : box.firstChild;
        if (next !== b) box.insertBefore(b, next);
        last = b;
      }
      for (const b of old.values()) b.remove();
    },

    // field reports whether something that is typed into lies at a point.
    field: (x, y) => [...at("mirror").children].some((b) => {
      const [left, top, w, h] = b.dataset.at.split(" ").map(Number);
      return b.dataset.text === "true" && b.ariaDisabled !== "true" && x >= left && x < left + w && y >= top && y < top + h;
    }),

    // tell has a sentence be read out.
    tell(text) {
      const box = at("told");
      const p = document.createElement("p");
      p.textContent = text;
      box.append(p);
      while (box.children.length > most) box.firstChild.remove();
    },
  };
})();
