"""`python -m tools.docs`: write the pages of the site to build/pages, from which Zensical builds it."""

from tools.docs.staging import ROOT, stage

stage(ROOT / "build" / "pages", {})
