"""Imports: no module leads back to itself by them, not even for types alone."""

from graphlib import TopologicalSorter

import grimp


def test_no_modules_import_each_other() -> None:
    graph = grimp.build_graph("kickabout", cache_dir=None)
    imports = {module: graph.find_modules_directly_imported_by(module) for module in graph.modules}
    TopologicalSorter(imports).prepare()  # raises CycleError, which names them
