import { DatabaseSync } from "node:sqlite";
import { inTransaction, isSqliteError } from "./sqlite";

let database: DatabaseSync;
beforeEach(() => {
  database = new DatabaseSync(":memory:");
  database.exec("CREATE TABLE people (name TEXT PRIMARY KEY) STRICT");
});
afterEach(() => database.close());

const add = (name: string) => database.prepare("INSERT INTO people VALUES (?)").run(name);
const names = () => database.prepare("SELECT name FROM people").all();

const thrownBy = (work: () => unknown): unknown => {
  try {
    return work();
  } catch (error) {
    return error;
  }
};

it("keeps the changes of work that succeeds, and returns its value", () => {
  expect(inTransaction(database, () => add("Ana").changes)).toBe(1);
  expect([names(), database.isTransaction]).toEqual([[{ name: "Ana" }], false]);
});

it.each([
  ["fails by itself", () => JSON.parse("{"), /JSON/],
  ["breaks a rule of the table", () => add("Ana"), /UNIQUE/],
  ["finds no space", () => add("x".repeat(100_000)), /full/],
  ["was rolled back by SQLite", () => database.exec("INSERT OR ROLLBACK INTO people VALUES ('Ana')"), /UNIQUE/],
])("undoes work that %s, with its error", (_case, fail, message) => {
  database.exec("PRAGMA max_page_count = 8");
  const work = (): void => {
    add("Ana");
    fail();
  };
  expect(() => inTransaction(database, work)).toThrow(message);
  expect([names(), database.isTransaction]).toEqual([[], false]);
  inTransaction(database, () => add("Bia"));
  expect(names()).toEqual([{ name: "Bia" }]);
});

it("distinguishes SQLite's errors by their primary code, and from other errors", () => {
  add("Ana");
  const twice = thrownBy(() => add("Ana"));
  expect([isSqliteError(twice), isSqliteError(twice, "constraint"), isSqliteError(twice, "busy")]).toEqual([true, true, false]);
  expect([new TypeError("a bug"), null, { errcode: "19" }].map((error) => isSqliteError(error))).toEqual([false, false, false]);
});
