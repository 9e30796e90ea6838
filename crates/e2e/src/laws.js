// The laws of the page, at this step and size: what is broken, in words. Nothing, where all hold. The strict ones are
// asked for.
const [strict] = arguments;
const broken = [];
const root = document.documentElement;
const table = document.querySelector('main:has([data-stage])');
if (!table) return ['there is no stage'];
const text = (e) => (e.innerText || e.getAttribute('aria-label') || '').trim().slice(0, 50);
const name = (e) => `${e.tagName.toLowerCase()}${e.id ? '#' + e.id : ''}.${[...e.classList].join('.')} “${text(e)}”`;
const seen = (e) => {
  const box = e.getBoundingClientRect();
  return box.width > 0 && box.height > 0 && e.checkVisibility({ visibilityProperty: true, opacityProperty: true });
};
const topmost = (e, x, y) => {
  if (x < 0 || y < 0 || x >= innerWidth || y >= innerHeight) return false;
  const top = document.elementFromPoint(x, y);
  return !!top && (e === top || e.contains(top) || !!top.closest('label')?.contains(e));
};
const inView = (e) => {
  const box = e.getBoundingClientRect();
  return topmost(e, box.left + box.width / 2, box.top + box.height / 2);
};
// What a sheet over the page hides is not asked for.
const over = document.querySelector('dialog[open]');
// 1. Nothing scrolls but panes; nothing sticks out; no text is cut; targets are large enough.
if (root.scrollHeight > innerHeight + 1) broken.push(`the page is ${root.scrollHeight} high on a screen of ${innerHeight}`);
if (root.scrollWidth > innerWidth) broken.push(`the page is ${root.scrollWidth} wide on a screen of ${innerWidth}`);
const PANES = '.pane, .side, .on-stage, .story, .said-box, .dock, .agreements, .moment, .page-sheet, textarea, [data-pane-scrolls]';
for (const e of table.querySelectorAll('*')) {
  if (e.closest('svg') || !e.clientHeight) continue;
  const style = getComputedStyle(e);
  const scrolls = ['auto', 'scroll'].includes(style.overflowY) && e.scrollHeight > e.clientHeight + 1;
  if (scrolls && !e.matches(PANES)) broken.push(`scrolls: ${name(e)}`);
  const sideways = ['auto', 'scroll'].includes(style.overflowX) && e.scrollWidth > e.clientWidth + 1;
  if (sideways && !e.matches('textarea')) broken.push(`scrolls sideways: ${name(e)}`);
  const hasText = [...e.childNodes].some((node) => node.nodeType === 3 && node.data.trim());
  // What ends in … and opens whole when it is touched is not lost.
  if (!hasText || !seen(e) || e.clientWidth <= 1 || e.closest('[data-opens], .unseen')) continue;
  if (['hidden', 'clip'].includes(style.overflowX) && e.scrollWidth > e.clientWidth + 1) broken.push(`cut: ${name(e)}`);
  if (['hidden', 'clip'].includes(style.overflowY) && e.scrollHeight > e.clientHeight + 3) broken.push(`cut below: ${name(e)}`);
  const box = e.getBoundingClientRect();
  if (box.right > innerWidth + 1 || box.left < -1) broken.push(`sticks out: ${name(e)}`);
}
// No text lies under something else: what is seen at its middle is the text itself.
const colour = (e) => getComputedStyle(e).backgroundColor.match(/[\d.]+/g)?.map(Number) ?? [];
const paints = (e, x, y) => {
  if (!seen(e)) return false;
  const style = getComputedStyle(e);
  if (e.closest('svg')) return e.matches('svg') ? false : style.fill !== 'none' || style.stroke !== 'none';
  const { length, 3: alpha = 1 } = colour(e);
  return (length > 0 && alpha > 0.5) || style.backgroundImage !== 'none' || e.matches('img, canvas, video')
    || lines(e).some((box) => x > box.left && x < box.right && y > box.top && y < box.bottom);
};
const lines = (e) => [...e.childNodes].filter((node) => node.nodeType === 3 && node.data.trim()).flatMap((node) => {
  const range = document.createRange();
  range.selectNodeContents(node);
  return [...range.getClientRects()].filter((box) => box.width > 1 && box.height > 1);
});
// What is scrolled away or cut off by a pane is not covered by what stands beside the pane; its very edge counts as that.
const EDGE = 4;
const shownThrough = (e, x, y) => {
  for (let pane = e; pane && pane !== document.body; pane = pane.parentElement) {
    const box = pane.getBoundingClientRect();
    const { overflowX, overflowY } = getComputedStyle(pane);
    if (overflowX !== 'visible' && (x < box.left || x > box.right)) return false;
    if (overflowY !== 'visible' && (y < box.top + EDGE || y > box.bottom - EDGE)) return false;
  }
  return x >= 0 && y >= 0 && x < innerWidth && y < innerHeight;
};
// A moment lies over the stage, a sheet over the page, words that open whole over their row: each until it is closed.
// Where one only listens, the screen is dark. Cards are fanned: of those below one reads the corner.
const MAY_COVER = '.moment, dialog[open], .not-done, [data-opens].whole, .loupe, .hush';
for (const e of strict ? table.querySelectorAll('*') : []) {
  if (e.closest('svg, [inert], .unseen') || !seen(e) || over?.contains(e) === false) continue;
  // What no finger meets is not found by its place.
  if (getComputedStyle(e).pointerEvents === 'none') continue;
  for (const line of lines(e)) {
    const [x, y] = [line.left + line.width / 2, line.top + line.height / 2];
    if (!shownThrough(e, x, y)) continue;
    const above = document.elementsFromPoint(x, y);
    const at = above.findIndex((other) => e === other || e.contains(other) || other.contains(e));
    const cover = above.slice(0, at < 0 ? above.length : at).find((other) => paints(other, x, y));
    if (!cover || cover.closest(MAY_COVER) || (cover.closest('.face') && e.closest('.face'))) continue;
    broken.push(`covered by ${name(cover)}: ${name(e)}`);
    break;
  }
}
const TARGETS = 'button, a[href], summary, input, select, textarea';
for (const e of table.querySelectorAll(TARGETS)) {
  const target = e.closest('label') ?? e;
  if (e.disabled || !seen(target) || !inView(target) || e.closest('svg, [data-loupe]')) continue;
  const more = getComputedStyle(e, '::after');
  const margin = more.content !== 'none' && more.position === 'absolute' ? Math.max(0, -parseFloat(more.top) || 0) : 0;
  const box = target.getBoundingClientRect();
  // A link inside a sentence is as high as its line.
  if (e.matches('a') && getComputedStyle(e).display === 'inline') continue;
  if (box.height + 2 * margin < 39.5 || box.width + 2 * margin < 39.5)
    broken.push(`small (${Math.round(box.width)}×${Math.round(box.height)}): ${name(e)}`);
}
// 2. Whoever is awaited sees what with and what about: both are the topmost element at their centre.
const plays = (table.dataset.paneShown ?? 'play') === 'play' || innerWidth >= 1000;
const waits = table.getAttribute('aria-busy') === 'true';
if (document.querySelector('.turn.mine') && plays && !waits && !over) {
  const asked = [...document.querySelectorAll('[data-awaited]')].filter((e) => !e.disabled && seen(e));
  if (!asked.some(inView)) broken.push(`awaited, and nothing to answer with in view (of ${asked.length}: ${asked.map(name).join(', ')})`);
}
const moment = document.querySelector('.moment');
// The object one acts on; the stage itself, where it is the story that flows.
const objects = [...table.querySelectorAll('[data-stage]')].filter(seen);
const stages = strict ? objects.filter((e) => !objects.some((other) => other !== e && e.contains(other))) : objects;
if (plays && !over && !stages.some(inView) && !(moment && inView(moment))) broken.push('the stage is not in view');
// 3. What waits for a yes or a no is in view, on every pane, both answers.
const agreements = [...document.querySelectorAll('[data-agreement]')].filter(seen);
for (const e of over ? [] : agreements.flatMap((all) => [...all.querySelectorAll('.answers button')]))
  if (!e.hidden && !inView(e)) broken.push(`out of view: ${name(e)}`);
// 4. What was just told is in view until one has gone on, from its first line to the way on.
if (plays && moment && seen(moment) && !over) {
  if (!inView(moment.querySelector('#moment-next'))) broken.push('the way on from what was told is not in view');
  const said = moment.querySelector('.moment-said > :first-child');
  const line = said?.getBoundingClientRect();
  if (!line || !topmost(moment, line.left + line.width / 2, line.top + 8)) broken.push('what was told is not in view');
}
// What is said to those who listen ends like a sentence, once.
for (const e of document.querySelectorAll('[aria-label], label, legend, button, summary')) {
  const said = e.getAttribute('aria-label') ?? e.textContent;
  if (/\?\s*\?\s*$/.test(said)) broken.push(`asks twice: ${name(e)}`);
}
return broken;
