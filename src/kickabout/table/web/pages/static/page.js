// Behaviour of every page: light or dark, sharing or copying links. Pages work without it.
"use strict";
(() => {
  const root = document.documentElement;
  root.dataset.scripted = "";
  if (navigator.share) root.dataset.shares = "";
  // In another language it is another worker, which keeps the page about being offline in that one.
  navigator.serviceWorker?.register(`/service-worker.js?language=${root.lang}`).catch(() => {});
  const remembered = localStorage.getItem("theme");
  if (remembered) root.dataset.theme = remembered;

  const isDark = () =>
    root.dataset.theme
      ? root.dataset.theme === "dark"
      : matchMedia("(prefers-color-scheme: dark)").matches;

  async function copied(button, text) {
    const label = button.querySelector("span"),
      said = (label.dataset.said ??= label.textContent);
    label.toggleAttribute("hx-morph-skip", true); // an update of the page leaves the answer there
    try {
      await navigator.clipboard.writeText(text);
      label.textContent = document.body.dataset.copied;
    } catch {
      // Without a secure origin there is no clipboard: the text is selected in a field, until one goes elsewhere.
      const field = document.createElement("textarea");
      Object.assign(field, { value: text, readOnly: true, className: "copy-by-hand" });
      field.rows = text.split("\n").length + 1; // a long line takes two
      field.ariaLabel = document.body.dataset.copyByHand;
      const why = Object.assign(document.createElement("p"), { className: "copy-why" });
      why.textContent = field.ariaLabel;
      for (const one of [why, field]) one.setAttribute("hx-morph-skip", "");
      // Not while the page takes it away.
      field.addEventListener("blur", () =>
        setTimeout(() => [why, field].map((one) => one.remove())),
      );
      button.after(why, field);
      field.select();
    }
    setTimeout(() => {
      label.textContent = said;
      label.removeAttribute("hx-morph-skip");
    }, 2500);
  }

  // A part of the page that changes by itself: others come and go.
  async function now(part) {
    const answer = await fetch(part.dataset.refresh).catch(() => null);
    if (!answer?.ok) return null;
    const page = new DOMParser().parseFromString(await answer.text(), "text/html");
    return page.querySelector(`[data-refresh="${part.dataset.refresh}"]`);
  }
  async function refresh(part) {
    // Whoever is reading a list or filling in a field is not disturbed.
    if (document.hidden || part.querySelector(":popover-open, :is(input, select):focus")) return;
    const shown = await now(part);
    if (!shown) return;
    part.hidden = shown.hidden;
    for (const one of part.querySelectorAll("details[open]"))
      shown.querySelector(`#${one.id}`)?.setAttribute("open", "");
    if (part.innerHTML === shown.innerHTML) return;
    for (const typed of part.querySelectorAll("input[id]")) {
      const field = typed.value !== typed.defaultValue && shown.querySelector(`#${typed.id}`);
      if (field) field.value = typed.value;
    }
    // Whoever is at a link or a button of it with the keyboard stays there.
    const named = (one) => one.href || one.ariaLabel || one.textContent;
    const at = part.contains(document.activeElement) && document.activeElement;
    const scrolled = [...part.querySelectorAll("[id]")].filter((one) => one.scrollLeft);
    part.replaceChildren(...shown.childNodes);
    for (const { id, scrollLeft } of scrolled)
      part.querySelector(`#${id}`)?.scrollTo({ left: scrollLeft, behavior: "instant" });
    if (at)
      [...part.querySelectorAll(at.localName)]
        .find((one) => named(one) === named(at))
        ?.focus({ preventScroll: true });
  }
  document.addEventListener("DOMContentLoaded", () => {
    // What a post has answered is shown this once: who comes back to the page, or loads it again, posts nothing anew.
    const once = document.querySelector("[data-once]");
    if (once) history.replaceState(null, "", once.dataset.once);
    for (const part of document.querySelectorAll("[data-refresh]")) {
      if (!part.childElementCount) refresh(part);
      setInterval(refresh, 5000, part);
    }
  });

  // What is done about a notice takes it from the list and from the count, and the page stays.
  document.addEventListener("submit", async (event) => {
    const form = event.target.closest(".bell [data-dismisses]");
    if (!form) return;
    event.preventDefault();
    const bell = form.closest(".bell"),
      list = bell.querySelector(".popup"),
      body = new URLSearchParams(new FormData(form)),
      // Not where it leads: a page that one has been to counts as read.
      answer = await fetch(form.action, { method: "POST", body, redirect: "manual" }).catch(
        () => null,
      );
    if (answer?.type !== "opaqueredirect") return form.submit();
    form.closest("li").remove();
    const shown = await now(bell);
    if (!shown) return;
    const [button, other] = [bell, shown].map((one) => one.querySelector("[popovertarget]"));
    button.ariaLabel = other.ariaLabel;
    button.replaceChildren(...other.childNodes);
    list.replaceChildren(...shown.querySelector(".popup").childNodes);
    if (form.dataset.dismisses) {
      const done = Object.assign(document.createElement("p"), { role: "status" });
      done.textContent = form.dataset.dismisses;
      list.querySelector("header").after(done);
    }
    list.querySelector("li a, a, button").focus();
    for (const part of document.querySelectorAll("[data-refresh]"))
      if (part !== bell) refresh(part);
  });

  // What a sign means stands in its title, which a mouse shows; it is also shown to who comes to it with the keyboard or
  // touches it.
  const SIGN = "[title]:is([tabindex], summary)",
    meaning = Object.assign(document.createElement("p"), {
      className: "meaning",
      popover: "manual",
    });
  function explain(sign) {
    meaning.textContent = sign.title;
    document.body.append(meaning);
    meaning.showPopover();
    const { left, top, bottom } = sign.getBoundingClientRect(),
      above = top - meaning.offsetHeight - 4,
      x = Math.min(left, innerWidth - meaning.offsetWidth - 8);
    meaning.style.translate = `${Math.max(8, x)}px ${above > 0 ? above : bottom + 4}px`;
  }
  document.addEventListener("focusin", ({ target }) => {
    // A press on a summary folds it. The sign may be scrolled into sight first.
    if (
      target.matches(SIGN) &&
      (target.hasAttribute("tabindex") || target.matches(":focus-visible"))
    )
      requestAnimationFrame(() => document.activeElement === target && explain(target));
  });
  document.addEventListener("contextmenu", (event) => {
    const sign = event.pointerType === "touch" && event.target.closest(SIGN);
    if (!sign) return;
    event.preventDefault();
    explain(sign);
  });
  for (const kind of ["focusout", "keydown", "pointerdown", "wheel"])
    document.addEventListener(kind, () => meaning.remove(), true);

  document.addEventListener("change", ({ target }) => {
    const name = target.closest(".file-control")?.querySelector(".file-name");
    if (!name) return;
    name.dataset.none ??= name.textContent;
    name.textContent = target.files[0]?.name ?? name.dataset.none;
  });

  document.addEventListener("click", async (event) => {
    if (event.target.closest("[data-theme-switch]")) {
      root.dataset.theme = isDark() ? "light" : "dark";
      localStorage.setItem("theme", root.dataset.theme);
    }
    const share = event.target.closest("[data-share]");
    if (share && navigator.share) {
      // Closing the share sheet without sharing is no error.
      await navigator
        .share({ text: share.dataset.shareText, url: share.dataset.share })
        .catch(() => {});
    } else if (share) copied(share, `${share.dataset.shareText}\n${share.dataset.share}`);
    const copy = event.target.closest("[data-copy]");
    if (copy) copied(copy, copy.dataset.copy);
  });
})();
