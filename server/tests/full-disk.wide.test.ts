import { spawn, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { openSync } from "node:fs";
import { mkdtemp, readdir, rename, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { freePort } from "../../scripts/free-port";
import { upstreamVariables } from "../../src/config/environment";
import { startUpstream, type FakeUpstream } from "../../tests/fakes/upstream/start-upstream";
import { CONTACT, multipart, send } from "../entries/tests/form-bodies";
import { signBody } from "../publish/signature";
import { waitFor } from "../../tests/wait";
import { PUBLISH_SECRET, runGateway, type RunningGateway, type RunOptions } from "./run-gateway";

const ROOT = resolve(__dirname, "../..");

let dataDir: string;
const running: RunningGateway[] = [];

beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), "full-disk-"));
});

afterEach(async () => {
  await Promise.all(running.splice(0).map((gateway) => gateway.close()));
  await rm(dataDir, { recursive: true, force: true });
});

const start = async (options: RunOptions = {}): Promise<RunningGateway> => {
  const gateway = await runGateway({ dataDir, upstream: { content: { mediaPaths: ["a-300x400.jpg"] } }, ...options });
  running.push(gateway);
  return gateway;
};

/** Writes files in place of folders, so that nothing can be stored in them. */
const blockFolders = (...names: readonly string[]): Promise<unknown> =>
  Promise.all(names.map((name) => writeFile(join(dataDir, name), "")));

const statusOf = async (gateway: RunningGateway, url: string): Promise<number> => (await gateway.app.inject(url)).statusCode;

it("a gateway without a writable folder starts, and serves lists, profiles, pictures and comp cards", async () => {
  await blockFolders("entries", "keys", "live", "media-cache", "card-cache");
  const gateway = await start();
  const urls = [
    "/api/health",
    "/api/casting/kids/todos",
    "/api/talents/401",
    "/api/posts/pt?page=1",
    "/api/instagram",
    "/media/240/a-300x400.jpg",
    "/api/talents/401/card.pdf",
  ];
  for (const url of urls) expect([url, await statusOf(gateway, url)]).toEqual([url, 200]);
  expect((await send(gateway, "contact", multipart(CONTACT))).statusCode).toBe(503);
});

it("keeps a comp card in memory until its talent is withdrawn when the disk is full, and stores the next on disk", async () => {
  await blockFolders("card-cache");
  const gateway = await start();
  const first = await gateway.app.inject("/api/talents/401/card.pdf?lang=pt");
  const again = await gateway.app.inject("/api/talents/401/card.pdf?lang=pt");
  expect([first.statusCode, again.rawPayload.equals(first.rawPayload)]).toEqual([200, true]);
  await rm(join(dataDir, "card-cache"));
  expect(await statusOf(gateway, "/api/talents/401/card.pdf?lang=en")).toBe(200);
  expect((await readdir(join(dataDir, "card-cache"))).length).toBe(1);
  gateway.upstream.content.talents = gateway.upstream.content.talents.filter((record) => String((record as { id: unknown }).id) !== "401");
  await gateway.gateway.live.forceRefresh();
  expect(await statusOf(gateway, "/api/talents/401/card.pdf?lang=pt")).toBe(404);
});

it("delivers waiting entries once the disk is writable, without a visitor", async () => {
  const first = await start({ upstream: { fault: { kind: "status", status: 503, path: /send$/ } } });
  expect((await send(first, "contact", multipart(CONTACT))).statusCode).toBe(202);
  await first.gateway.stop();
  await rename(join(dataDir, "entries"), join(dataDir, "entries-elsewhere"));
  await blockFolders("entries");
  const second = await start({ entries: { storageRetryMs: 20 } });
  second.advanceClock(24 * 3_600_000);
  await rm(join(dataDir, "entries"));
  await rename(join(dataDir, "entries-elsewhere"), join(dataDir, "entries"));
  await waitFor(() => expect(second.upstream.entries).toHaveLength(1));
});

it("answers an erasure that cannot be stored with a status that asks for a retry", async () => {
  await blockFolders("keys");
  const gateway = await start();
  const body = JSON.stringify({
    at: new Date(gateway.now()).toISOString(),
    path: "/api/publish",
    nonce: "0123456789abcdef",
    erased: ["talents/401"],
  });
  const reply = await gateway.app.inject({
    method: "POST",
    url: "/api/publish",
    payload: body,
    headers: { "x-signature": signBody(body, PUBLISH_SECRET), "accept-language": "en" },
  });
  expect([reply.statusCode, reply.json(), reply.headers["retry-after"]]).toEqual([
    503,
    { message: expect.stringMatching(/try again/i) },
    expect.any(String),
  ]);
});

describe("the gateway process", () => {
  let upstream: FakeUpstream;
  let child: ChildProcess | null = null;

  beforeEach(async () => {
    upstream = await startUpstream();
  });

  afterEach(async () => {
    if (child !== null && child.exitCode === null) {
      const closed = once(child, "close");
      child.kill("SIGKILL");
      await closed;
    }
    await upstream.close();
  });

  const spawnGateway = async (output: number | "pipe"): Promise<{ port: number; started: ChildProcess }> => {
    const port = await freePort();
    const variables = { PORT: String(port), DATA_DIR: dataDir, LOG_LEVEL: "info", ...upstreamVariables(upstream.settings) };
    const started = spawn(process.execPath, ["--import", "tsx", "server/main.ts", "--api-only"], {
      cwd: ROOT,
      stdio: ["ignore", output, output],
      env: { ...process.env, ...variables },
    });
    child = started;
    return { port, started };
  };

  const health = (port: number): Promise<number | null> =>
    fetch(`http://127.0.0.1:${port}/api/health`).then(
      ({ status }) => status,
      () => null,
    );

  it("survives output to a file on a full disk", async () => {
    await blockFolders("live");
    const { port, started } = await spawnGateway(openSync("/dev/full", "w"));
    await waitFor(async () => expect(await health(port)).toBe(200));
    expect(await health(port)).toBe(200);
    expect(started.exitCode).toBe(null);
  });

  it("survives output to a closed pipe", async () => {
    await blockFolders("live");
    const { port, started } = await spawnGateway("pipe");
    started.stdout?.destroy();
    started.stderr?.destroy();
    await waitFor(async () => expect(await health(port)).toBe(200));
    expect(await health(port)).toBe(200);
    expect(started.exitCode).toBe(null);
  });
});
