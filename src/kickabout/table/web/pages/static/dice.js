// This browser's own contribution to the dice: sealed first, revealed once every seal is fixed. What it saw before
// the first roll is stored, and each head of the record, to be compared with the proof after the match.
"use strict";
(() => {
  const MOST_KEPT = 60;
  const kept = () => JSON.parse(localStorage.getItem("dice") ?? "{}");
  function keep(table, seen) {
    const all = { ...kept(), [table]: seen };
    for (const old of Object.keys(all).slice(0, -MOST_KEPT)) delete all[old];
    localStorage.setItem("dice", JSON.stringify(all));
  }
  function random(length = 16) {
    const bytes = crypto.getRandomValues(new Uint8Array(length));
    return [...bytes].map((byte) => byte.toString(16).padStart(2, "0")).join("");
  }
  const sealOf = (table, seat, value) =>
    sha256(`kickabout seal 1\ntable ${table}\nseat ${seat}\ncontribution ${value}`);
  const post = (table, call, fields) =>
    fetch(`/t/${table}/${call}`, { method: "POST", body: new URLSearchParams(fields) });

  async function contribute(table, seat, ready, shown) {
    // A commitment first seen when the dice are set proves nothing about the time before the first roll.
    const seen = kept()[table] ?? (shown.stage !== "set" && { commitment: shown.commitment });
    if (!seen) return;
    let dice = shown;
    if (ready && dice.stage === "open" && seat !== "") {
      seen.value ??= random();
      seen.end ??= random(32);
      keep(table, seen); // before it is sealed, so that a reloaded page can reveal it
      const answer = await post(table, "seal", {
        seal: sealOf(table, seat, seen.value),
        anchor: diceLinks.anchorOf(table, seat, seen.end),
      });
      if (!answer.ok) return;
      dice = await answer.json();
    }
    // The first list counts: it exposes a seat that changes its seal after others have revealed theirs.
    if (dice.stage === "sealed") seen.seals ??= dice.seals.map(({ seal }) => seal);
    keep(table, seen);
    if (dice.stage !== "sealed" || !seen.value) return;
    const own = dice.seals.find((one) => String(one.seat) === seat);
    if (own && !own.told && own.seal === sealOf(table, seat, seen.value))
      await post(table, "contribution", { contribution: seen.value });
  }

  // Shows the link for a draw that is due. On another device than the one before, or once a chain is used up, the seat
  // goes on with another chain: by this page only if it has just come into view, so that two pages do not take turns.
  let comesIntoView = true;
  async function sendLink(table, seat, links) {
    const seen = kept()[table] ?? {};
    const { isOther, isUsedUp, link } = diceLinks.answerTo(table, seat, seen.end, links);
    if (isOther && (comesIntoView || isUsedUp)) {
      if (!seen.end || isUsedUp) seen.end = random(32);
      keep(table, seen);
      const anchor = diceLinks.anchorOf(table, seat, seen.end);
      if (anchor !== links.anchor) await post(table, "anchor", { anchor });
      comesIntoView = false;
      return;
    }
    comesIntoView = false;
    if (!link) return;
    const answer = await post(table, "link", { at: links.due, link });
    if (!answer.ok) return;
    seen.seat = seat;
    seen.links = [...new Set([...(seen.links ?? []), links.due])];
    keep(table, seen); // to be looked for in the proof
  }
  document.addEventListener("visibilitychange", () => {
    if (document.hidden) return;
    comesIntoView = true;
    look();
  });

  // Every head counts, by the number of entries before it; the first that was shown stays.
  function keepHeads(table, { at, head, signed }) {
    const key = `record ${table}`,
      heads = JSON.parse(localStorage.getItem(key) ?? "{}");
    if (heads[at] && heads[signed.at]) return;
    heads[at] ??= head;
    heads[signed.at] ??= signed.head;
    const tables = JSON.parse(localStorage.getItem("records") ?? "[]").filter(
      (one) => one !== table,
    );
    tables.push(table);
    for (const old of tables.splice(0, tables.length - MOST_KEPT))
      localStorage.removeItem(`record ${old}`);
    localStorage.setItem("records", JSON.stringify(tables));
    localStorage.setItem(key, JSON.stringify(heads));
  }

  const busy = new Set(),
    missed = new Set(); // of the tables that are busy, those that have changed meanwhile
  async function look() {
    for (const { dataset } of document.querySelectorAll("[data-dice]")) {
      const table = dataset.dice;
      if (dataset.record) keepHeads(table, JSON.parse(dataset.record));
      if (busy.has(table)) {
        missed.add(table);
        continue;
      }
      busy.add(table);
      const work = dataset.links
        ? sendLink(table, dataset.seat, JSON.parse(dataset.links))
        : contribute(table, dataset.seat, "ready" in dataset, JSON.parse(dataset.shown));
      work
        .catch(() => {}) // the connection is lost: the page retries when it is back
        .finally(() => {
          busy.delete(table);
          if (missed.delete(table)) look();
        });
    }
  }
  document.addEventListener("htmx:after:swap", look);
  look();
})();
