/* Links for others: which of them lead nowhere from another machine. */
import { expect, it } from "vitest";
import { isLocalOnly } from "../src/api/network.svelte";

it.each(["localhost", "localhost.", "a.localhost", "127.0.0.1", "127.1", "[::1]", "0.0.0.0", "[::]"])(
  "knows that %s is only this machine",
  (host) => expect(isLocalOnly(`http://${host}:8000/t/x`)).toBe(true),
);

it.each(["192.168.0.7", "10.0.0.0", "[fe80::1]", "example.org", "localhost.example.org", "mylocalhost"])(
  "takes %s for an address that others can call",
  (host) => expect(isLocalOnly(`http://${host}:8000/t/x`)).toBe(false),
);
