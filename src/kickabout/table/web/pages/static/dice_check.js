// Recomputes the dice and the record of a match from its proof, and compares them with what this browser saw before the
// first roll, and with the heads that it was shown since.
"use strict";
(async () => {
  const page = document.querySelector("[data-proof]");
  if (!page) return;
  const seen = JSON.parse(localStorage.getItem("dice") ?? "{}")[page.dataset.table] ?? {};
  const kept = JSON.parse(localStorage.getItem(`record ${page.dataset.table}`) ?? "{}");
  const show = (check, state, where = "") => {
    const shown = page.querySelector(`[data-check="${check}"]`);
    if (!shown) return;
    shown.dataset.state = state;
    shown.querySelector("[data-where]").textContent = where;
  };
  const right = (check, is, where) => show(check, is ? "right" : "wrong", where);
  const bytes = (hex) => hex.match(/../g).map((pair) => Number.parseInt(pair, 16));

  function wordOf(key, place, counter) {
    const mac = sha256.hmac(key, `draw ${place} ${counter}`);
    return BigInt(`0x${mac.slice(0, 16)}`);
  }
  const totalOf = ({ outcomes }) => outcomes.reduce((sum, [, weight]) => sum + BigInt(weight), 0n);
  const last = {};
  // A pile that has no fewer cards than at the draw before has been shuffled since.
  function placeOf(draw) {
    const total = totalOf(draw),
      before = last[draw.source];
    let [shuffle, count] = [0, 0];
    if (before)
      [shuffle, count] =
        total < before.total ? [before.shuffle, before.count + 1] : [before.shuffle + 1, 0];
    last[draw.source] = { shuffle, count, total };
    return `${draw.source} ${shuffle} ${count}`;
  }
  function drawOf(key, place, draw) {
    const { outcomes } = draw,
      total = totalOf(draw);
    const limit = 2n ** 64n - (2n ** 64n % total);
    let counter = 0;
    while (wordOf(key, place, counter) >= limit) counter++;
    let rest = wordOf(key, place, counter) % total;
    for (const [name, weight] of outcomes) {
      if (rest < BigInt(weight)) return name;
      rest -= BigInt(weight);
    }
    return null;
  }

  function headsOf({ agreed, entries }, secret, draws) {
    const key = sha256.hmac.array(bytes(secret), `kickabout chain 2\ntable ${table}`),
      sources = Object.fromEntries(draws.map(({ number, source }) => [number, source])),
      linked = Object.fromEntries((record?.links ?? []).map((one) => [one.number, one.links])),
      players = Object.fromEntries(record.players.map((one) => [one.number, one.player]));
    const heads = [sha256(`kickabout agreed 2\n${agreed}`)];
    for (const [number, [actor, action]] of entries.entries()) {
      const from = actor === "chance" ? `\nfrom ${sources[number]}` : "",
        shown = number in linked ? `\nlinks ${linked[number]}` : "",
        player = number in players ? `\nplayer ${players[number]}` : "";
      const entry = `after ${heads[number]}\nactor ${actor}\naction ${action}${from}${shown}${player}`;
      heads.push(sha256.hmac(key, `kickabout entry 2\n${entry}`));
    }
    return heads;
  }
  async function isSigned(server, at, head, signature) {
    const text = `kickabout signature 2\ntable ${table}\nentries ${at}\nhead ${head}`;
    const key = await crypto.subtle.importKey(
      "raw",
      new Uint8Array(bytes(server)),
      "Ed25519",
      false,
      ["verify"],
    );
    const [signed, told] = [new Uint8Array(bytes(signature)), new TextEncoder().encode(text)];
    return crypto.subtle.verify("Ed25519", key, signed, told);
  }
  const answer = await fetch(page.dataset.proof);
  if (!answer.ok) return;
  // The name of its dice: that of the table, unless others play with them as well.
  const { table, scheme, commitment, secret, contributions, draws, record } = await answer.json();
  right(
    "secret",
    sha256(`kickabout commitment 1\ntable ${table}\nsecret ${secret}`) === commitment,
  );
  if (seen.commitment) right("commitment", seen.commitment === commitment);
  else show("commitment", "unknown");
  const seals = contributions.map(({ seal }) => seal);
  if (seen.seals) right("seals", seen.seals.join() === seals.join());
  else show("seals", "unknown");
  if (seen.value)
    right(
      "own",
      contributions.some((one) => one.contribution === seen.value),
    );
  else show("own", "unknown");
  const told = contributions.filter((one) => one.contribution !== null);
  right(
    "contributions",
    told.every(
      (one) =>
        sha256(
          `kickabout seal 1\ntable ${table}\nseat ${one.seat}\ncontribution ${one.contribution}`,
        ) === one.seal,
    ),
  );
  show(
    "others",
    told.length < contributions.length ? "wrong" : contributions.length ? "right" : "unknown",
  );

  const lines = contributions.map(
    (one) => `\nseat ${one.seat} ${one.seal} ${one.contribution ?? "withheld"}`,
  );
  const made = `kickabout key 1\ntable ${table}${lines.join("")}`;
  const key = sha256.hmac.array(bytes(secret), made);
  let wrong = 0;
  const anchors = record ? (JSON.parse(record.agreed).anchors ?? []) : [],
    linked = record?.links ?? [];
  const chains = diceLinks.following(table, anchors, linked);
  const rows = draws.map((draw) => {
    const due = drawOf(
        chains.keyAt(key, draw.number),
        scheme === 1 ? draw.number : placeOf(draw),
        draw,
      ),
      row = document.createElement("tr");
    if (due !== draw.drawn) {
      wrong++;
      row.className = "wrong";
    }
    for (const text of [draw.number, draw.drawn, due]) row.insertCell().textContent = String(text);
    return row;
  });
  page.querySelector("[data-draws]").replaceChildren(...rows);
  page.querySelector("[data-number-of-draws]").textContent = String(draws.length);
  right("draws", wrong === 0);
  if (anchors.length) {
    right("links", chains.wrong.length === 0, chains.wrong[0]);
    const shown = new Map(linked.map(({ number, links }) => [number, links.split(" ")]));
    const lost = (seen.links ?? []).filter(
      (at) => !shown.get(at)?.some((word) => word.startsWith(`${seen.seat}:`) && word.length > 9),
    );
    if (seen.links) right("shown", lost.length === 0, lost.join(", "));
    else show("shown", "unknown");
  } else for (const check of ["links", "shown"]) show(check, "unknown");
  if (record) await checkRecord();
  else for (const check of ["terms", "record", "heads", "signatures"]) show(check, "unknown");
  page.dataset.checked = String(wrong);

  async function checkRecord() {
    const { agreed, entries, heads: shown, server, signatures, acknowledged } = record;
    const heads = headsOf(record, secret, draws),
      terms = JSON.parse(agreed);
    const entry = (number) => `${number}: ${(entries[number - 1] ?? ["–"]).join(" ")}`;
    const differing = (other) =>
      Object.keys(other)
        .map(Number)
        .toSorted((one, next) => one - next)
        .find((at) => heads[at] !== other[at]);
    const agreedSeals = contributions.map((one) => [one.seat, one.seal, one.contribution !== null]);
    const agrees =
      terms.table === table &&
      terms.commitment === commitment &&
      JSON.stringify(terms.seals) === JSON.stringify(agreedSeals) &&
      heads[0] === shown[0];
    right("terms", agrees, agreed);
    const drawn = new Set(draws.map(({ number }) => number));
    const missing = entries.findIndex(([actor], at) => (actor === "chance") !== drawn.has(at));
    let first = shown.findIndex((head, at) => head !== heads[at]);
    if (first < 0 && shown.length !== heads.length) first = Math.min(shown.length, heads.length);
    if (missing >= 0 && (first < 0 || missing + 1 < first)) first = missing + 1;
    right("record", first < 0, entry(first));
    const wrongOwn = differing(kept);
    if (Object.keys(kept).length) right("heads", wrongOwn === undefined, entry(wrongOwn));
    else show("heads", "unknown");
    for (const { dataset } of page.querySelectorAll("[data-check^=acknowledged-]")) {
      const seat = Number(dataset.check.split("-")[1]);
      const own = acknowledged.filter((one) => one.seat === seat).map((one) => [one.at, one.head]);
      const wrongHead = differing(Object.fromEntries(own));
      if (own.length) right(dataset.check, wrongHead === undefined, entry(wrongHead));
      else show(dataset.check, "unknown");
    }
    const signed = new Map(signatures.map(({ at, signature }) => [at, signature]));
    try {
      const due = [...shown.keys()].filter((at) => at % 50 === 0 || at === shown.length - 1);
      const are = await Promise.all(
        due.map((at) => signed.has(at) && isSigned(server, at, shown[at], signed.get(at))),
      );
      const unsigned = due.find((_, number) => !are[number]);
      right("signatures", unsigned === undefined, unsigned);
    } catch {
      show("signatures", "unknown"); // without a secure connection, or an old browser
    }
  }
})();
