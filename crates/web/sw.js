// What was opened once opens without a network: the shelf, and each game whose pages were there. Names of files hold the
// hash of what they name, so that what is kept is never old; the page that names them is asked for first and kept for
// when nobody answers. A new worker waits until no page of before is open, and only then takes their files away.
"use strict";
const files = {
  /* files */
};
const shelf = ["boot.js", "shelf.js", "base.css", "shelf.css", "tablee.webmanifest", "icon.svg", "icon-192.png"];
const { scope } = self.registration;
// How long the network has for the page itself, in milliseconds.
const PATIENCE = 4000;
const HASH = /-[0-9a-f]{16}(?=\.\w+$)/;
const last = (url) => new URL(url).pathname.split("/").pop();
const at = (file) => new URL(file, scope).href;
const kept = () => caches.open(`tablee ${scope}`);
const same = { ignoreVary: true };

const keep = async (cache, file) => {
  if (await cache.match(at(file), same)) return;
  const answer = await fetch(at(file));
  if (!answer.ok) throw new Error(`${file}: ${answer.status}`);
  await cache.put(at(file), answer);
};
// The shelf, and in this version too whatever was there in another; the page last, which names them.
const install = async () => {
  const cache = await kept();
  const before = new Set((await cache.keys()).map(({ url }) => last(url).replace(HASH, "")));
  const wanted = Object.keys(files).filter((file) => shelf.includes(file) || before.has(file));
  await Promise.all(wanted.map((file) => keep(cache, files[file])));
  const page = await fetch(scope, { cache: "no-cache" });
  const names = await page.clone().text();
  if (!page.ok || !names.includes(files["boot.js"])) throw new Error("there is another version by now");
  await cache.put(scope, page);
};
const activate = async () => {
  const cache = await kept();
  const mine = new Set([scope, ...Object.values(files).map(at)]);
  const old = (await cache.keys()).filter(({ url }) => !mine.has(url));
  await Promise.all(old.map((request) => cache.delete(request, same)));
  await self.clients.claim();
};
const page = async (request) => {
  try {
    const answer = await fetch(request, { signal: AbortSignal.timeout(PATIENCE) });
    if (answer.status < 500) return answer;
  } catch {
    // Nobody answers: then what is kept.
  }
  return (await (await kept()).match(scope, same)) ?? Response.error();
};
const file = async (request) => {
  const cache = await kept();
  const known = await cache.match(request.url, same);
  if (known) return known;
  const answer = await fetch(request);
  // A device without room keeps nothing.
  if (answer.ok) await cache.put(request.url, answer.clone()).catch(() => {});
  return answer;
};
// What a page had before there was a worker; or, where Tablée is installed, every game on this device.
const keepMore = async (wanted) => {
  const cache = await kept();
  const names = wanted === "all" ? Object.keys(files).filter((name) => !name.includes("-online.")) : wanted;
  const mine = new Set(Object.values(files));
  const more = names.map((name) => files[name] ?? last(name)).filter((name) => mine.has(name));
  for (const name of more) await keep(cache, name).catch(() => {});
};

self.addEventListener("install", (event) => event.waitUntil(install()));
self.addEventListener("activate", (event) => event.waitUntil(activate()));
self.addEventListener("message", (event) => event.waitUntil(keepMore(event.data)));
self.addEventListener("fetch", (event) => {
  const { request } = event;
  const address = request.url.split(/[?#]/)[0];
  if (request.method !== "GET" || !address.startsWith(scope)) return;
  if (request.mode === "navigate" && address === scope) event.respondWith(page(request));
  else if (HASH.test(last(address))) event.respondWith(file(request));
});
