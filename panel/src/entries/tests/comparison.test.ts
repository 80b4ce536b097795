// First import: it sets the environment that the following modules read when they load.
import "../../../tests/setup/test-environment";

import assert from "node:assert/strict";
import { after, before, beforeEach, describe, it } from "node:test";

import { createLocalReq, type PayloadRequest } from "payload";

import { readComparison } from "../comparison";
import { type ComparisonRow, toComparisonRows } from "../comparison-rows";
import { applicationMessages } from "../words/applications";
import { comparisonMessages } from "../words/comparison";
import { storeApplication } from "../../../tests/builders/applications";
import { openRoleSessions, type RoleSessions } from "../../../tests/setup/role-sessions";

let roles: RoleSessions;

before(async () => {
  roles = await openRoleSessions();
});

after(() => roles.close());

beforeEach(async () => {
  await roles.payload.delete({ collection: "entries", where: { id: { exists: true } } });
});

const CONTACT = { phone: "+55 (11) 90000-4321", email: "familia@example.com" };

const store = (over: Record<string, unknown> = {}): Promise<number> => storeApplication(roles.payload, { ...CONTACT, ...over });

const requestOf = async (role: "scout" | "editor"): Promise<PayloadRequest> => {
  const user = await roles.payload.findByID({ collection: "users", id: Number(roles.session(role).id), overrideAccess: true });
  return createLocalReq({ user: { ...user, collection: "users" } }, roles.payload);
};

const compare = async (id: number) => readComparison(await requestOf("scout"), id);

const rowsOf = async (id: number, language: string): Promise<ComparisonRow[]> => {
  const texts = { language, messages: applicationMessages(language), comparison: comparisonMessages(language) };
  return toComparisonRows((await compare(id)).applications, texts);
};

describe("the comparison of an application", () => {
  it("begins with it and continues with the others of the same person or contact, the newest first", async () => {
    const first = await store();
    const sister = await store({ name: "Clara Demo", birthdate: "2018-01-02" });
    await storeApplication(roles.payload, { name: "Outra Pessoa" });
    const repeated = await store({ email: "outro@example.com" });
    const { applications, omitted } = await compare(first);
    assert.deepEqual(
      applications.map(({ entry, reasons }) => [entry.id, reasons]),
      [
        [first, []],
        [repeated, ["person", "phone"]],
        [sister, ["phone", "email"]],
      ],
    );
    assert.equal(omitted, 0);
  });

  it("has six applications at most, and counts the others", async () => {
    const first = await store();
    for (let count = 0; count < 7; count += 1) await store();
    const { applications, omitted } = await compare(first);
    assert.deepEqual([applications.length, omitted], [6, 2]);
  });

  it("contains the history of the same person's applications", async () => {
    const [first, repeated] = [await store(), await store()];
    await roles.ask("scout", "/desk/decisions", { method: "POST", json: { ids: [repeated], status: "declined", reason: "duplicate" } });
    const { history } = await compare(first);
    assert.deepEqual(
      history.map(({ entry, event, to }) => [entry, event, to]),
      [[repeated, "status", "declined/duplicate"]],
    );
  });

  it("is refused for an account that may not read applications", async () => {
    const id = await store();
    await assert.rejects(readComparison(await requestOf("editor"), id));
  });
});

describe("the rows of a comparison", () => {
  it("mark answers that differ, and not those that are only written differently", async () => {
    const first = await store();
    await store({ name: "ANA  CLARA demo", phone: "11 90000-4321", email: "Familia@Example.com", height: "141/4.7", hair: "Black" });
    const rows = await rowsOf(first, "pt");
    const different = rows.filter(({ cells }) => cells.some(({ isDifferent }) => isDifferent)).map(({ label }) => label);
    assert.deepEqual(different, ["Altura", "Cabelo"]);
    assert.deepEqual(
      rows.find(({ label }) => label === "Altura")?.cells.map(({ text }) => text),
      ["1,38 m", "1,41 m"],
    );
  });

  it("speak the language of the admin and leave out what nobody answered", async () => {
    const first = await store();
    await store();
    const labels = (await rowsOf(first, "en")).map(({ label }) => label);
    assert.ok(labels.includes("Height"));
    assert.ok(!labels.includes("TikTok"));
    assert.ok(!labels.includes("Notes"));
  });
});
