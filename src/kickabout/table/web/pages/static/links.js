// The links by which this browser and those of the other seats make the dice together: a chain of hashes, each the hash
// of the next, of which the table has the first. The link for a draw is shown when the draw is due, and not before.
"use strict";
globalThis.diceLinks = (() => {
  const LENGTH = 4096;
  const chains = new Map();
  const before = (table, seat, link) =>
    sha256(`kickabout link 3\ntable ${table}\nseat ${seat}\nlink ${link}`);

  // Anchor first, then the links in the order in which they are shown.
  function chainOf(table, seat, end) {
    const key = `${table} ${seat} ${end}`;
    if (!chains.has(key)) {
      const chain = [end];
      for (let n = 0; n < LENGTH; n++) chain.push(before(table, seat, chain[n]));
      chains.set(key, chain.toReversed());
    }
    return chains.get(key);
  }
  const anchorOf = (table, seat, end) => chainOf(table, seat, end)[0];

  // What there is to send: the link for a draw, or the anchor of a chain of this browser's where the table has another's.
  function answerTo(table, seat, end, { anchor, since, due }) {
    const chain = end ? chainOf(table, seat, end) : null;
    if (!chain || chain[0] !== anchor) return { isOther: true };
    const number = due === null ? null : due - since;
    if (number !== null && number > LENGTH) return { isOther: true, isUsedUp: true };
    return { isOther: false, link: number === null ? null : chain[number] };
  }

  // Follows the links of a match from its anchors: the key of each draw, and the entries whose links do not fit.
  function following(table, anchors, linked) {
    const latest = new Map(anchors.map(([seat, anchor]) => [seat, [-1, anchor]])),
      left = linked.toSorted((one, other) => one.number - other.number),
      wrong = [];
    function take({ number, links }) {
      for (const word of links.split(" ")) {
        const [, name, sign, value] = /^(\d+)([:=])([0-9a-f]{64}|-)$/.exec(word) ?? [];
        const seat = Number(name);
        if (!name) wrong.push(number + 1);
        if (!name || value === "-") continue;
        let [at, link] = [latest.get(seat)?.[0] ?? number, value];
        for (; at < number; at++) link = before(table, seat, link);
        if (sign === ":" && link !== latest.get(seat)?.[1]) wrong.push(number + 1);
        latest.set(seat, [number, value]);
      }
    }
    function keyAt(key, number) {
      while (left.length && left[0].number <= number) take(left.shift());
      if (!latest.size) return key;
      const lines = [...latest]
        .toSorted(([one], [other]) => one - other)
        .map(([seat, [, link]]) => `\nseat ${seat} ${link}`);
      return sha256.hmac.array(key, `kickabout links 3${lines.join("")}`);
    }
    return { keyAt, wrong };
  }
  return { anchorOf, answerTo, following };
})();
