// boardgame.io's own server with a small card game: two players take turns to play a card of a hidden hand and draw one.
// Nothing is kept on disk. It prints its port and that of its lobby once it answers.
import { createRequire } from "node:module";

const require = createRequire(`${process.cwd()}/`);
const { Server, Origins } = require("boardgame.io/server");
const { PlayerView } = require("boardgame.io/core");

const game = {
  name: "cards",
  setup: ({ random }) => {
    const deck = random.Shuffle([...Array(52).keys()]);
    return {
      players: { 0: { hand: deck.splice(0, 5) }, 1: { hand: deck.splice(0, 5) } },
      secret: { deck },
      pile: [],
      score: [0, 0],
    };
  },
  playerView: PlayerView.STRIP_SECRETS,
  moves: {
    play: {
      client: false,
      move: ({ G, playerID, random }, place) => {
        const hand = G.players[playerID].hand;
        const [card] = hand.splice(place, 1);
        G.pile.push(card);
        G.score[playerID] += card % 13;
        if (G.secret.deck.length === 0) G.secret.deck = random.Shuffle(G.pile.splice(0));
        hand.push(G.secret.deck.pop());
      },
    },
  },
  turn: { minMoves: 1, maxMoves: 1 },
};

const server = Server({ games: [game], origins: [Origins.LOCALHOST] });
// A text, since a port of 0 would pass for none; on one port the lobby would not answer with today's Koa.
const running = await server.run({ port: 0, lobbyConfig: { apiPort: "0" } });
console.log(running.appServer.address().port, running.apiServer.address().port);
