// The page of a competition: the round that is being played is in view.
"use strict";
document.addEventListener("DOMContentLoaded", () => {
  const bracket = document.getElementById("bracket"),
    current = bracket?.querySelector(".current");
  if (current) bracket.scrollLeft = current.offsetLeft;
});
