// First import: it sets the environment that the following modules read when they load.
import "../setup/test-environment";

import assert from "node:assert/strict";
import { readFile, rm } from "node:fs/promises";
import path from "node:path";
import { after, before, describe, it } from "node:test";

import pg from "pg";

import { waitUntil } from "../../../tests/wait";
import { talents } from "../../seed/content/talents";
import { migrations } from "../../src/database/migrations/postgres";
import { type SmtpDouble, startSmtpDouble } from "../fakes/smtp-double";
import { type PanelProcess, readFirstAccount, startPanelProcess } from "../setup/panel-process-client";
import { startPostgres } from "../setup/postgres";

const AGENCY = "equipe@agency.example";
/** The first of two panels sends its mails from this address. */
const FIRST_SENDER = "first@agency.example";

let cluster: Awaited<ReturnType<typeof startPostgres>>;
let mails: SmtpDouble;
const started: PanelProcess[] = [];
let first: PanelProcess;
let second: PanelProcess;

before(async () => {
  cluster = await startPostgres();
  mails = await startSmtpDouble();
});
after(async () => {
  for (const panel of started) await panel.close();
  await mails.close();
  await cluster.close();
  await rm(String(process.env.DATA_DIR), { recursive: true, force: true });
});

const startPanels = async (databaseUrl: string): Promise<[PanelProcess, PanelProcess]> => {
  const variables = {
    DATABASE_URL: databaseUrl,
    PAYLOAD_SECRET: "a secret for tests",
    SITE_URL: "https://www.agency.example",
    SMTP_HOST: "127.0.0.1",
    SMTP_PORT: String(mails.port),
    SMTP_TLS: "off",
    NOTIFY_TO: AGENCY,
  };
  const panels = await Promise.all([
    startPanelProcess({ ...variables, SMTP_FROM: FIRST_SENDER }),
    startPanelProcess({ ...variables, SMTP_FROM: "second@agency.example" }),
  ]);
  started.push(...panels);
  await Promise.all(panels.map((panel) => panel.started));
  return panels;
};

const query = async (databaseUrl: string, text: string): Promise<Record<string, unknown>[]> => {
  const client = new pg.Client(databaseUrl);
  await client.connect();
  try {
    return (await client.query<Record<string, unknown>>(text)).rows;
  } finally {
    await client.end();
  }
};

const readMigrations = async (databaseUrl: string): Promise<unknown[]> =>
  (await query(databaseUrl, "SELECT name FROM payload_migrations ORDER BY id")).map(({ name }) => name);

const hasMigrated = ({ lines }: PanelProcess): boolean => lines.some((line) => line.includes("Migrating:"));

const NAMES = migrations.map(({ name }) => name);

describe("two panels that start at once", () => {
  it("migrate an empty database, create the first account and store the demo content once", async () => {
    const panels = await startPanels(cluster.url);
    [first, second] = panels;
    assert.deepEqual(await readMigrations(cluster.url), NAMES);
    assert.equal(panels.filter(hasMigrated).length, 1);
    assert.deepEqual(await query(cluster.url, "SELECT count(*)::int AS count FROM users"), [{ count: 1 }]);
    assert.deepEqual(await query(cluster.url, "SELECT count(*)::int AS count FROM talents"), [{ count: talents.length }]);
    const accounts = await Promise.all(panels.map(readFirstAccount));
    assert.equal(accounts.filter((account) => account !== null).length, 1);
  });
});

describe("two panels that run", () => {
  it("keep five sign-ins of one account at once valid, in both panels", async () => {
    const panels = [first, second];
    const account = (await Promise.all(panels.map(readFirstAccount))).find((each) => each !== null);
    const signIn = (panel: PanelProcess, times: number) => panel.run<string[]>("signIn", { ...account, times });
    const tokens = (await Promise.all([signIn(first, 3), signIn(second, 2)])).flat();
    assert.equal(new Set(tokens).size, 5);
    for (const panel of panels) for (const token of tokens) assert.equal(await panel.run("readAccount", { token }), account?.email);
  });

  it("have the same keys, and know of each other's erasures and previews", async () => {
    for (const name of ["audit.key", "erased.key", "private-files.key"]) {
      const [one, other] = await Promise.all([first, second].map(({ dataDir }) => readFile(path.join(dataDir, "keys", name))));
      assert.deepEqual(one, other);
    }
    const { talent } = await first.run<{ talent: number }>("storeEndingConsent");
    assert.equal(await second.run("isErased", { talent }), false);
    await first.run("eraseTalent", { talent });
    assert.equal(await second.run("isErased", { talent }), true);
    const lines = async (): Promise<string> => readFile(path.join(second.dataDir, "keys/erased.jsonl"), "utf8").catch(() => "");
    await second.run("startJobs");
    assert.match(await lines(), /"kind":"talent"/);
    const preview = await first.run("addPreview");
    assert.equal(await second.run("hasPreview", { preview }), true);
    assert.equal(await second.run("hasPreview", { preview: "other" }), false);
  });

  it("send each mail once while both run the jobs", async () => {
    mails.accepted.length = 0;
    mails.hold();
    await first.run("storeEndingConsent");
    await first.run("storeApplication");
    const running = first.run("startJobs");
    await waitUntil("a reminder and a guardian's mail are being sent", async () => mails.held().length === 2);
    await second.run("startJobs");
    assert.equal(mails.held().length, 2);
    mails.release();
    await running;
    await second.run("startJobs");
    await first.run("startJobs");
    assert.equal(mails.accepted.length, 2);
    assert.equal(mails.accepted.filter((recipient) => recipient === AGENCY).length, 1);
  });

  it("continue a job of the other panel that is killed", async () => {
    mails.accepted.length = 0;
    mails.hold();
    await first.run("storeEndingConsent");
    void first.run("startJobs");
    const [sender] = await waitUntil("a reminder is being sent", async () => mails.held().length === 1 && mails.held());
    // Either panel may have taken the job first.
    const [killed, other] = sender === FIRST_SENDER ? [first, second] : [second, first];
    await other.run("startJobs");
    assert.deepEqual(mails.held(), [sender]);
    await killed.kill();
    await waitUntil("the mail of the killed panel is gone", async () => mails.lost() === 1);
    mails.release();
    await waitUntil("the other panel has sent the reminder", async () => mails.accepted.includes(AGENCY));
    await other.run("startJobs");
    assert.deepEqual(mails.accepted, [AGENCY]);
  });
});
