// The page of a position: what has been pressed is marked while it is asked whether that is the answer.
import { $, all } from "./dom.js";

const first = $("#chosen-title")?.dataset.first;
for (const button of all('#live [name="action"]'))
  if (button.value === first)
    ($(".card", button.closest(".slot") ?? button) ?? button).classList.add("is-answer");
