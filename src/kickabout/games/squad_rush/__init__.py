"""Squad Rush and its Group Stage: the first legal seven, or three matchdays and a cup."""
