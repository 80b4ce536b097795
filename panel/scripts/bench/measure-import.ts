import { randomUUID } from "node:crypto";
import { rename } from "node:fs/promises";
import path from "node:path";
import { performance } from "node:perf_hooks";

import config from "@payload-config";
import { REST_GET, REST_POST } from "@payloadcms/next/routes";
import { getPayload, type Payload } from "payload";

import { createImportFolder, importFile } from "../../src/roster/job/import-folder";
import { createImport, readCounts, readImport, updateImport } from "../../src/roster/job/import-record";
import { runImports } from "../../src/roster/job/run-imports";

const PROBE_EVERY_MS = 250;
const ORIGIN = "http://127.0.0.1";

const get = REST_GET(config);
const post = REST_POST(config);

/** Calls Payload like the panel's server: with the account's token, until the response is read. */
const listTalents = async (token: string): Promise<void> => {
  const request = new Request(`${ORIGIN}/cms/api/talents?limit=25&depth=0&draft=true`, { headers: { Authorization: `JWT ${token}` } });
  const response = await get(request, { params: Promise.resolve({ slug: ["talents"] }) });
  await response.arrayBuffer();
  if (response.status !== 200) throw new Error(`the list of talents answered ${response.status}`);
};

const createAccount = async (payload: Payload): Promise<{ id: number; token: string }> => {
  const account = { email: "bench@example.com", password: randomUUID() };
  const { id } = await payload.create({ collection: "users", data: { ...account, name: "Bench", role: "admin" }, overrideAccess: true });
  const headers = { "Content-Type": "application/json" };
  const request = new Request(`${ORIGIN}/cms/api/users/login`, { method: "POST", headers, body: JSON.stringify(account) });
  const { token } = await (await post(request, { params: Promise.resolve({ slug: ["users", "login"] }) })).json();
  return { id, token };
};

/** Sends requests at fixed times until `stop`; each is measured from the time at which it was due, including the wait. */
const probe = (token: string): { stop: () => Promise<number[]> } => {
  const started = performance.now();
  const times: number[] = [];
  const open = new Set<Promise<void>>();
  let count = 0;
  const send = async (due: number): Promise<void> => {
    await listTalents(token);
    times.push(performance.now() - due);
  };
  const timer = setInterval(() => {
    while (started + (count + 1) * PROBE_EVERY_MS <= performance.now()) {
      count += 1;
      const request = send(started + count * PROBE_EVERY_MS);
      open.add(request);
      void request.finally(() => open.delete(request));
    }
  }, PROBE_EVERY_MS);
  return {
    stop: async () => {
      clearInterval(timer);
      await Promise.all(open);
      return times.toSorted((one, other) => one - other);
    },
  };
};

const atShare = (sorted: readonly number[], share: number): number => sorted[Math.floor(sorted.length * share)] ?? 0;

type Phase = { seconds: number; p50: number; p95: number; max: number };

const measure = async (payload: Payload, token: string): Promise<Phase> => {
  const requests = probe(token);
  const started = performance.now();
  await runImports(payload);
  const seconds = (performance.now() - started) / 1000;
  const times = await requests.stop();
  return { seconds, p50: atShare(times, 0.5), p95: atShare(times, 0.95), max: times.at(-1) ?? 0 };
};

const requireState = async (payload: Payload, id: number, expected: string): Promise<void> => {
  const record = await readImport(payload, id);
  if (record?.state !== expected || readCounts(record.counts).refused > 0)
    throw new Error(`the import is ${record?.state}: ${record?.problem ?? ""} ${JSON.stringify(record?.counts)}`);
};

const [folder = ""] = process.argv.slice(2);
const payload = await getPayload({ config });
payload.logger.level = "error";
await payload.create({ collection: "categories", data: { category: "talents" }, overrideAccess: true });
const { id: account, token } = await createAccount(payload);
const id = await createImport(payload, account);
await createImportFolder(id);
await rename(path.join(folder, "table.csv"), importFile(id, "table"));
await rename(path.join(folder, "pictures.zip"), importFile(id, "pictures"));
await updateImport(payload, id, { state: "planning" });
const dryRun = await measure(payload, token);
await requireState(payload, id, "planned");
await updateImport(payload, id, { state: "importing", isDryRun: false });
const written = await measure(payload, token);
await requireState(payload, id, "done");
process.stdout.write(`${JSON.stringify({ dryRun, written })}\n`, () => process.exit(0));
