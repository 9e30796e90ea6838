// One step of whoever sits at this page: does something that the page offers, and says what; null, where there is
// nothing to do. `wishes` names actions to be done first, `avoid` those never done; with `only`, nothing but the
// wishes.
window.psdStep = (wishes = [], avoid = [], only = false) => {
  const act = document.querySelector(".act");
  if (!act) return null;
  const stage = act.dataset.phase;
  // What cannot be taken back is asked once more.
  const sure = document.querySelector("dialog[open] #sure-yes");
  if (sure) { sure.click(); return "sure"; }
  // Real cards to be read out: the ranks that are wanted first.
  const real = document.querySelector("form.real");
  if (real) {
    for (const rank of window.psdRanks ?? []) {
      for (const card of real.querySelectorAll('[data-card][aria-pressed="false"]')) {
        if (card.dataset.card.slice(0, -1) === rank) card.click();
      }
    }
    const send = real.querySelector("button[type=submit]");
    if (send.disabled) return "cards…";
    send.click();
    return "cards";
  }
  const seen = (e) => e && !e.closest("[hidden], .side.late");
  const pane = act.closest(".table");
  const all = (css, in_ = pane) => [...in_.querySelectorAll(css)].filter(seen);
  const type = (e, text) => { e.value = text; e.dispatchEvent(new Event("input", { bubbles: true })); };
  let said = window.psdSaid ?? 0;
  const text = (e) => { window.psdSaid = ++said; return e.rows === 1 ? `${"ABCD"[window.psdSeat]}${said}` : `Texte ${said}, dit au moment « ${stage} ».`; };
  // A form: everything that is empty is filled in, then it is sent with the next step.
  const form = (details) => {
    for (let d = details; d && d !== act; d = d.parentElement) if (d.tagName === "DETAILS") d.open = true;
    details.querySelectorAll("textarea").forEach((e) => { if (!e.value.trim()) type(e, text(e)); });
    details.querySelectorAll("fieldset").forEach((f) => {
      const inputs = [...f.querySelectorAll("input")];
      if (inputs.some((i) => i.type === "number")) {
        const first = inputs.find((i) => Number(i.max) > 0);
        if (first && !inputs.some((i) => Number(i.value) > 0)) type(first, "1");
      } else if (inputs.length && !inputs.some((i) => i.checked)) {
        inputs[0].click();
      }
    });
    return details.querySelector("button[type=submit]");
  };
  const doing = (deed) => {
    if (avoid.includes(deed)) return null;
    for (const e of all(`[data-do="${deed}"]`)) {
      const button = e.tagName === "DETAILS" ? form(e) : e.tagName === "BUTTON" ? e : e.querySelector("button");
      if (e.tagName === "BUTTON") {
        const line = e.closest(".line")?.querySelector("textarea");
        if (line && !line.value) type(line, text(line));
      }
      if (button && !button.disabled) { button.click(); return deed; }
      // A card that is used up is no form that waits.
      if (button && e.tagName !== "DETAILS") continue;
      if (button) return `${deed}…`;
    }
    return null;
  };
  for (const deed of wishes) { const done = doing(deed); if (done) return done; }
  if (only) return null;
  if (stage === "creation" || stage === "replacement") {
    // One question at a time: what is empty is filled in, then it is kept with the next step.
    const asked = all(".asking[data-do]", act)[0];
    if (asked?.matches("form")) {
      const fields = [...asked.querySelectorAll("textarea")].filter((e) => !e.value.trim());
      fields.forEach((e) => type(e, asked.dataset.do === "set_identity" ? `${"ABCD"[window.psdSeat]}${++said}` : text(e)));
      window.psdSaid = said;
      // Everybody is tied to the problem of the next: so nobody is left over.
      const next = new RegExp(`^${"ABCD"[(window.psdSeat + 1) % window.psdSeats]}\\d`);
      for (const menu of asked.querySelectorAll("select")) {
        const tie = [...menu.options].find((option) => next.test(option.textContent));
        if (tie && menu.value !== tie.value) { menu.value = tie.value; menu.dispatchEvent(new Event("change", { bubbles: true })); }
      }
      const keep = asked.querySelector("button[type=submit]");
      if (keep.disabled) return `${asked.dataset.do}…`;
      keep.click();
      return asked.dataset.do;
    }
    const pair = asked && all(".pair:not(.shared)", asked)[0];
    if (pair) { pair.querySelectorAll(".more")[1].click(); return "share"; }
    const keep = asked && all(".primary:not([disabled])", asked)[0];
    if (keep) { keep.click(); return asked.dataset.do; }
  }
  if (stage === "cards" && all(".combination").length) {
    const risk = document.querySelector("#risk");
    if (!risk.value) type(risk, "Tu le regretteras");
    const play = document.querySelector("#play-combination");
    if (!play.disabled) { play.click(); return "play_combination"; }
    return "play_combination…";
  }
  if (stage === "packets") {
    const given = doing("give_packet");
    if (given) return given;
    const point = all(".spend.emotions .point").find((b) => !b.disabled) ?? all(".spend .point").find((b) => !b.disabled);
    const validate = all("#validate").find((b) => !b.disabled);
    if (validate) { validate.click(); return "spend"; }
    if (point) { point.click(); return "lay"; }
  }
  const usual = [
    "confirm_sheet", "claim_direction", "accept_direction", "frame_scene", "accept", "stay_out", "use_trait", "done", "pass_psych",
    "decide_tie", "narrate_result", "narrate_act", "answer_death", "answer_support", "ready", "resolve", "retell", "rule", "set_problem",
    "new_character", "vote_end", "close_scene",
  ];
  for (const deed of usual) { const done = doing(deed); if (done) return done; }
  return null;
};

// What is to be seen on this page now, of what people remember of an evening.
window.psdSeen = () => {
  const has = (css) => !!document.querySelector(css);
  const moments = {
    links: has(".map .problem"),
    problems: has(".note .torment"),
    balances: has(".balance .began"),
    framing: has(".focus-card"),
    cards: has(".card-table .face"),
    combination: has(".foe.played .face"),
    rematch: has(".card-table .rematch"),
    psychological: has(".fighter.psych"),
    verdict: has(".verdict .hits"),
    packet: has(".packet .dots"),
    facts: has(".facts-list li"),
    act: has('.act[data-phase="acts"] [data-do="narrate_act"]'),
    death: [...document.querySelectorAll(".sheet.gone .badge")].some((e) => /perdu la vie|dead/.test(e.textContent)),
    resolution: has('.act[data-phase="resolution"] [data-do="resolve"]'),
    script: has(".script .scene"),
  };
  return Object.keys(moments).filter((name) => moments[name]);
};
