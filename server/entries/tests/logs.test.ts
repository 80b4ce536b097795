import { mkdtemp, readdir, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { DatabaseSync } from "node:sqlite";
import { freePort } from "../../../scripts/free-port";
import { startUpstream } from "../../../tests/fakes/upstream/start-upstream";
import { waitFor } from "../../../tests/wait";
import { CONTACT, multipart, MULTIPART, scoutingForm } from "./form-bodies";
import { startGatewayProcess } from "./gateway-process";

const CANARIES = ["canary", "Canária", "90000-1234", "canary.example"];

it("the gateway logs no answer of any form at level trace", async () => {
  const upstream = await startUpstream({ fault: { kind: "status", status: 422, path: /send$/ } });
  const dataDir = await mkdtemp(path.join(tmpdir(), "logs-"));
  const port = await freePort();
  const gateway = await startGatewayProcess({ settings: upstream.settings, port, dataDir, variables: { LOG_LEVEL: "trace" } });
  const fields = { ...CONTACT, name: "Canária", email: "x@canary.example", phone: "+55 (11) 90000-1234", message: "canary" };
  const post = async (entry: string, body: Buffer, headers: Readonly<Record<string, string>> = {}): Promise<number> => {
    const reply = await fetch(`http://127.0.0.1:${port}/api/entry/${entry}?name=canary`, {
      method: "POST",
      headers: { ...MULTIPART, ...headers },
      body: new Uint8Array(body),
    });
    return reply.status;
  };
  const statuses = [
    await post("contact", multipart(fields)),
    await post("contact", multipart({ ...fields, email: "canary" })),
    await post("contact", multipart(fields).subarray(0, 250)),
    await post("getScouted", await scoutingForm({ city: "canary" })),
    await post("getScouted", await scoutingForm({ city: "canary" }, { image1: Buffer.from("canary") })),
    await post("canary", multipart(fields)),
  ];
  // Keys and tokens of families and guardians: right ones, wrong ones, and some in the address.
  const KEY = "canary0123456789012345";
  const ask = (address: string, body: object) =>
    fetch(`http://127.0.0.1:${port}${address}`, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify(body),
    }).then(({ status }) => status);
  const asked = [
    await ask("/api/family-pages/7F3A91C2/status?key=canary", { key: KEY }),
    await ask("/api/family-pages/7F3A91C2/erase", { key: KEY }),
    await ask("/api/confirmations/confirm", { token: `${KEY}${KEY}` }),
  ];
  // Before the database fails: an entry whose rejection cannot be stored is sent again much later.
  await waitFor(() => expect(gateway.output().match(/given up/g)).toHaveLength(2));
  const database = new DatabaseSync(path.join(dataDir, "entries", "outbox.db"), { timeout: 5_000 });
  const sendWhile = async (begin: string, end: string): Promise<number> => {
    database.exec(begin);
    const status = await post("contact", multipart({ ...fields, message: `canary while: ${begin}` }));
    database.exec(end);
    return status;
  };
  const whileFailing = [
    await sendWhile("BEGIN IMMEDIATE", "ROLLBACK"),
    await sendWhile("CREATE TRIGGER full BEFORE INSERT ON entries BEGIN SELECT RAISE(FAIL, 'full'); END", "DROP TRIGGER full"),
    await sendWhile("ALTER TABLE entries RENAME TO gone", "ALTER TABLE gone RENAME TO entries"),
  ];
  database.close();
  await fetch(`http://127.0.0.1:${port}/api/staff/verify?contact=canary@canary.example`);
  await gateway.stop();
  const files = (await readdir(dataDir, { recursive: true, withFileTypes: true })).filter((entry) => entry.isFile());
  const kept = await Promise.all(files.map(({ parentPath, name }) => readFile(path.join(parentPath, name), "latin1")));
  const logged = gateway.output() + kept.join();
  expect(asked).toEqual([404, 404, 404]);
  expect(whileFailing).toEqual([503, 503, 503]);
  expect(statuses).toEqual([202, 422, 400, 202, 422, 404]);
  expect(CANARIES.filter((canary) => logged.includes(canary) || logged.includes(Buffer.from(canary).toString("latin1")))).toEqual([]);
  await Promise.all([upstream.close(), rm(dataDir, { recursive: true })]);
});
