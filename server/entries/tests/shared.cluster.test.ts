import { randomBytes } from "node:crypto";
import { startS3Server, type S3Server } from "../../../tests/fakes/s3-server";
import { startPostgres, type PostgresServer } from "../../../tests/servers/postgres";
import { waitFor } from "../../../tests/wait";
import { OPEN, OPEN_HASH, packageCalls, pickRow } from "../../packages/tests/package-calls";
import { runGateway, type RunningGateway } from "../../tests/run-gateway";
import { CONTACT, multipart, scoutingForm, send } from "./form-bodies";
import { runSharedKills } from "./shared-kill-runs";

const KEYS = { text: randomBytes(32).toString("base64") };

const running: RunningGateway[] = [];
let postgres: PostgresServer;
let s3: S3Server;
let databaseUrl: string;
let databases = 0;

beforeAll(async () => {
  [postgres, s3] = await Promise.all([startPostgres(), startS3Server()]);
});
afterAll(() => Promise.all([postgres.close(), s3.close()]));
beforeEach(async () => {
  databases += 1;
  databaseUrl = await postgres.createDatabase(`gateways_${databases}`);
});
afterEach(() => Promise.all(running.splice(0).map((gateway) => gateway.close())));

const start = async (dataDir?: string): Promise<RunningGateway> => {
  const gateway = await runGateway({
    dataDir,
    shared: { databaseUrl, bucket: s3.settings },
    entries: { keys: KEYS, storageRetryMs: 50 },
  });
  running.push(gateway);
  return gateway;
};

it("a form that one gateway has acknowledged is delivered by another one after the first lost its disk", async () => {
  const [first, second] = [await start(), await start()];
  for (const gateway of [first, second]) await gateway.upstream.setFault({ kind: "status", status: 503, path: /send$/ });
  const { reference, key } = (await send(first, "getScouted", await scoutingForm())).json();
  running.shift();
  await first.close();
  await second.upstream.setFault(null);
  second.advanceClock(3_600_000);
  await waitFor(async () => {
    second.gateway.entries.wake();
    expect(second.upstream.entries).toHaveLength(1);
  }, 60);
  expect(Object.keys(second.upstream.entries[0]?.files ?? {})).toHaveLength(6);
  await waitFor(async () => {
    const status = await second.app.inject({ method: "POST", url: `/api/family-pages/${reference}/status`, payload: { key } });
    expect(status.json()).toMatchObject({ state: "reviewing" });
  });
});

it("says at its start that forms wait in the data folder, which it does not deliver", async () => {
  const before = await runGateway({ upstream: { fault: { kind: "status", status: 503, path: /send$/ } } });
  running.push(before);
  expect((await send(before, "contact", multipart(CONTACT))).statusCode).toBe(202);
  const after = await start(before.dataDir);
  expect(after.warnings.join()).toContain("1 entries and 0 picks in DATA_DIR are not delivered");
});

it("a form that was acknowledged by one gateway gets the same answer from another one", async () => {
  const [first, second] = [await start(), await start()];
  const submit = (gateway: RunningGateway) => send(gateway, "contact", multipart(CONTACT), { "idempotency-key": "one key" });
  const [one, other] = [await submit(first), await submit(second)];
  expect([one.statusCode, other.statusCode, other.json()]).toEqual([202, 202, one.json()]);
  await waitFor(() => expect(first.upstream.entries.length + second.upstream.entries.length).toBe(1));
});

it("shows the picks that one gateway has stored on another one, of each the last by its number", async () => {
  const [first, second] = [await start(), await start()];
  for (const { upstream } of [first, second]) await upstream.setFault({ kind: "status", status: 503, path: /\/picks$/, body: /sequence/ });
  const [one, other] = [packageCalls(() => first), packageCalls(() => second)];
  expect([await one.pick([pickRow(2)]), await other.pick([pickRow(1)]), await other.pick([pickRow(3)])]).toEqual([[2], [2], [3]]);
  expect((await one.picks()).picks).toMatchObject([{ sequence: 3 }]);
  for (const { upstream } of [first, second]) await upstream.setFault(null);
  second.advanceClock(400_000);
  // Either gateway delivers the row, each to its own double.
  const delivered = () => [first, second].flatMap(({ upstream }) => upstream.packages.rowsOf(OPEN_HASH).map(({ sequence }) => sequence));
  await waitFor(() => expect(delivered()).toContain(3));
});

it("forms answer 503 with Retry-After while the database is away, nothing else fails, and forms are accepted after its return", async () => {
  const gateway = await start();
  await postgres.kill();
  const asPage = { accept: "text/html", "accept-language": "pt-BR" };
  const replies = [
    await send(gateway, "contact", multipart(CONTACT)),
    await send(gateway, "contact", multipart({ ...CONTACT, message: "Texto que fica" }), asPage),
  ];
  expect(replies.map(({ statusCode, headers }) => [statusCode, headers["retry-after"]])).toEqual([
    [503, "60"],
    [503, "60"],
  ]);
  expect(replies[1]?.body).toContain("Texto que fica");
  expect((await gateway.app.inject("/api/casting/kids/todos")).statusCode).toBe(200);
  const pick = await packageCalls(() => gateway).post(`${OPEN}/escolhas`, JSON.stringify({ rows: [pickRow(1)] }));
  expect([pick.statusCode, pick.headers["retry-after"]]).toEqual([503, "2"]);
  const late = await start();
  expect((await send(late, "contact", multipart(CONTACT))).statusCode).toBe(503);
  expect((await late.app.inject("/api/casting/kids/todos")).statusCode).toBe(200);
  await postgres.restart();
  for (const one of [gateway, late]) expect((await send(one, "contact", multipart(CONTACT))).statusCode).toBe(202);
});

it("an application is refused with 503 while the bucket is away, and a contact form is accepted", async () => {
  const gateway = await start();
  s3.setAway(true);
  const application = await send(gateway, "getScouted", await scoutingForm());
  const contact = await send(gateway, "contact", multipart(CONTACT));
  s3.setAway(false);
  expect([application.statusCode, application.headers["retry-after"], contact.statusCode]).toEqual([503, "60", 202]);
  expect((await send(gateway, "getScouted", await scoutingForm())).statusCode).toBe(202);
});

/** `npm run test:cluster -- --short` sets fewer. */
const KILLS = Number(process.env.CLUSTER_KILLS ?? 50);

it(`loses and doubles no entry of two gateways in ${KILLS} kills of connections and gateways`, async () => {
  const { lost, partial, duplicates } = await runSharedKills(KILLS);
  expect({ lost, partial, duplicates }).toEqual({ lost: 0, partial: 0, duplicates: 0 });
}, 600_000);
