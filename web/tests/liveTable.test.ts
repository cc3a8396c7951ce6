/* A table on the server: what is sent again when an answer may be lost, and which farewells are final. */
import { beforeEach, describe, expect, it, vi } from "vitest";
import type { ClientMessage, LocalizedText, ServerMessage, State, TableInfo } from "../src/protocol";

type Sent = ClientMessage & { id?: string };

/** In the browser's place: a socket that keeps what the page sends, and that the test speaks through. */
class Line {
  static readonly OPEN = 1;
  static readonly all: Line[] = [];
  readonly sent: Sent[] = [];
  readyState = 0;
  onopen = (): void => {};
  onmessage = (_: { data: string }): void => {};
  onclose = (): void => {};

  constructor(readonly url: string) {
    Line.all.push(this);
    setTimeout(() => ((this.readyState = Line.OPEN), this.onopen()));
  }
  send(text: string): void {
    this.sent.push(JSON.parse(text) as Sent);
  }
  close(): void {
    this.readyState = 3;
    this.onclose();
  }
  say(message: ServerMessage): void {
    this.onmessage({ data: JSON.stringify(message) });
  }
  /** The ids of the actions that arrived. */
  get actions(): string[] {
    return this.sent.filter(({ type }) => type === "act").map(({ id }) => id!);
  }
}

const reason = { message: "server-unsure", clause: "", args: {}, text: "Perhaps." } as LocalizedText;
const state = { version: 1, position: 1, seats: [] } as unknown as State;
const welcome = { type: "welcome", table: { line: [], state } as unknown as TableInfo } as ServerMessage;
const last = () => Line.all.at(-1)!;

async function seated() {
  const { LiveTable } = await import("../src/api/liveTable.svelte");
  const table = new LiveTable("t", "key");
  await vi.advanceTimersByTimeAsync(1);
  last().say(welcome);
  return table;
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("WebSocket", Line);
  Line.all.length = 0;
  Object.assign(document, { addEventListener: () => {}, removeEventListener: () => {} });
  vi.stubGlobal("removeEventListener", () => {});
  return () => void (vi.useRealTimers(), vi.unstubAllGlobals());
});

describe("an action that the server may have stored or not", () => {
  it.each(["unsure", "too-fast"])(
    "is sent again by its id (%s), and answered once the server knows",
    async (code) => {
      const table = await seated();
      const answered = vi.fn();
      void table.send({ type: "act", token: "a1-", position: 1 }).then(answered);
      const [id] = last().actions;
      last().say({ type: "refused", id: id!, reason, code });
      await vi.advanceTimersByTimeAsync(2_000);
      expect(last().actions).toEqual([id, id]);
      expect(answered).not.toHaveBeenCalled();
      expect(table.busy).toBe(true);
      last().say({ type: "refused", id: id!, reason, code: "stale" });
      await vi.advanceTimersByTimeAsync(1);
      expect(answered).toHaveBeenCalledWith(reason);
      table.close();
    },
  );

  it("is sent again on a new line, whatever passing farewell came between", async () => {
    const table = await seated();
    void table.send({ type: "act", token: "a1-", position: 1 });
    const [id] = last().actions;
    last().close();
    await vi.advanceTimersByTimeAsync(500);
    last().say({ type: "farewell", final: false, reason, code: "unsure" });
    last().close();
    expect(table.link).toBe("lost");
    await vi.advanceTimersByTimeAsync(3_000);
    last().say(welcome);
    expect(last().actions).toEqual([id]);
    table.close();
  });
});

describe("a request that the server may have stored or not", () => {
  const answer = (status: number, body: object) =>
    new Response(JSON.stringify(body), { status, headers: { "Content-Type": "application/json" } });

  it("is sent again until the server knows, and no longer than a while", async () => {
    const { askUntilSure, request } = await import("../src/api/http");
    const body = { name: "Ben", key: "k".repeat(24) };
    const sit = () => request("POST /api/tables/{table}/seats", { path: { table: "t" }, body });
    const fetched = vi.fn(async (_: string, { body }: { body: string }) =>
      fetched.mock.calls.length < 3 ? answer(503, { code: "unsure" }) : answer(200, { key: body }),
    );
    vi.stubGlobal("fetch", fetched);
    const place = askUntilSure(sit);
    await vi.advanceTimersByTimeAsync(2_000);
    expect((await place).key).toBe(JSON.stringify(body));
    expect(fetched).toHaveBeenCalledTimes(3);
    fetched.mockImplementation(async () => answer(503, { code: "unsure" }));
    const refused = vi.fn();
    void askUntilSure(sit).catch(({ problem }: { problem: { code: string } }) => refused(problem.code));
    await vi.advanceTimersByTimeAsync(60_000);
    expect(refused).toHaveBeenCalledWith("unsure");
  });

  it("is not sent again where it was refused", async () => {
    const { askUntilSure, request } = await import("../src/api/http");
    const fetched = vi.fn(async () => answer(409, { code: "seat-taken" }));
    vi.stubGlobal("fetch", fetched);
    const sit = askUntilSure(() => request("POST /api/tables/{table}/seats", { path: { table: "t" } }));
    await expect(sit).rejects.toMatchObject({ problem: { code: "seat-taken" } });
    expect(fetched).toHaveBeenCalledTimes(1);
  });
});

describe("a socket that has to give way", () => {
  async function dismissed(code: string, final: boolean) {
    const table = await seated();
    last().say({ type: "farewell", final, reason, code });
    last().close();
    await vi.advanceTimersByTimeAsync(600_000);
    return table;
  }

  it.each(["watcher-gave-way", "opened-elsewhere"])("is not opened again after %s", async (code) => {
    const table = await dismissed(code, true);
    expect(table.link).toBe("gone");
    expect(table.farewell?.code).toBe(code);
    expect(Line.all).toHaveLength(1);
    table.close();
  });

  it("is opened again where there was no room for a moment", async () => {
    const table = await dismissed("too-many-sockets", false);
    expect(Line.all.length).toBeGreaterThan(1);
    table.close();
  });
});
