"""The rewards of a match for its seats once it is over.

The seats with the best score share one point equally, as for the winners of a match. With n seats a seat's
reward is (n * share - 1) / (n - 1): 1 for a sole winner, -1 / (n - 1) for those that lost to one, 0
for all in a draw. The rewards of a match sum to zero; before its end they are 0.
"""

from kickabout.engine.kernels import RealRow


def write_rewards(scores: RealRow, rewards: RealRow) -> None:
    """Write the reward of each seat, from the final scores of all."""
    seats = len(scores)
    best = scores[0]
    for score in scores:
        best = max(best, score)
    winners = 0
    for score in scores:
        if score == best:
            winners += 1
    # One quotient of whole numbers: a GPU would round a product and a sum as one, and get another number.
    won = (seats - winners) / (winners * (seats - 1))
    for seat in range(seats):
        rewards[seat] = won if scores[seat] == best else -1 / (seats - 1)
