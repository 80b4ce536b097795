// First import: it sets the environment that the following modules read when they load.
import "../../../tests/setup/test-environment";

import assert from "node:assert/strict";
import { after, before, it } from "node:test";

import { runSql } from "../../database/sql";
import { storeRecord } from "../../../tests/builders/records";
import { openRoleSessions, type RoleSessions } from "../../../tests/setup/role-sessions";
import { fillSiteStates } from "../site-state/site-state";

let roles: RoleSessions;

before(async () => {
  roles = await openRoleSessions();
});
after(() => roles.close());

const aDraft = (): Promise<number> => storeRecord(roles.payload, "talents", { birthdate: "1990-03-09", _status: "draft" });

const save = async (id: number, json: Record<string, unknown>, query = ""): Promise<void> => {
  const { status, body } = await roles.ask("editor", `/talents/${id}?depth=0${query}`, { method: "PATCH", json });
  assert.equal(status, 200, JSON.stringify(body));
};

const saveDraft = (id: number): Promise<void> => save(id, { eyes: "Green", _status: "draft" }, "&draft=true");

/** The state in the list of the admin, which shows the newest versions. */
const stateOf = async (id: number): Promise<unknown> => {
  const { body } = await roles.ask("editor", `/talents?where[id][equals]=${id}&draft=true&depth=0`);
  return body.docs[0].siteState;
};

const idsIn = async (state: string): Promise<number[]> => {
  const { body } = await roles.ask("editor", `/talents?where[siteState][equals]=${state}&draft=true&depth=0&limit=0`);
  return body.docs.map(({ id }: { id: number }) => id);
};

it("a talent is a draft until it is published, and archived when it leaves the site", async () => {
  const id = await aDraft();
  assert.equal(await stateOf(id), "draft");
  await saveDraft(id);
  assert.equal(await stateOf(id), "draft");
  await save(id, { _status: "published" });
  assert.equal(await stateOf(id), "published");
  await save(id, { _status: "draft" });
  assert.equal(await stateOf(id), "archived");
  await saveDraft(id);
  assert.equal(await stateOf(id), "archived");
  await save(id, { _status: "published" });
  assert.equal(await stateOf(id), "published");
});

it("a newer draft leaves a talent among the published ones, until it is taken off the site", async () => {
  const id = await aDraft();
  await save(id, { _status: "published" });
  await saveDraft(id);
  assert.equal(await stateOf(id), "published");
  assert.ok((await idsIn("published")).includes(id) && !(await idsIn("draft")).includes(id));
  await save(id, { _status: "draft" });
  assert.equal(await stateOf(id), "archived");
});

it("several talents that leave the site at once are archived", async () => {
  const ids = [await aDraft(), await aDraft()];
  for (const id of ids) await save(id, { _status: "published" });
  await roles.ask("editor", `/talents?where[id][in]=${ids.join(",")}&depth=0`, { method: "PATCH", json: { _status: "draft" } });
  assert.deepEqual(await Promise.all(ids.map(stateOf)), ["archived", "archived"]);
});

it("no request sets the state", async () => {
  const id = await aDraft();
  await save(id, { siteState: "published" }, "&draft=true");
  assert.equal(await stateOf(id), "draft");
});

it("talents of an earlier version get their state at the start", async () => {
  const [draft, published, changed, archived] = [await aDraft(), await aDraft(), await aDraft(), await aDraft()];
  for (const id of [published, changed, archived]) await save(id, { _status: "published" });
  await saveDraft(changed);
  await save(archived, { _status: "draft" });
  await runSql(roles.payload, "UPDATE talents SET site_state = NULL");
  await runSql(roles.payload, "UPDATE _talents_v SET version_site_state = NULL");
  await fillSiteStates(roles.payload);
  const states = await Promise.all([draft, published, changed, archived].map(stateOf));
  assert.deepEqual(states, ["draft", "published", "published", "archived"]);
});
