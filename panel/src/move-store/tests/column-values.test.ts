import assert from "node:assert/strict";
import { it } from "node:test";

import { createTableDigest, toTargetValue } from "../column-values";

const value = (type: string, stored: unknown) => toTargetValue({ name: "column", type }, stored);

it("turns values of SQLite into those of Postgres", () => {
  assert.deepEqual([value("bool", 1), value("bool", 0), value("bool", null)], [true, false, null]);
  assert.equal(value("timestamptz", "2026-03-01 15:00:00"), "2026-03-01T15:00:00.000Z");
  assert.equal(value("timestamptz", "2026-03-01T12:00:00.250-03:00"), "2026-03-01T15:00:00.250Z");
  assert.equal(value("timestamptz", "2026-03-01 15:00:00.25+00"), "2026-03-01T15:00:00.250Z");
  assert.deepEqual(value("jsonb", '{"root":{"children":[]}}'), { root: { children: [] } });
  assert.deepEqual([value("numeric", 1.5), value("int4", 7)], [1.5, 7]);
  assert.deepEqual([value("varchar", "1"), value("enum_users_role", "admin")], ["1", "admin"]);
  assert.throws(() => value("timestamptz", "yesterday"), /column column has a value that is no time/);
  assert.throws(() => value("jsonb", "{"), /column column has a value that is no JSON/);
});

const COLUMNS = [
  { name: "id", type: "int4" },
  { name: "price", type: "numeric" },
  { name: "content", type: "jsonb" },
  { name: "at", type: "timestamptz" },
];

const digestOf = (...rows: Record<string, unknown>[]) => {
  const digest = createTableDigest(COLUMNS);
  rows.forEach(digest.add);
  return digest.result();
};

const ROW = { id: 1, price: 1.5, content: { a: 1, b: [{ c: 2, d: 3 }] }, at: "2026-03-01T15:00:00.000Z" };
const OTHER = { ...ROW, id: 2 };

it("gives a table the same digest in both databases, in any order of rows", () => {
  const inPostgres = { id: 1, price: "1.50", content: { b: [{ d: 3, c: 2 }], a: 1 }, at: new Date("2026-03-01T15:00:00.000Z") };
  assert.deepEqual(digestOf(ROW, OTHER), digestOf(OTHER, inPostgres));
});

it("gives another digest for another value, a missing row, a row too many and a null", () => {
  const digests = [
    digestOf(ROW, OTHER),
    digestOf(ROW),
    digestOf(ROW, ROW),
    digestOf(ROW, { ...OTHER, price: 1.51 }),
    digestOf(ROW, { ...OTHER, at: null }),
  ];
  assert.equal(new Set(digests.map(({ hash }) => hash)).size, digests.length);
});
