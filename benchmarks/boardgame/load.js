// Plays matches of tic-tac-toe to their ends, two clients each, as fast as they go; prints the number of moves.
const { Client } = require("boardgame.io/client");
const { SocketIO } = require("boardgame.io/multiplayer");
const { TicTacToe } = require("./game.js");

const [port, matches] = process.argv.slice(2, 4).map(Number);
const series = process.argv[4];
const clients = [];
let moves = 0;
let unfinished = 0;
let playing = false;

function react(client, playerID, state) {
  if (!playing || !state || client.over) return;
  if (state.ctx.gameover) {
    client.over = true;
    if (--unfinished === 0) {
      process.stdout.write(`${moves}\n`, () => process.exit(0));
    }
    return;
  }
  if (state.ctx.currentPlayer !== playerID || client.acted === state._stateID) return;
  client.acted = state._stateID;
  const free = state.G.cells.flatMap((cell, n) => (cell === null ? [n] : []));
  moves += 1;
  setImmediate(() => client.moves.clickCell(free[Math.floor(Math.random() * free.length)]));
}

for (let match = 0; match < matches; match += 1) {
  for (const playerID of ["0", "1"]) {
    const client = Client({
      game: TicTacToe,
      multiplayer: SocketIO({ server: `http://127.0.0.1:${port}`, socketOpts: { transports: ["websocket"] } }),
      matchID: `${series}-${match}`,
      playerID,
      debug: false,
    });
    client.subscribe((state) => react(client, playerID, state));
    client.start();
    clients.push([client, playerID]);
  }
}

function begin() {
  if (!clients.every(([client]) => client.getState() !== null)) return setTimeout(begin, 100);
  console.log("connected");
  process.stdin.once("data", () => {
    playing = true;
    unfinished = clients.length;
    for (const [client, playerID] of clients) react(client, playerID, client.getState());
  });
}
begin();
