// What anybody might do next at a table of 4-KOMA alone, and in the end what leads to it; what it did.
const [n, ends, texts] = arguments;
const text = () => { window.written = window.written ?? 0; return texts[window.written++] ?? `texte ${n} é`; };
const ok = (e) => e && !e.disabled && !e.hidden && e.getClientRects().length > 0;
const find = (css) => [...document.querySelectorAll(css)].filter(ok);
const rows = () => {
  const key = Object.keys(localStorage).find((key) => key.startsWith('tablee.local.'));
  return key ? JSON.parse(localStorage[key]).rows.length : 0;
};
// What one merely picks up or unfolds is put down by a second tap; everything else is tapped twice.
const press = (e, what) => {
  const before = rows();
  e.click();
  if (!e.matches('summary, [aria-pressed], [aria-expanded], .toggle')) e.click();
  return rows() > before + 1 ? 'twice: ' + what : what;
};
const fill = (form) => {
  for (const field of form.querySelectorAll('textarea, input[type=text]')) {
    if (field.value) continue;
    field.value = text();
    field.dispatchEvent(new Event('input', { bubbles: true }));
  }
  for (const group of form.querySelectorAll('fieldset')) {
    const chips = [...group.querySelectorAll('input')];
    if (chips.length && !chips.some((chip) => chip.checked)) chips[n % chips.length].click();
  }
};
const [sure] = find('dialog[open] #sure-yes');
if (sure) return press(sure, 'sure');
const [next] = find('#moment-next');
if (next) return press(next, 'moment');
// With nobody important there, the game master invents somebody, out of what is at hand behind a button.
const npc = document.querySelector('.nobody-important') && document.querySelector('[data-do=create_npc]');
const shut = find('dialog[open] .page-sheet-top button');
if (npc) {
  const sheet = npc.closest('dialog');
  if (sheet && !sheet.open) { document.querySelector('#more').click(); return 'more'; }
  for (let e = npc; e; e = e.parentElement?.closest('details')) e.open = true;
  fill(npc);
  const send = npc.querySelector('button[type=submit]');
  return ok(send) ? press(send, 'create_npc') : 'npc…';
}
const tool = document.querySelector('.nobody-important') && [...document.querySelectorAll('.master details.tool')][0];
if (tool && !tool.open) { tool.open = true; return 'tool'; }
if (shut.length) return press(shut[0], 'shut');
if (ends) {
  // Whoever leads closes; a bot that leads does so when it is asked.
  const [end] = find(':is([data-do=close], [data-do=end_session]) button:not(.rule-mark)');
  if (end) return press(end, end.closest('[data-do]').dataset.do);
  if (n % 8 === 0) document.querySelector('[data-wish=bots-close]')?.click();
}
const fields = find('.dock :is(textarea, input[type=text])').filter((e) => !e.value);
const groups = find('.dock form fieldset').filter((group) => ![...group.querySelectorAll('input')].some((chip) => chip.checked));
if (fields.length || groups.length) {
  for (const form of new Set([...fields, ...groups].map((e) => e.closest('form, .call, .go, .dock')))) fill(form);
  if (fields.some((e) => !e.value)) return '';
  if (fields.length) return 'write';
}
const not = ':not(.rule-mark, .quiet, .said-aloud, .pen, .die, .koma-gain)';
const ways = find(`.dock button[data-awaited]${not}, .dock summary[data-awaited], .dock form button[type=submit], .on-stage button[data-awaited]${not}`)
  .filter((e) => !e.matches('summary') || !e.parentElement.open)
  .filter((e) => ends || !e.closest('[data-do=end_session], [data-do=close]'))
  .filter((e) => !ends || !e.closest('.attempt, [data-do=narrate]'));
// A Bond is worth a Koma, and a Koma a throw.
const gains = n % 3 ? [] : find('.koma-gain');
if (gains.length) return press(gains[0], 'gain');
if (!ways.length) return '';
const way = ways[(n * 7 + (n >> 3)) % ways.length];
return press(way, way.closest('[data-do]')?.dataset.do ?? (way.textContent.trim().slice(0, 40) || 'pressed'));
