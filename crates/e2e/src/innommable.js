// What anybody might do next at a table of Innommable alone, on the stage or in the dock; what it did.
const [n, ends, texts] = arguments;
const text = () => { window.written = window.written ?? 0; return texts[window.written++] ?? `texte ${n} é`; };
const ok = (e) => e && !e.disabled && e.getClientRects().length > 0;
const find = (css) => [...document.querySelectorAll(css)].filter(ok);
const press = (e, what) => { e.click(); return what; };
const [next] = find('#moment-next');
if (next) return press(next, 'moment');
const [sure] = find('dialog[open] #sure-yes');
if (sure) return press(sure, 'sure');
if (document.querySelector('.hush')) return '';
// In the end the Keeper tells how the source was defused: it lies behind *something else*.
const defused = ends && document.querySelector('details[data-do=declare_defused]');
if (defused) {
  const sheet = defused.closest('dialog');
  if (sheet && !sheet.open) { document.querySelector('#more').click(); return 'more'; }
  defused.open = true;
  const field = defused.querySelector('textarea');
  if (field) { field.value = text(); field.dispatchEvent(new Event('input', { bubbles: true })); }
  const send = defused.querySelector('button[type=submit]');
  return ok(send) ? press(send, 'defused') : '';
}
// A mystery from the shelf, if none is written.
const source = document.querySelector('#part-source');
const book = document.querySelectorAll('.shelf-of button')[n % 6];
if (source && !source.value && book) return press(book, 'shelf');
const told = find('[data-do=tell_setting] button[type=submit]');
if (told.length) return press(told[0], 'told');
for (const field of find('.dock textarea')) {
  if (field.value) continue;
  field.value = text();
  field.dispatchEvent(new Event('input', { bubbles: true }));
  return 'write';
}
for (const group of find('.dock form fieldset')) {
  const chips = [...group.querySelectorAll('input')];
  if (chips.length && !chips.some((chip) => chip.checked)) { chips[n % chips.length].click(); return 'choose'; }
}
const not = ':not(.rule-mark, .quiet, .said-aloud, .more, #put-back, [data-do=cancel_monologue], [data-do=withdraw])';
const stage = find(`.on-stage :is(.take:not(.held), .gesture, .pour, .hidden-ones button)`);
const newcomers = find('.newcomer [data-do=approve_character] button:not(.rule-mark)');
if (newcomers.length) return press(newcomers[0], 'approve');
const dock = find(`.dock button${not}, .dock summary`).filter((e) => !e.matches('summary') || !e.parentElement.open);
const raise = find('.under .raise');
const ways = [...dock, ...stage, ...(n % 5 ? [] : raise)];
if (!ways.length) return '';
const way = ways[(n * 7 + (n >> 3)) % ways.length];
return press(way, way.dataset.ruling || way.textContent.trim().slice(0, 40) || 'pressed');
