import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { readdir } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { recordById } from "../../tests/fakes/upstream/content/fixture-content";
import { waitFor } from "../../tests/wait";
import { addErasedTalents } from "../erasure/erased-list";
import { CONTACT, multipart, send } from "../entries/tests/form-bodies";
import { fetchStatus, publish } from "./publishing";
import { runGateway, type RunningGateway, type RunOptions } from "./run-gateway";

const ERASED_PAGE = { "/kids/999/jurema-quiriri": "Jurema Quiriri" };
const HOUR_MS = 60 * 60_000;

let dataDir: string;
const running: RunningGateway[] = [];

beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), "without-builds-"));
});

afterEach(async () => {
  for (const gateway of running.splice(0)) await gateway.close();
  rmSync(dataDir, { recursive: true, force: true });
});

const start = async (options: RunOptions = {}): Promise<RunningGateway> => {
  const gateway = await runGateway({ dataDir, servesSite: true, ...options });
  running.push(gateway);
  return gateway;
};

const buildRelease = async (options: RunOptions = {}): Promise<void> =>
  (await runGateway({ dataDir, servesSite: true, ...options })).close();

/** A project folder with other files, and so with another fingerprint of the code. */
const otherCode = (): string => {
  const folder = join(dataDir, "other-code");
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, "package.json"), "{}");
  return folder;
};

const releaseOf = async ({ app }: RunningGateway): Promise<unknown> => (await app.inject("/api/health")).json().release;

it("fails to start without a release, and names the folder that needs one", async () => {
  await expect(runGateway({ dataDir, servesSite: true, canBuild: false })).rejects.toThrow(
    `there is no release in ${join(dataDir, "releases")}, and this gateway builds nothing: copy the releases of a gateway that builds into this folder`,
  );
});

it("starts with a release that other code built, also while the upstream is down", async () => {
  await buildRelease();
  const gateway = await start({ canBuild: false, projectDir: otherCode(), upstream: { fault: { kind: "down" } } });
  expect((await gateway.app.inject("/blog")).statusCode).toBe(200);
  expect(gateway.warnings.join()).not.toContain("built");
});

it("builds nothing after a publication and changed content, and delivers forms", async () => {
  await buildRelease();
  const gateway = await start({ canBuild: false });
  const release = await releaseOf(gateway);
  gateway.gateway.watch();
  const { content } = gateway.upstream;
  content.talents = content.talents.filter((talent) => talent !== recordById(content.talents, "402"));
  await publish(gateway);
  await waitFor(async () => expect((await gateway.app.inject("/kids/402/bento-exemplo")).statusCode).toBe(404));
  await gateway.gateway.releases.rebuildIfChanged("all");
  expect((await send(gateway, "contact", multipart({ ...CONTACT, message: "without a build" }))).statusCode).toBe(202);
  await waitFor(() => expect(gateway.upstream.entries.map(({ fields }) => fields.message)).toEqual(["without a build"]));
  expect(await fetchStatus(gateway)).toEqual({ isQueued: false, builds: [], liveSince: expect.any(String) });
  expect([gateway.builds(), await releaseOf(gateway), gateway.warnings]).toEqual([0, release, []]);
});

it("follows the release that a gateway of other code builds on the same folder", async () => {
  await buildRelease();
  const gateway = await start({ canBuild: false });
  gateway.gateway.watch();
  const builder = await start({ projectDir: otherCode(), pages: { "/blog/nova": "Notícia" } });
  const release = await releaseOf(builder);
  await waitFor(async () => expect(await releaseOf(gateway)).toBe(release));
  expect((await gateway.app.inject("/blog/nova")).statusCode).toBe(200);
});

describe("after an erasure", () => {
  it("rewrites the release that names the talent before a day has passed", async () => {
    await buildRelease({ pages: ERASED_PAGE });
    const gateway = await start({ canBuild: false });
    const release = await releaseOf(gateway);
    await addErasedTalents(dataDir, ["999"], gateway.now());
    await gateway.gateway.releases.erase();
    await gateway.gateway.releases.erase();
    expect([await releaseOf(gateway), await gateway.gateway.releases.erasureState()]).toEqual([release, "pending"]);
    gateway.advanceClock(21 * HOUR_MS);
    await gateway.gateway.live.forceRefresh();
    await gateway.gateway.releases.erase();
    expect(await gateway.gateway.releases.erasureState()).toBe("done");
    expect((await readdir(join(dataDir, "releases"), { recursive: true })).filter((path) => path.includes("jurema"))).toEqual([]);
    expect((await gateway.app.inject("/blog")).statusCode).toBe(200);
  });

  it("is done with the second check when no release names the talent", async () => {
    await buildRelease();
    const gateway = await start({ canBuild: false });
    await addErasedTalents(dataDir, ["999"], gateway.now());
    await gateway.gateway.releases.erase();
    expect(await gateway.gateway.releases.erasureState()).toBe("pending");
    await gateway.gateway.releases.erase();
    expect(await gateway.gateway.releases.erasureState()).toBe("done");
  });
});
