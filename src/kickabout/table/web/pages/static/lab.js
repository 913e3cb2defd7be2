// The page of a box: tables that somebody has opened stay open when a change replaces the page.
"use strict";
htmx.config.morphIgnore.push("open");
