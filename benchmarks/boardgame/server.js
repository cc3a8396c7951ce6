// boardgame.io's server with its in-memory storage.
const { Server } = require("boardgame.io/server");
const { TicTacToe } = require("./game.js");

const server = Server({ games: [TicTacToe], origins: ["*"] });
server.run({ port: Number(process.argv[2]) }, () => console.log("ready"));
