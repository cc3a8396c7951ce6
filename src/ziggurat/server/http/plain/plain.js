// The plain page: shows any table of any game as text and plays by tokens. It needs nothing but the protocol.
const main = document.getElementById("main");
const keyOf = (table) => localStorage.getItem(`ziggurat-key-${table}`);
const keep = (table, key) => localStorage.setItem(`ziggurat-key-${table}`, key);
const newId = () => Array.from(crypto.getRandomValues(new Uint8Array(9)), (byte) => byte.toString(36)).join("");

function make(tag, properties = {}, ...children) {
  const element = Object.assign(document.createElement(tag), properties);
  element.append(...children);
  return element;
}

async function ask(method, path, body) {
  const headers = { "content-type": "application/json", "accept-language": navigator.language };
  const answer = await fetch(path, { method, headers, body: body && JSON.stringify(body) });
  const data = await answer.json();
  if (!answer.ok) throw new Error(data.detail);
  return data;
}

async function home() {
  const { games } = await ask("GET", "/api/games");
  const { tables } = await ask("GET", "/api/tables");
  const sorry = make("p", { className: "sorry" });
  const begin = async (game, rest) => {
    try {
      const place = await ask("POST", "/api/tables", { game, seats: rest });
      if (place.key) keep(place.table.id, place.key);
      location.href = `/t/${place.table.id}`;
    } catch (error) {
      sorry.textContent = error.message;
    }
  };
  const cards = games.map((game) => {
    const seats = (kind) => Array.from({ length: game.seats }, (_, n) => (n === 0 ? { kind: "here" } : { kind }));
    return make("section", {}, make("h2", { textContent: game.title }),
      make("div", { className: "row" },
        make("button", { className: "main", textContent: "Play a bot", onclick: () => begin(game.name, seats("bot")) }),
        make("button", { textContent: "At this device", onclick: () => begin(game.name, seats("here")) }),
        make("button", { textContent: "Invite by link", onclick: () => begin(game.name, seats("open")) })));
  });
  const open = tables.map((table) => make("p", {}, make("a", { href: `/t/${table.id}`, textContent: `${table.title} – ${table.phase}` })));
  main.replaceChildren(sorry, ...cards, ...open);
}

function table(id) {
  const given = new URLSearchParams(location.hash.slice(1)).get("key");
  if (given) {
    keep(id, given);
    history.replaceState(null, "", location.pathname);
  }
  let known = null; // the table as it was on arriving, with the newest state in it
  let socket = null;
  let wait = 250;
  const pending = new Map(); // commands that were not confirmed yet: sent again after a break
  const status = make("p", { className: "status", ariaLive: "polite" });
  const sorry = make("p", { className: "sorry", ariaLive: "polite" });
  const seats = make("p");
  const board = make("pre");
  const tools = make("div", { className: "row" });
  const actions = make("div", { className: "row" });
  const history_ = make("p");
  main.replaceChildren(make("section", {}, status, sorry, seats), make("section", {}, board), make("section", {}, actions), make("section", {}, tools, history_));

  function send(command) {
    const message = { ...command, id: newId() };
    pending.set(message.id, message);
    if (socket?.readyState === WebSocket.OPEN) socket.send(JSON.stringify(message));
  }
  function take(state) {
    if (known.state && state.version < known.state.version) return;
    known.state = state;
    draw();
  }
  function draw() {
    const { state } = known;
    status.textContent = state.status.text;
    seats.textContent = state.seats.map((seat) => `${seat.seat}: ${seat.kind === "bot" ? "bot" : seat.name || seat.kind}${seat.present ? "" : " (away)"}`).join("   ");
    board.textContent = JSON.stringify(state.view, null, 1);
    actions.replaceChildren(...(state.legal ?? []).map((token) =>
      make("button", { className: "token", textContent: token, onclick: () => send({ type: "act", token, position: state.position }) })));
    history_.replaceChildren(make("code", { textContent: known.line.map((action) => action.token).join(" ") }));
    const tool = (text, onclick) => make("button", { textContent: text, onclick });
    const mine = known.you.length > 0;
    const shown = [];
    if (!mine && state.phase === "waiting") shown.push(tool("Sit down", sit));
    if (mine && state.phase !== "waiting") shown.push(tool("Undo", () => send({ type: "undo" })));
    if (state.undo?.waiting.some((seat) => known.you.includes(seat))) {
      shown.push(tool("Agree to undo", () => send({ type: "answer-undo", agree: true })), tool("Refuse undo", () => send({ type: "answer-undo", agree: false })));
    }
    if (mine && state.phase === "playing") shown.push(tool("Resign", () => send({ type: "resign", seat: known.you.includes(state.turn) ? state.turn : known.you[0] })), tool("Hint", hint));
    if (mine && state.phase === "over" && !state.next) shown.push(tool("Rematch", () => send({ type: "rematch" })));
    if (state.next) shown.push(make("a", { href: `/t/${state.next}`, textContent: "To the next game" }));
    if (!mine || state.phase === "waiting") shown.push(make("code", { textContent: known.invite }));
    tools.replaceChildren(...shown);
  }
  async function sit() {
    try {
      const place = await ask("POST", `/api/tables/${id}/seats`, {});
      keep(id, place.key);
      socket.close();
    } catch (error) {
      sorry.textContent = error.message;
    }
  }
  async function hint() {
    try {
      sorry.textContent = (await ask("POST", `/api/tables/${id}/hint`, {})).why.text;
    } catch (error) {
      sorry.textContent = error.message;
    }
  }
  const handlers = {
    welcome({ table }) {
      known = table;
      draw();
    },
    news({ events, state }) {
      for (const event of events) {
        if (event.version <= known.state.version) continue;
        if (event.kind === "acted") known.line = [...known.line.slice(0, event.ply - 1), { seat: event.seat, token: event.token }];
        if (event.kind === "undone") known.line = known.line.slice(0, event.ply);
        if (event.kind === "rematch" && keyOf(id)) keep(event.table, keyOf(id));
      }
      for (const event of events) pending.delete(event.id);
      sorry.textContent = "";
      take(state);
    },
    refused({ id: own, reason }) {
      pending.delete(own);
      sorry.textContent = reason.text;
    },
    presence({ present }) {
      for (const seat of known.state.seats) seat.present = present.includes(seat.seat);
      draw();
    },
    farewell({ reason, final }) {
      sorry.textContent = reason.text;
      if (final) wait = Infinity;
    },
  };
  function connect() {
    socket = new WebSocket(`${location.protocol === "https:" ? "wss" : "ws"}://${location.host}/api/tables/${id}/live`);
    socket.onopen = () => {
      wait = 250;
      socket.send(JSON.stringify({ type: "hello", key: keyOf(id), language: navigator.language }));
      for (const command of pending.values()) socket.send(JSON.stringify(command));
    };
    socket.onmessage = ({ data }) => {
      const message = JSON.parse(data);
      handlers[message.type]?.(message);
    };
    socket.onclose = () => {
      if (wait === Infinity) return;
      setTimeout(connect, wait);
      wait = Math.min(wait * 2, 5000);
    };
  }
  connect();
}

const found = location.pathname.match(/^\/t\/([^/]+)$/);
if (found) table(found[1]);
else home().catch((error) => main.replaceChildren(make("p", { className: "sorry", textContent: error.message })));
