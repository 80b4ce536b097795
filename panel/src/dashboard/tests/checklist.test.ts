// First imports: they set the environment that the following modules read when they load.
import "../../../tests/setup/test-environment";
import "../../../tests/setup/without-demo";

import assert from "node:assert/strict";
import { writeFile } from "node:fs/promises";
import path from "node:path";
import { after, before, it } from "node:test";

import { recordDemoFields } from "../../demo/demo-fields";
import { DEMO_CONTENT } from "../../demo/demo-mark";
import { type ChecklistStep, readChecklist } from "../checklist";
import { environment } from "../../environment";
import { anUpload } from "../../../tests/builders/photos";
import { storeRecord } from "../../../tests/builders/records";
import { openRoleSessions, type RoleSessions } from "../../../tests/setup/role-sessions";

const NOW = new Date("2026-11-23T12:00:00.000Z");

let roles: RoleSessions;

before(async () => {
  roles = await openRoleSessions();
});
after(() => roles.close());

const doneSteps = async (): Promise<ChecklistStep[]> =>
  ((await readChecklist(roles.payload, NOW)) ?? []).flatMap(({ step, isDone }) => (isDone ? [step] : []));

const aText = (text: string) => ({
  root: {
    type: "root",
    version: 1,
    format: "" as const,
    indent: 0,
    direction: null,
    children: [{ type: "paragraph", version: 1, children: [{ type: "text", version: 1, text }] }],
  },
});

const setGlobal = (slug: "website-texts" | "customizations" | "website-images", data: Record<string, unknown>) =>
  roles.payload.updateGlobal({ slug, locale: "pt", data, overrideAccess: true });

it("ticks each step by what the store contains, and is gone when all are done", async () => {
  const { payload } = roles;
  assert.deepEqual(await doneSteps(), []);
  assert.equal(
    (await readChecklist(payload, NOW))?.some(({ step }) => step === "demo"),
    false,
  );
  const { id: logo } = await payload.create({ collection: "media", data: {}, file: await anUpload(), overrideAccess: true });
  const steps: [ChecklistStep, () => Promise<unknown>][] = [
    ["identity", () => setGlobal("customizations", { agencyName: "Agência Exemplo" })],
    ["logo", () => setGlobal("website-images", { logo })],
    ["contact", () => setGlobal("website-texts", { contact_whatsapp: "+55 (11) 90000-0001" })],
    ["categories", () => storeRecord(payload, "categories")],
    ["talents", () => storeRecord(payload, "talents", { _status: "published" })],
    ["texts", () => setGlobal("website-texts", { about_text: aText("Sobre"), getscouted_intro: aText("Venha") })],
    ["privacy", () => setGlobal("website-texts", { privacy_notice: aText("Aviso") })],
    ["team", () => storeRecord(payload, "staff", { _status: "published" })],
    ["mail", async () => Object.assign(environment, { mail: { host: "mail.example.com" } })],
  ];
  const expected: ChecklistStep[] = [];
  for (const [step, act] of steps) {
    await act();
    expected.push(step);
    assert.deepEqual(await doneSteps(), expected);
  }
  const marker = path.join(environment.dataDir, "last-backup.json");
  await writeFile(marker, JSON.stringify({ at: "2026-10-20T12:00:00.000Z" }));
  assert.deepEqual(await doneSteps(), expected);
  await writeFile(marker, JSON.stringify({ at: "2026-11-20T12:00:00.000Z" }));
  assert.equal(await readChecklist(payload, NOW), null);
});

it("counts nothing of the demo, and ticks its removal", async () => {
  const { payload } = roles;
  await payload.update({ collection: "talents", where: {}, data: {}, context: DEMO_CONTENT, overrideAccess: true });
  await recordDemoFields(payload);
  const steps = new Map((await readChecklist(payload, NOW))?.map(({ step, isDone }) => [step, isDone]));
  assert.deepEqual(
    ["identity", "contact", "talents", "demo", "team"].map((step) => steps.get(step as ChecklistStep)),
    [false, false, false, false, true],
  );
  await setGlobal("customizations", { agencyName: "Outra Agência" });
  assert.ok((await doneSteps()).includes("identity"));
});

it("is dismissed by admins alone, for all of them", async () => {
  assert.equal((await roles.ask("editor", "/desk/checklist/dismiss", { method: "POST", json: {} })).status, 403);
  assert.notEqual(await readChecklist(roles.payload, NOW), null);
  assert.equal((await roles.ask("admin", "/desk/checklist/dismiss", { method: "POST", json: {} })).status, 200);
  assert.equal(await readChecklist(roles.payload, NOW), null);
});
