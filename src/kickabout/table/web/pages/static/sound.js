// The sounds of the table. All of them are synthesized from tones and noise, quietly, and only after the first touch
// of the page. Lines of the commentary name the sounds; a line that appears late is heard late.
"use strict";
(() => {
  const VOLUME = 0.22,
    MOST_AT_ONCE = 3,
    GAP = 0.28;
  const $ = (selector) => document.querySelector(selector);
  const still = matchMedia("(prefers-reduced-motion: reduce)");
  let context = null,
    master = null,
    noise = null;

  const on = () => (localStorage.getItem("sound") ?? (still.matches ? "off" : "on")) === "on";
  function show() {
    $("[data-sound-switch]")?.setAttribute("aria-pressed", String(on()));
  }

  // --- Synthesis. `at` is a time of the audio context.
  function begin() {
    if (context) return;
    context = new AudioContext();
    master = context.createGain();
    master.gain.value = VOLUME;
    master.connect(context.destination);
    noise = context.createBuffer(1, 2 * context.sampleRate, context.sampleRate);
    const samples = noise.getChannelData(0);
    for (let i = 0; i < samples.length; i++) samples[i] = Math.random() * 2 - 1;
  }
  // A volume envelope that rises for a while and decays.
  function envelope(at, rise, fall, peak) {
    const node = context.createGain();
    node.gain.setValueAtTime(0.0001, at);
    node.gain.exponentialRampToValueAtTime(peak, at + rise);
    node.gain.exponentialRampToValueAtTime(0.0001, at + rise + fall);
    node.connect(master);
    return node;
  }
  function tone(at, type, from, to, rise, fall, peak) {
    const oscillator = context.createOscillator();
    oscillator.type = type;
    oscillator.frequency.setValueAtTime(from, at);
    oscillator.frequency.exponentialRampToValueAtTime(to, at + rise + fall);
    oscillator.connect(envelope(at, rise, fall, peak));
    oscillator.start(at);
    oscillator.stop(at + rise + fall);
    return oscillator;
  }
  function hiss(at, filter, from, to, rise, fall, peak) {
    const source = context.createBufferSource(),
      band = context.createBiquadFilter();
    source.buffer = noise;
    source.loop = true;
    band.type = filter;
    band.frequency.setValueAtTime(from, at);
    band.frequency.exponentialRampToValueAtTime(to, at + rise + fall);
    source.connect(band).connect(envelope(at, rise, fall, peak));
    source.start(at, Math.random());
    source.stop(at + rise + fall);
  }
  const SOUNDS = {
    whistle(at) {
      for (const pitch of [2350, 2480]) {
        const pea = context.createOscillator(),
          depth = context.createGain();
        pea.frequency.value = 34;
        depth.gain.value = 90;
        pea
          .connect(depth)
          .connect(tone(at, "sine", pitch, pitch * 0.98, 0.02, 0.4, 0.28).frequency);
        pea.start(at);
        pea.stop(at + 0.42);
      }
    },
    kick(at) {
      tone(at, "sine", 170, 48, 0.005, 0.16, 0.9);
      hiss(at, "lowpass", 1400, 300, 0.003, 0.05, 0.3);
    },
    post(at) {
      for (const [pitch, peak] of [
        [880, 0.4],
        [1367, 0.25],
        [2210, 0.12],
      ])
        tone(at, "triangle", pitch, pitch * 0.995, 0.003, 0.7, peak);
      hiss(at + 0.12, "bandpass", 700, 380, 0.25, 0.9, 0.3);
    },
    net(at) {
      hiss(at, "bandpass", 2600, 900, 0.02, 0.3, 0.6);
      hiss(at + 0.08, "bandpass", 620, 1050, 0.35, 2.1, 0.9);
      hiss(at + 0.08, "lowpass", 420, 600, 0.3, 1.9, 0.5);
    },
    crowd(at) {
      hiss(at, "bandpass", 420, 900, 0.9, 0.5, 0.4);
    },
    card(at) {
      hiss(at, "highpass", 2400, 4200, 0.004, 0.06, 0.4);
    },
    dice(at) {
      for (const after of [0, 0.07, 0.12, 0.21, 0.34])
        hiss(at + after, "bandpass", 2100 + after * 2000, 1500, 0.002, 0.035, 0.7);
    },
    turn(at) {
      tone(at, "sine", 660, 660, 0.02, 0.22, 0.5);
      tone(at + 0.15, "sine", 990, 990, 0.02, 0.4, 0.5);
    },
  };
  const CHANCE = { roll: "dice", draw: "card", deal: "card" };

  function play(sounds) {
    if (!on() || !context) return;
    // A hidden tab makes sounds only for one's turn.
    const heard = document.hidden ? sounds.filter(([name]) => name === "turn") : sounds;
    let begins = -GAP;
    for (const [name, delay] of heard.slice(-MOST_AT_ONCE)) {
      begins = Math.max(delay, begins + GAP);
      SOUNDS[name](context.currentTime + 0.02 + begins);
    }
  }

  // --- Events since the last update of the page.
  const lines = () => [...document.querySelectorAll("#lines .line[data-sound]")];
  const numberOf = (line) => Number(line.id.replace("line-", ""));
  const newest = () => Math.max(0, ...lines().map(numberOf));
  const isMine = () => Boolean($("#live.mine"));
  const delayOf = (line) =>
    line.matches(".late") ? Number.parseFloat(getComputedStyle(line).animationDelay) || 0 : 0;
  let told = 0,
    number = "",
    mine = false;
  function look() {
    const sounds = [];
    for (const line of lines().toReversed()) {
      const sound = line.dataset.sound;
      if (numberOf(line) <= told || sounds.some(([name]) => name === sound)) continue;
      sounds.push([sound, delayOf(line)]);
    }
    const live = $("#live");
    const chance = live?.dataset.number === number ? null : CHANCE[live?.dataset.chance];
    if (chance && !sounds.some(([name]) => name === chance)) sounds.push([chance, 0]);
    if (isMine() && !mine) {
      sounds.push(["turn", 0]);
      if (!still.matches) navigator.vibrate?.(40);
    }
    remember();
    play(sounds);
  }
  function remember() {
    told = newest();
    number = $("#live")?.dataset.number ?? "";
    mine = isMine();
  }

  document.addEventListener("htmx:after:swap", look);
  document.addEventListener("click", (event) => {
    if (!event.target.closest("[data-sound-switch]")) return;
    localStorage.setItem("sound", on() ? "off" : "on");
    show();
    play([["card", 0]]);
  });
  // Browsers allow sound only after the user has touched the page.
  for (const gesture of ["pointerdown", "keydown"])
    document.addEventListener(gesture, () => {
      if (!on()) return;
      begin();
      if (context.state === "suspended") context.resume();
    });
  remember();
  show();
})();
