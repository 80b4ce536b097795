import { DatabaseSync } from "node:sqlite";
import pino from "pino";
import { cleanLogArguments, cleanText, describeError, nameError } from "./describe-error";

const databaseError = (): Error => {
  const cause = Object.assign(new Error("Key (name)=(canary) exists\n    at canary (/canary.ts:1:1)"), {
    code: "23505",
    detail: "canary",
    cause: "canary",
  });
  return Object.assign(new Error("Failed query: insert into entries\nparams: canary", { cause }), {
    name: "DrizzleQueryError",
    query: "insert",
    params: ["canary"],
  });
};

it("describes an error by name, codes, causes and stack frames, without messages and fields", () => {
  const described = describeError(databaseError());
  expect(described).toMatchObject({ name: "DrizzleQueryError", cause: { name: "Error", code: "23505" } });
  expect(described.at?.[0]).toContain("describe-error.test.ts");
  expect(JSON.stringify(described)).not.toContain("canary");
  expect(nameError(databaseError())).toBe("DrizzleQueryError, caused by Error 23505");
});

it("names the reason of SQLite, without its message", () => {
  const database = new DatabaseSync(":memory:");
  database.exec("CREATE TABLE people (canary TEXT PRIMARY KEY); INSERT INTO people VALUES ('Ana')");
  const caught = ((): unknown => {
    try {
      return database.exec("INSERT INTO people VALUES ('Ana')");
    } catch (error) {
      return error;
    }
  })();
  database.close();
  expect(nameError(caught)).toBe("Error ERR_SQLITE_ERROR (constraint failed)");
  expect(JSON.stringify(describeError(Object.assign(new Error("x"), { errstr: "canary: 5" })))).not.toContain("canary");
});

it("omits the content of other values, and names and codes with invalid characters", () => {
  expect(describeError("canary")).toEqual({ name: "string" });
  expect(JSON.stringify(describeError(Object.assign(new Error("x"), { name: "can ary", code: "can ary" })))).not.toContain('ary"');
});

it("keeps a sentence, and reduces a formatted error to its name", () => {
  expect(cleanText("Housekeeping: 2 old entries")).toBe("Housekeeping: 2 old entries");
  expect(cleanText("⨯ TypeError: canary\n    at x (/a.ts:1:1)")).toBe("TypeError (details omitted)");
  expect(cleanText("Failed query: canary")).toBe("Error (details omitted)");
});

it.each([
  ["an error alone", (log: pino.Logger) => log.error(databaseError())],
  ["an error with a sentence", (log: pino.Logger) => log.error({ err: databaseError() }, "it failed")],
  ["an error under another name", (log: pino.Logger) => log.error({ problem: databaseError(), doc: { name: "canary" } })],
  ["an error in a sentence", (log: pino.Logger) => log.error("it failed: %s", databaseError().stack)],
])("a logger writes no value of %s", (_case, write) => {
  const lines: string[] = [];
  const hooks: pino.LoggerOptions["hooks"] = {
    logMethod(given, method) {
      Reflect.apply(method, this, cleanLogArguments(given));
    },
  };
  write(pino({ hooks }, { write: (line) => void lines.push(line) }));
  expect(lines).toHaveLength(1);
  expect(lines.join("")).not.toContain("canary");
});
