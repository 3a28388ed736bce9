// The page round the game: it fetches and unpacks the program, waits to be pressed,
// and is there again when the program ends.
"use strict";
(() => {
  const at = (id) => document.getElementById(id);
  const html = document.documentElement;
  const words = JSON.parse(at("words").textContent);
  const say = (key, fill = {}) => words[key].replace(/\{(\w+)\}/g, (all, name) => fill[name] ?? all);
  const state = (text) => { at("state").textContent = text; };
  const megabytes = (n) => (n / 1e6).toFixed(1);
  const asked = new URLSearchParams(location.search);
  let began = 0; // when the player pressed

  // A fault of the program is told when the page is there again.
  const faulted = "nile.faulted";
  if (sessionStorage.getItem(faulted)) {
    sessionStorage.removeItem(faulted);
    at("lasting").textContent = say("web.fault");
  }

  // counted passes bytes on and shows how many there were.
  const counted = (all) => {
    let done = 0;
    return new TransformStream({
      transform(piece, out) {
        done += piece.length;
        at("bar").value = done / all;
        state(say("web.loading", { done: megabytes(done), all: megabytes(all) }));
        out.enqueue(piece);
      },
    });
  };

  // program is the answer that holds the program, unpacked. A server that packs for
  // the way sends what it has; any other sends what this page unpacks itself.
  const program = async () => {
    const mark = "?" + html.dataset.program;
    const all = Number(html.dataset.packed);
    let body;
    try {
      const unpacked = new DecompressionStream("brotli"); // the newest browsers know it
      const answer = await fetch("nile.wasm.br" + mark);
      if (answer.ok) body = answer.body.pipeThrough(counted(Number(answer.headers.get("content-length")) || all)).pipeThrough(unpacked);
    } catch { /* gzip is known to all */ }
    if (!body) {
      const answer = await fetch("nile.wasm.gz" + mark);
      if (!answer.ok) throw new Error(answer.status + " " + answer.statusText);
      // Some servers say of a packed file that it was packed for the way: then it is
      // unpacked already.
      const ready = answer.headers.get("content-encoding") !== null;
      body = answer.body.pipeThrough(counted(ready ? Number(html.dataset.bytes) : all));
      if (!ready) body = body.pipeThrough(new DecompressionStream("gzip"));
    }
    return new Response(body, { headers: { "content-type": "application/wasm" } });
  };

  // options are those of the program that an address may give.
  const options = () => {
    const argv = ["nile", "--saves", "/games"];
    for (const name of ["seed", "with", "lang"]) if (asked.has(name)) argv.push("--" + name, asked.get(name));
    if (asked.has("trace")) argv.push("--trace");
    if (location.pathname.startsWith("/t/") && location.hash.length > 1) argv.push(location.href); // a seat at a table of the server's
    return argv;
  };

  const load = async () => {
    if (!window.WebAssembly || !window.DecompressionStream || !window.indexedDB || !window.WebGL2RenderingContext) throw { say: "web.old" };
    if (!document.createElement("canvas").getContext("webgl2")) throw { say: "web.nographics" };
    const go = new Go();
    const { instance } = await WebAssembly.instantiateStreaming(program(), go.importObject);
    state("");
    at("bar").hidden = true;
    at("buttons").hidden = false;
    at("begin").focus();
    return { go, instance };
  };

  // lasting asks the browser not to throw the games away.
  const lasting = async () => {
    try {
      localStorage.setItem("nile.played", "1");
      await navigator.storage.persist();
    } catch { /* then it decides by itself */ }
  };
  const warn = async () => {
    try {
      if (localStorage.getItem("nile.played") && !await navigator.storage.persisted()) at("lasting").textContent ||= say("web.lasting.not");
    } catch { /* nothing is known */ }
  };

  const begin = async ({ go, instance }) => {
    if (began) return;
    began = performance.now();
    lasting();
    at("sheet").hidden = true;
    at("mirror").hidden = false;
    document.body.classList.add("playing");
    go.argv = options();
    go.env = { HOME: "/" };
    let status = 0;
    go.exit = (code) => { status = code; };
    await go.run(instance);
    if (status !== 0) sessionStorage.setItem(faulted, String(status));
    if (document.fullscreenElement) await document.exitFullscreen().catch(() => {});
    location.reload();
  };

  window.nile = {
    say,
    began: () => began,
  };

  warn();
  load().then((game) => {
    at("begin").onclick = () => begin(game);
    at("full").onclick = () => {
      html.requestFullscreen?.({ navigationUI: "hide" }).then(() => screen.orientation?.lock?.("landscape")).catch(() => {});
      begin(game);
    };
  }, (why) => {
    at("bar").hidden = true;
    state(why.say ? say(why.say) : say("web.failed", { why: why.message }));
  });
})();
