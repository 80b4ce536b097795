import { mkdtemp, readdir, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { DatabaseSync } from "node:sqlite";
import { freePort } from "../../../scripts/free-port";
import { PACKAGE_TOKENS, tokenHash } from "../../../tests/fakes/upstream/content/packages";
import { startUpstream } from "../../../tests/fakes/upstream/start-upstream";
import { waitFor } from "../../../tests/wait";
import { startGatewayProcess } from "../../entries/tests/gateway-process";
import { pickRow } from "./package-calls";

const TOKEN = "canary-token-000000000";
const LOCKED = "canary-locked-00000000";
const ENDED = "canary-ended-000000000";

/** Stopped after the test in reverse order, also when it fails. */
const started: (() => Promise<unknown>)[] = [];

afterEach(async () => {
  for (const stop of started.splice(0).reverse()) await stop();
});

const filesOf = async (dataDir: string): Promise<string> => {
  const files = (await readdir(dataDir, { recursive: true, withFileTypes: true })).filter((entry) => entry.isFile());
  const contents = await Promise.all(files.map(({ parentPath, name }) => readFile(path.join(parentPath, name), "latin1")));
  return [...files.map(({ parentPath, name }) => path.join(parentPath, name)), ...contents].join("\n");
};

it("no token, passphrase, name or comment is in a log at level trace, a metric, a file or a call to the content store", async () => {
  const upstream = await startUpstream();
  started.push(upstream.close);
  const { packages } = upstream.content;
  const copy = (from: string, to: string): void => {
    const found = packages[tokenHash(from)];
    if (found !== undefined) packages[tokenHash(to)] = found;
  };
  copy(PACKAGE_TOKENS.open, TOKEN);
  copy(PACKAGE_TOKENS.locked, LOCKED);
  copy(PACKAGE_TOKENS.revoked, ENDED);
  const dataDir = await mkdtemp(path.join(tmpdir(), "secrets-"));
  started.push(() => rm(dataDir, { recursive: true }));
  const port = await freePort();
  const gateway = await startGatewayProcess({ settings: upstream.settings, port, dataDir, variables: { LOG_LEVEL: "trace" } });
  started.push(gateway.stop);
  const ask = async (address: string, init: RequestInit = {}): Promise<number> => {
    const reply = await fetch(`http://127.0.0.1:${port}/${address}`, { redirect: "manual", ...init });
    await reply.arrayBuffer();
    return reply.status;
  };
  const pick = (sequence: number) =>
    ask(`pacote/${TOKEN}/escolhas`, {
      method: "POST",
      headers: { "content-type": "application/json", referer: `http://127.0.0.1:${port}/pacote/${TOKEN}` },
      body: JSON.stringify({ rows: [pickRow(sequence, { person: { id: crypto.randomUUID(), name: "Canary" }, comment: "canary" })] }),
    });
  const statuses = [
    await ask(`pacote/${TOKEN}/dados.json?x=canary`),
    await ask(`pacote/${ENDED}`, { headers: { accept: "text/html" } }),
    await ask(`pacote/canary-unknown-0000000`),
    await ask(`pacote/canary`),
    // Another address, of a site that is not served here.
    await ask(`Pacote/${TOKEN}`),
    await ask(`pacote/${TOKEN}/media/480/401/cover/cover.jpg`),
    await ask(`pacote/${TOKEN}/cards.pdf`, { method: "HEAD" }),
    await ask(`pacote/${TOKEN}/%E0%A4%A`),
    await ask(`pacote/${TOKEN}`, { method: "PUT", body: "canary" }),
    await ask(`pacote/${LOCKED}`, { method: "POST", body: new URLSearchParams({ passphrase: "canary" }) }),
    await pick(1),
  ];
  expect(statuses).toEqual([200, 410, 404, 404, 503, 200, 200, 404, 405, 403, 200]);
  const database = new DatabaseSync(path.join(dataDir, "entries", "outbox.db"), { timeout: 5_000 });
  database.exec("ALTER TABLE picks RENAME TO gone");
  expect(await pick(2)).toBe(503);
  database.exec("ALTER TABLE gone RENAME TO picks");
  // Stays in the outbox.
  await upstream.setFault({ kind: "status", status: 503, path: /picks$/ });
  expect(await pick(3)).toBe(200);
  database.close();
  await waitFor(() => expect(upstream.requests.filter(({ path: called }) => called.endsWith("/picks")).length).toBeGreaterThan(1));
  const metrics = await (await fetch(`http://127.0.0.1:${port}/api/metrics`)).text();
  await gateway.stop();
  const calls = upstream.requests.map(({ address }) => address).join("\n");
  const found = gateway.output() + metrics + calls + (await filesOf(dataDir));
  expect(found.match(/[^\n]{0,60}canary[^\n]{0,20}/gi)).toBeNull();
  expect(gateway.output()).toContain("/pacote/…");
});
