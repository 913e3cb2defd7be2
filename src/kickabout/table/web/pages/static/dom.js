// Short names for what scripts do with a page again and again.
export const $ = (selector, from = document) => from.querySelector(selector);
export const all = (selector, from = document) => [...from.querySelectorAll(selector)];
export const live = () => $("#live");
export const still = () => matchMedia("(prefers-reduced-motion: reduce)").matches;

export function make(tag, className, ...children) {
  const made = document.createElement(tag);
  if (className) made.className = className;
  made.append(...children.filter(Boolean));
  return made;
}
