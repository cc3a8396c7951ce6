/* Names at a table, by the same cases as the server's (`tests/test_names.py`). */
import { describe, expect, test } from "vitest";
import cases from "../../tests/data/names.json";
import { faultOf, isRecordable, looksLikeAnother, writtenName } from "../src/referee/names";

interface Case {
  given: string;
  name?: string;
  fault?: string;
}

describe("a name", () => {
  test.each(cases.names as Case[])("$given is taken or refused", ({ given, name = given, fault = "" }) => {
    const written = writtenName(given);
    expect(faultOf(written)).toBe(fault);
    if (!fault) expect(written).toBe(name);
    if (!fault && written) expect(isRecordable(written)).toBe(true);
  });

  test.each(cases.pairs)("$one and $other: $why", ({ one, other, alike }) => {
    expect(looksLikeAnother(one, [other])).toBe(alike);
    expect(looksLikeAnother(other, ["Ben", one])).toBe(alike);
  });
});
