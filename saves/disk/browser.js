// The disk of a browser: files and folders in IndexedDB. Every function is one
// transaction, done whole or not at all, and gives a promise; what goes wrong is an
// error whose message is the name of a number of POSIX, as browser_js.go knows them.
//
// names   path -> number of the file, 0 for a folder
// files   number -> {size, at, links}: bytes; milliseconds since 1970; names
// pieces  [number, offset] -> Uint8Array: what was written in one go
globalThis.nileDisk = (() => {
  const stores = ["names", "files", "pieces"];
  let base = null;

  const open = () => {
    base ??= new Promise((ok, no) => {
      const asked = indexedDB.open("source-of-the-nile", 1);
      asked.onupgradeneeded = () => {
        const db = asked.result;
        db.createObjectStore("names");
        db.createObjectStore("files", { autoIncrement: true });
        db.createObjectStore("pieces");
      };
      asked.onerror = () => { base = null; no(asked.error); };
      asked.onsuccess = () => {
        const db = asked.result;
        db.onclose = () => { base = null; };
        db.onversionchange = () => { db.close(); base = null; };
        ok(db);
      };
    });
    return base;
  };

  const got = (asked) => new Promise((ok, no) => {
    asked.onsuccess = () => ok(asked.result);
    asked.onerror = () => no(asked.error);
  });
  const wrong = (name) => { throw new Error(name); };

  // act does work in one transaction; its promise is kept when that has ended.
  const act = async (mode, work, durability = "relaxed") => {
    const db = await open();
    return new Promise((ok, no) => {
      const t = db.transaction(stores, mode, { durability });
      let out, fault = null;
      t.oncomplete = () => ok(out);
      t.onabort = () => no(fault ?? t.error ?? new Error("EIO"));
      const [names, files, pieces] = stores.map((s) => t.objectStore(s));
      work({ names, files, pieces }).then((v) => { out = v; }, (e) => {
        fault = e;
        try { t.abort(); } catch { no(e); } // it has ended by itself
      });
    });
  };

  const parent = (path) => path.slice(0, path.lastIndexOf("/")) || "/";
  const below = (path) => {
    const from = path === "/" ? "" : path;
    return IDBKeyRange.bound(from + "/", from + "0", false, true); // "0" follows "/"
  };
  const nameOf = async (s, path) => path === "/" ? 0 : got(s.names.get(path));
  const named = async (s, path) => await nameOf(s, path) ?? wrong("ENOENT");
  const inFolder = async (s, path) => {
    const up = await named(s, parent(path));
    if (up !== 0) wrong("ENOTDIR");
  };
  const infoOf = async (s, path) => {
    const id = await named(s, path);
    if (id === 0) return { id, size: 0, at: 0 };
    const { size, at } = await got(s.files.get(id)) ?? wrong("ENOENT");
    return { id, size, at };
  };
  const allOf = (id) => IDBKeyRange.bound([id, 0], [id, Infinity]);
  // unlink takes one name from a file; with the last one the file goes.
  const unlink = async (s, id) => {
    const f = await got(s.files.get(id));
    if (f?.links > 1) {
      await got(s.files.put({ ...f, links: f.links - 1 }, id));
      return;
    }
    await got(s.files.delete(id));
    await got(s.pieces.delete(allOf(id)));
  };

  return {
    stat: (path) => act("readonly", (s) => infoOf(s, path)),

    // statOf is the file of a number, null where it has gone.
    statOf: (id) => act("readonly", async (s) => await got(s.files.get(id)) ?? null),

    create: (path) => act("readwrite", async (s) => {
      await inFolder(s, path);
      if (await nameOf(s, path) !== undefined) wrong("EEXIST");
      const id = await got(s.files.add({ size: 0, at: Date.now(), links: 1 }));
      await got(s.names.add(id, path));
      return id;
    }),

    // write adds bytes at a file's end. What is written to one that has gone is lost.
    write: (id, bytes) => act("readwrite", async (s) => {
      const f = await got(s.files.get(id));
      if (!f) return;
      await got(s.pieces.add(bytes, [id, f.size]));
      await got(s.files.put({ ...f, size: f.size + bytes.length, at: Date.now() }, id));
    }),

    // sync writes a file's entry once more, so that there is something to make last:
    // what was written before it lasts with it.
    sync: (id) => act("readwrite", async (s) => {
      const f = await got(s.files.get(id));
      if (f) await got(s.files.put(f, id));
    }, "strict"),

    // read gives the pieces that hold the bytes from an offset on, up to another, and
    // where the first of them begins.
    read: (id, from, to) => act("readonly", async (s) => {
      const key = await got(s.pieces.openKeyCursor(IDBKeyRange.bound([id, 0], [id, from]), "prev"));
      if (!key) return { at: from, pieces: [] };
      const at = key.key[1];
      return { at, pieces: await got(s.pieces.getAll(IDBKeyRange.bound([id, at], [id, to], false, true))) };
    }),

    rename: (from, to) => act("readwrite", async (s) => {
      const id = await named(s, from);
      await inFolder(s, to);
      if (from === to) return;
      const old = await nameOf(s, to);
      if (old === 0) wrong("EISDIR");
      if (id === 0) {
        if (old !== undefined) wrong("ENOTDIR");
        if (to.startsWith(from + "/")) wrong("EINVAL");
        const keys = await got(s.names.getAllKeys(below(from)));
        for (const key of keys) {
          const held = await got(s.names.get(key));
          await got(s.names.delete(key));
          await got(s.names.put(held, to + key.slice(from.length)));
        }
      } else if (old !== undefined) {
        await unlink(s, old);
      }
      await got(s.names.delete(from));
      await got(s.names.put(id, to));
    }),

    link: (from, to) => act("readwrite", async (s) => {
      const id = await named(s, from);
      if (id === 0) wrong("EPERM");
      await inFolder(s, to);
      if (await nameOf(s, to) !== undefined) wrong("EEXIST");
      const f = await got(s.files.get(id));
      await got(s.files.put({ ...f, links: f.links + 1 }, id));
      await got(s.names.add(id, to));
    }),

    remove: (path) => act("readwrite", async (s) => {
      const id = await named(s, path);
      if (id !== 0) await unlink(s, id);
      else if (path === "/" || await got(s.names.count(below(path))) > 0) wrong("ENOTEMPTY");
      await got(s.names.delete(path));
    }),

    mkdirAll: (path) => act("readwrite", async (s) => {
      for (let dir = path; dir !== "/"; dir = parent(dir)) {
        const id = await nameOf(s, dir);
        if (id === 0) break;
        if (id !== undefined) wrong("ENOTDIR");
        await got(s.names.add(0, dir));
      }
    }),

    list: (dir) => act("readonly", async (s) => {
      if (await named(s, dir) !== 0) wrong("ENOTDIR");
      const keys = await got(s.names.getAllKeys(below(dir)));
      const here = keys.filter((key) => parent(key) === dir);
      // A name whose file has gone is none: it must not hide the others.
      const all = await Promise.all(here.map(async (key) => ({ name: key.slice(key.lastIndexOf("/") + 1), ...await infoOf(s, key).catch(() => ({ id: -1 })) })));
      return all.filter((f) => f.id !== -1);
    }),

    // lock gives what lets go of a name that is held, with a promise of that; null
    // where it is held already, undefined where the browser has no locks.
    lock: (name) => {
      if (!navigator.locks) return Promise.resolve(undefined);
      return new Promise((ok, no) => {
        const over = navigator.locks.request(name, { ifAvailable: true }, (lock) => {
          if (!lock) { ok(null); return undefined; }
          return new Promise((letGo) => ok(() => { letGo(); return over; }));
        });
        over.catch(no);
      });
    },

    // send has the browser keep bytes among the player's downloads.
    send: (name, pieces) => {
      const url = URL.createObjectURL(new Blob(pieces, { type: "application/octet-stream" }));
      const a = document.createElement("a");
      a.href = url;
      a.download = name;
      a.click();
      setTimeout(() => URL.revokeObjectURL(url), 60000);
    },
  };
})();
