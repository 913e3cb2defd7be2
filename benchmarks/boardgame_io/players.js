// Two players at each of some tables of boardgame.io, who move as soon as they may: node players.js PORT LOBBY TABLES SECONDS
// They speak the protocol of its transport themselves, for its client would play every move once more.
import { createRequire } from "node:module";

const require = createRequire(`${process.cwd()}/`);
const { io } = require("socket.io-client");

const [port, lobby, tables, seconds] = process.argv.slice(2).map(Number);
let moves = 0;

async function post(path, body) {
  const answer = await fetch(`http://127.0.0.1:${lobby}${path}`, {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify(body),
  });
  return answer.json();
}

async function sit(match, player) {
  const seat = { playerID: player, playerName: `Player ${player}` };
  const { playerCredentials } = await post(`/games/cards/${match}/join`, seat);
  const socket = io(`http://127.0.0.1:${port}/cards`, {
    transports: ["websocket"],
    forceNew: true,
  });
  const act = (state) => {
    if (state.ctx.currentPlayer !== player) return;
    const payload = { type: "play", args: [0], playerID: player, credentials: playerCredentials };
    moves += 1;
    socket.emit("update", { type: "MAKE_MOVE", payload }, state._stateID, match, player);
  };
  socket.on("connect", () => socket.emit("sync", match, player, playerCredentials, 2));
  socket.on("sync", (id, info) => act(info.state));
  socket.on("update", (id, state) => act(state));
}

for (let table = 0; table < tables; table += 1) {
  const { matchID } = await post("/games/cards/create", { numPlayers: 2 });
  await sit(matchID, "0");
  await sit(matchID, "1");
}
setTimeout(() => {
  const before = moves;
  setTimeout(() => {
    console.log((moves - before) / seconds);
    process.exit(0);
  }, seconds * 1000);
}, 2000);
