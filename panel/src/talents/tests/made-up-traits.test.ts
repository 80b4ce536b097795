// First import: it sets the environment that the following modules read when they load.
import "../../../tests/setup/test-environment";

import assert from "node:assert/strict";
import { after, before, it } from "node:test";

import type { RoleSessions } from "../../../tests/setup/role-sessions";
import { TALENT_OPTIONS } from "../../../../src/config/options";
import { TALENT_FIELDS, type FieldTable } from "../../../../src/domain/talent-fields";
import ptFields from "../../../../src/locales/pt/fields.json";
import ptOptions from "../../../../src/locales/pt/options.json";
import { bilingual } from "../../shared/bilingual";

/** The product does not have these fields: a text, an option, a list and a flag, added like real ones. */
const MADE_UP_FIELDS: FieldTable = {
  bustSize: { kind: "length" },
  build: { kind: "option" },
  dialects: { kind: "list" },
  swims: { kind: "flag" },
};
const LABELS = { "fields.bustSize": "Busto", "fields.build": "Porte", "fields.dialects": "Sotaques", "fields.swims": "Nada" };
const RULE = { accepts: (text: string) => /^\d+$/.test(text), refusal: bilingual("Use um número.", "Use a number.") };

/** Runs before the modules that depend on the tables are loaded. */
const addMadeUp = async (): Promise<void> => {
  Object.assign(TALENT_FIELDS, MADE_UP_FIELDS);
  Object.assign(TALENT_OPTIONS, { build: ["slim", "strong"] });
  Object.assign(ptFields, LABELS);
  Object.assign(ptOptions, { "options.build.slim": "Magro", "options.build.strong": "Forte" });
  // The other fields have no details.
  Object.assign((await import("../fields/traits")).TRAIT_DETAILS, { bustSize: { rule: RULE } });
};

let roles: RoleSessions;

before(async () => {
  await addMadeUp();
  const [{ openRoleSessions }, { createNextMigration }] = await Promise.all([
    import("../../../tests/setup/role-sessions"),
    import("../../../tests/setup/next-migration"),
  ]);
  roles = await openRoleSessions();
  const { migration } = await createNextMigration(roles.payload);
  await roles.payload.db.migrate({ migrations: [migration] });
  await roles.payload.create({ collection: "categories", data: { category: "talents" }, overrideAccess: true });
});
after(() => roles.close());

const readTalent = async (name: string): Promise<Record<string, unknown> | undefined> => {
  const where = { name: { equals: name } };
  const { docs } = await roles.payload.find({ collection: "talents", where, depth: 0, overrideAccess: true });
  return docs[0] as Record<string, unknown> | undefined;
};

const VALUES = { bustSize: "88", build: "strong", dialects: "gaúcho\nbaiano", swims: true };

it("are saved by the form's call, and refused with a sentence where the rule says so", async () => {
  const [category] = (await roles.payload.find({ collection: "categories", overrideAccess: true })).docs;
  const facts = { gender: "woman", birthdate: "1990-03-09", categories: [category?.id], _status: "published" };
  const save = (json: unknown) => roles.ask("editor", "/talents", { method: "POST", json });
  const saved = await save({ ...facts, name: "Ana Prado", ...VALUES });
  assert.equal(saved.status, 201);
  assert.deepEqual({ ...(await readTalent("Ana Prado")), ...VALUES }, await readTalent("Ana Prado"));
  assert.equal((await save({ ...facts, name: "Bia", bustSize: "grande" })).status, 400);
  assert.equal((await save({ ...facts, name: "Bia", build: "tall" })).status, 400);
});

it("are imported, planned as the same again, and described in the admin's words", async () => {
  const [{ anAdult, openImporter }, { describeRows }, { toOutcome }] = await Promise.all([
    import("../../../tests/builders/rosters"),
    import("../../roster/job/describe-rows"),
    import("../../roster/job/row-outcome"),
  ]);
  const user = await roles.payload.findByID({ collection: "users", id: Number(roles.session("admin").id), depth: 0, overrideAccess: true });
  const importLines = openImporter(roles.payload, user);
  const line = anAdult({ Nome: "Caio Luz", Busto: "90", Porte: "magro", Sotaques: "carioca; mineiro", Nada: "sim" });
  assert.deepEqual(
    (await importLines([line])).rows.map(({ plan }) => plan.state),
    ["new"],
  );
  const stored = { bustSize: "90", build: "slim", dialects: "carioca\nmineiro", swims: true };
  assert.deepEqual({ ...(await readTalent("Caio Luz")), ...stored }, await readTalent("Caio Luz"));
  assert.deepEqual(
    (await importLines([line])).rows.map(({ plan }) => plan.state),
    ["same"],
  );
  const { rows } = await importLines([{ ...line, Porte: "forte" }]);
  const described = await describeRows(
    roles.payload,
    rows.map((row) => toOutcome(row, new Map())),
    "pt",
  );
  assert.deepEqual(described[0]?.changes, [{ label: "Porte", was: "Magro", becomes: "Forte" }]);
});

it("are in the export", async () => {
  const { readZip } = await import("../../../tests/setup/read-zip");
  const { body } = await roles.ask("admin", "/desk/export/store");
  const records = JSON.parse(String(readZip(body).get("records/talents.json"))) as Record<string, unknown>[];
  const ana = records.find(({ name }) => name === "Ana Prado");
  assert.deepEqual({ ...ana, ...VALUES }, ana);
});

it("are sent by the contract, in its spelling", async () => {
  const [{ createContract }, { createPayloadStore }, { CREDENTIALS, signedIn }, { localFiles }] = await Promise.all([
    import("../../contract/app"),
    import("../../payload-store"),
    import("../../../tests/setup/contract-client"),
    import("../../media/local-files"),
  ]);
  const app = createContract({
    store: createPayloadStore(roles.payload),
    credentials: CREDENTIALS,
    secret: "secret of the tests",
    files: localFiles("/nonexistent"),
    onError: () => undefined,
  });
  const { integration } = await signedIn(app);
  const { body } = await integration("/api/talents");
  const ana = body.data.find(({ name }: { name: string }) => name === "Ana Prado");
  const sent = { bust_size: "88", build: "strong", dialects: ["gaúcho", "baiano"], swims: true };
  assert.deepEqual({ ...ana, ...sent }, ana);
});
