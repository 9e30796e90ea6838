// The shelf: which game is looked at, the tables of this device, a code. The page itself is HTML that `cargo xtask web`
// writes from the games and their words; what is said of tables is filled in here.
"use strict";
{
// What is said, by language, with `{n}` and the like where something stands; and the games by name.
const said = {
  /* words */
};
const titles = {
  /* games */
};
const root = document.documentElement;
const one = (css) => document.querySelector(css);
// All of it is there before anything is seen, so that nothing jumps.
root.toggleAttribute("data-drawing", true);
const say = (id, args = {}) => {
  const plural = args.n === 1 ? `${id}.one` : id;
  const text = said[root.lang][plural] ?? said[root.lang][id];
  return text.replace(/\{(\w+)\}/g, (_, name) => args[name]);
};
const keep = (key, value) => {
  // A browser without room forgets it.
  try { localStorage.setItem(key, value); } catch {}
};
const read = (key) => {
  try { return JSON.parse(localStorage.getItem(key)); } catch { return null; }
};
const make = (tag, name, text) => Object.assign(document.createElement(tag), { className: name, textContent: text ?? "" });
// What is asked, in the game's own words where it has some for it.
const asked = (game, what, otherwise) => {
  const id = what === "consent" ? "mine-consent" : `asks-${game}-${what?.replaceAll("_", "-")}`;
  return said[root.lang][id] ? id : otherwise;
};
const listed = (names) => new Intl.ListFormat(root.lang).format(names);
const capital = (text) => text.charAt(0).toUpperCase() + text.slice(1);
const since = (at) => {
  const minutes = Math.max(1, Math.round((Date.now() - at) / 60_000));
  const [n, unit] = minutes < 60 ? [minutes, "minute"] : minutes < 1440 ? [minutes / 60, "hour"] : [minutes / 1440, "day"];
  return new Intl.NumberFormat(root.lang, { style: "unit", unit, unitDisplay: "short" }).format(Math.floor(n));
};

// The games on this device. Whoever played alone or handed it round goes on with each.
const keptHere = () =>
  Object.keys(localStorage).filter((key) => key.startsWith("tablee.shelf.")).map(read).filter((kept) => kept && kept.game in titles)
    .map(({ id, game, names, progress, over, asks, at }) => ({
      game, at, over, id, title: titles[game], who: names, progress, waits: !over, asks: asked(game, asks, "mine-resume"), href: `#/${game}/local/${id}`,
    }));
// The tables of a server to which this device holds a key; two seats in one browser are two ways back.
const atServer = (table) => {
  const { id, game, title, phase, seats, names, awaited, asks = [], progress, at } = table;
  const over = table.over || phase === "closed";
  return (seats.length ? seats : ["host"]).map((seat, mine) => {
    const others = names.filter((name, index) => name && index !== seat);
    const waits = !over && awaited.includes(seat);
    const expected = awaited.filter((other) => other !== seat).map((other) => names[other]).filter((name) => name);
    return {
      game, at, over, progress, waits,
      asks: asked(game, asks[mine], expected.length ? "mine-awaited-too" : "mine-awaited"),
      // Whoever has several seats has to know which is which.
      title: title === game ? titles[game] : title, self: seats.length > 1 ? names[seat] : undefined, who: listed(others),
      expected, lobby: phase === "lobby", bot: !expected.length, href: `#/${game}/table/${id}/${seat}`,
    };
  });
};
// What waits for me first, those where others wait for me before those that wait on this device.
const tables = () => {
  const far = (read("tablee.mine") ?? []).filter((table) => table.game in titles).flatMap(atServer);
  const all = [...far, ...keptHere()];
  const rank = (table) => (table.waits ? (table.id ? 1 : 0) : table.over ? 3 : 2);
  return all.sort((a, b) => rank(a) - rank(b) || b.at - a.at);
};
const where = ({ over, lobby, progress, game, waits, expected }) => {
  if (over) return say("table-over");
  if (lobby) return say("mine-lobby");
  const far = progress ? say(`progress-${game}`, { n: progress }) : say("table-beginning");
  return waits || !expected?.length ? far : `${far} · ${say("mine-waits-for", { names: listed(expected) })}`;
};
// What this device knows of a table before its code is there: its name, who sits there, how far it is.
globalThis.tableeKnown = (table) => {
  const kept = read(`tablee.shelf.${table}`) ?? (read("tablee.mine") ?? []).find(({ id }) => id === table);
  if (!kept || !(kept.game in titles)) return undefined;
  const { game, title, names, over, phase, progress } = kept;
  const told = { game, progress, over: over || phase === "closed", lobby: phase === "lobby", waits: true };
  return { title, names: [names].flat(), where: where(told) };
};
const row = (table) => {
  const { game, title, who, self, at, waits, asks, href, id } = table;
  const link = Object.assign(make("a", waits ? "waits" : "rest"), { href });
  link.dataset.game = game;
  link.innerHTML = `<svg class="mini" aria-hidden="true" viewBox="0 0 200 280"><use href="#cover-${game}"/></svg>`;
  const text = make("span", "text");
  text.append(make("span", "title", title));
  if (waits) text.append(make("span", "ask", say(asks)));
  // Whose turn it is says who is there.
  const others = waits || !table.expected?.length || title === titles[game] ? who : "";
  const line = make("span", "who", capital([self, others, where(table)].filter((part) => part).join(" · ")));
  line.append(make("span", "since", since(at)));
  text.append(line);
  link.append(text);
  const item = make("li");
  item.append(link);
  if (id) item.append(forget(id, who));
  return item;
};
// A game that is on this device alone is gone for good: the first press asks, the second does it.
const forget = (id, names) => {
  const button = Object.assign(make("button", "forget quiet", "✕"), { type: "button" });
  button.setAttribute("aria-label", say("forget-table", { names }));
  button.onclick = () => {
    if (button.dataset.sure === undefined) {
      button.dataset.sure = "";
      button.textContent = say("forget-now");
      button.removeAttribute("aria-label");
      button.onblur = draw;
      return;
    }
    button.onblur = null;
    for (const key of Object.keys(localStorage))
      if (key.startsWith("tablee.") && (key.endsWith(`.${id}`) || key.includes(`.${id}.`))) localStorage.removeItem(key);
    draw();
    (one(".mine:not([hidden]) a") ?? one(".covers :checked")).focus();
  };
  return button;
};
const SHOWN = 2;
const draw = () => {
  const all = tables();
  const waiting = all.filter((table) => table.waits);
  const others = all.filter((table) => !table.waits);
  one(".mine").hidden = !all.length;
  one(".home").classList.toggle("has-tables", all.length > 0);
  one(".home").classList.toggle("is-awaited", waiting.length > 0);
  one("#mine-title .turn-title").hidden = !waiting.length;
  one("#mine-title").hidden = !waiting.length;
  one(".mine .count").textContent = waiting.length;
  one(".else").hidden = !others.length;
  one(".waiting").replaceChildren(...waiting.map(row));
  one(".others").replaceChildren(...others.map(row));
  const rest = others.length + Math.max(0, waiting.length - SHOWN);
  const opened = one(".mine").classList.contains("opened");
  one(".more").hidden = !rest && !keptHere().length;
  one(".more span").textContent = opened ? say("close") : rest ? say(waiting.length ? "mine-more" : "mine-others", { n: rest }) : say("mine-all");
  one(".more").setAttribute("aria-expanded", opened);
};
const spread = (opened) => {
  one(".mine").classList.toggle("opened", opened);
  draw();
};

const speak = (language) => {
  root.lang = language;
  document.querySelectorAll(".languages button").forEach((button) => button.setAttribute("aria-pressed", button.lang === language));
  draw();
};
const joinByCode = async (event) => {
  event.preventDefault();
  const why = one(".by-code [role=alert]");
  const letters = one("#join-code").value.replace(/[^a-z0-9]/gi, "");
  why.textContent = "";
  if (!letters) return one("#join-code").focus();
  const answer = await fetch(`api/codes/${letters}`).catch(() => null);
  if (answer?.ok) {
    const { table, link, game } = await answer.json();
    location.hash = `#/${game}/join/${table}/${link}`;
    return;
  }
  const wrong = { 404: "code-unknown", 429: "failed-too-many" };
  why.textContent = say(wrong[answer?.status] ?? "failed-away");
};
const choose = (by) => {
  const radios = [...document.querySelectorAll(".covers input")];
  const chosen = radios.findIndex((radio) => radio.checked);
  radios[(chosen + by + radios.length) % radios.length].checked = true;
};
addEventListener("DOMContentLoaded", () => {
  if (!one(".home")) return;
  const last = one(`#choose-${localStorage.getItem("tablee.game")}`);
  if (last) last.checked = true;
  document.querySelectorAll(".languages button").forEach((button) => {
    button.onclick = () => {
      keep("tablee.language", button.lang);
      speak(button.lang);
    };
  });
  one(".by-code").onsubmit = joinByCode;
  one(".more").onclick = () => spread(!one(".mine").classList.contains("opened"));
  addEventListener("keydown", ({ key }) => key === "Escape" && one(".mine.opened") && spread(false));
  // A swipe takes the next book.
  let from;
  one(".covers").onpointerdown = ({ clientX, pointerType }) => { from = pointerType === "mouse" ? undefined : clientX; };
  one(".covers").onpointerup = ({ clientX }) => {
    if (from !== undefined && Math.abs(clientX - from) > 40) choose(clientX < from ? 1 : -1);
    from = undefined;
  };
  speak(root.lang);
  root.removeAttribute("data-drawing");
  // A device that never was at a table of a server has none, and there may be no server.
  if (root.dataset.place !== "home" || !localStorage.getItem("tablee.remote")) return;
  fetch("api/tables").then((answer) => answer.json()).then(({ mine }) => {
    keep("tablee.mine", JSON.stringify(mine));
    if (one(".home")) draw();
  }).catch(() => {});
});
}
