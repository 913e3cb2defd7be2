// Recomputes the dice of a match from its proof, and compares them with what this browser saw before the first roll.
"use strict";
(async () => {
  const page = document.querySelector("[data-proof]");
  if (!page) return;
  const table = page.dataset.table;
  const seen = JSON.parse(localStorage.getItem("dice") ?? "{}")[table] ?? {};
  const show = (check, state) => {
    page.querySelector(`[data-check="${check}"]`).dataset.state = state;
  };
  const right = (check, is) => show(check, is ? "right" : "wrong");
  const bytes = (hex) => hex.match(/../g).map((pair) => Number.parseInt(pair, 16));

  function wordOf(key, number, counter) {
    const mac = sha256.hmac(key, `draw ${number} ${counter}`);
    return BigInt(`0x${mac.slice(0, 16)}`);
  }
  function drawOf(key, { number, outcomes }) {
    const total = outcomes.reduce((sum, [, weight]) => sum + BigInt(weight), 0n);
    const limit = 2n ** 64n - (2n ** 64n % total);
    let counter = 0;
    while (wordOf(key, number, counter) >= limit) counter++;
    let rest = wordOf(key, number, counter) % total;
    for (const [name, weight] of outcomes) {
      if (rest < BigInt(weight)) return name;
      rest -= BigInt(weight);
    }
    return null;
  }

  const answer = await fetch(page.dataset.proof);
  if (!answer.ok) return;
  const { commitment, secret, contributions, draws } = await answer.json();
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
  const rows = draws.map((draw) => {
    const due = drawOf(key, draw),
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
  page.dataset.checked = String(wrong);
})();
