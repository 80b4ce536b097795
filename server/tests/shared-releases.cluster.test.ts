import { randomBytes } from "node:crypto";
import { mkdtempSync, rmSync } from "node:fs";
import { readdir } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Client } from "pg";
import { success } from "../../src/domain/result";
import { startS3Server, type S3Server } from "../../tests/fakes/s3-server";
import { startPostgres, type PostgresServer } from "../../tests/servers/postgres";
import { waitFor, waitUntil } from "../../tests/wait";
import { acceptNext, resume, rollBack } from "../releases/kept-releases";
import { openSharedPublication } from "../releases/shared/open-shared-publication";
import { releasesFolder } from "../releases/store/release-folder";
import { isReleaseId } from "../releases/store/release-id";
import { publish } from "./publishing";
import { runGateway, type RunningGateway, type RunOptions } from "./run-gateway";
import { builtPage } from "./small-site";

const KEYS = { text: randomBytes(32).toString("base64") };
const TIMES = { leaseMs: 3_000, pollMs: 1_000 };
const TEST_MS = 120_000;

let postgres: PostgresServer;
let bucket: S3Server;
let url: string;
let gateways: RunningGateway[];
let folders: string[];
let databases = 0;

beforeAll(async () => {
  postgres = await startPostgres();
}, TEST_MS);
afterAll(() => postgres.close());

beforeEach(async () => {
  url = await postgres.createDatabase(`releases${(databases += 1)}`);
  bucket = await startS3Server();
  gateways = [];
  folders = [];
});
afterEach(async () => {
  await Promise.all(gateways.map((gateway) => gateway.close()));
  await bucket.close();
  folders.forEach((folder) => rmSync(folder, { recursive: true, force: true }));
}, TEST_MS);

/** On a folder of its own. */
const start = async (name: string, options: RunOptions = {}): Promise<RunningGateway> => {
  const gateway = await runGateway({
    servesSite: true,
    extraFilesOf: (number) => builtPage("/blog", `${name} ${number}`),
    shared: { databaseUrl: url, bucket: bucket.settings },
    sharedTimes: TIMES,
    entries: { keys: KEYS },
    ...options,
  });
  gateways.push(gateway);
  gateway.gateway.watch();
  return gateway;
};

const aFolder = (): string => {
  const folder = mkdtempSync(join(tmpdir(), "shared-releases-"));
  folders.push(folder);
  return folder;
};

const bodyOf = async ({ app }: RunningGateway): Promise<string | undefined> =>
  /(first|other|third) \d/.exec((await app.inject("/blog")).body)?.[0];

/** Builds with other content, so that a new release follows. */
const build = async (gateway: RunningGateway) => {
  gateway.advanceClock(1_000);
  return gateway.gateway.releases.request();
};

const localReleases = async ({ dataDir }: RunningGateway): Promise<string[]> =>
  (await readdir(releasesFolder(dataDir))).filter(isReleaseId).sort();

const run = async (sql: string): Promise<unknown[]> => {
  const client = new Client({ connectionString: url });
  await client.connect();
  const { rows } = await client.query<Record<string, unknown>>(sql);
  await client.end();
  return rows;
};

const cutBuilder = () => run("SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE application_name = 'agency-gateway builds'");

it(
  "one of three gateways builds, and the others serve its releases without a build",
  async () => {
    const first = await start("first");
    const others = [await start("other"), await start("third")];
    expect(await Promise.all([first, ...others].map(bodyOf))).toEqual(["first 1", "first 1", "first 1"]);
    const begun = performance.now();
    await build(first);
    await waitFor(async () => expect(await Promise.all(others.map(bodyOf))).toEqual(["first 2", "first 2"]));
    expect(performance.now() - begun).toBeLessThan(20_000);
    expect(others.map((gateway) => gateway.builds())).toEqual([0, 0]);
    expect(await others[0]?.gateway.releases.request()).toMatchObject({ ok: false, error: "another gateway builds the site" });
  },
  TEST_MS,
);

describe("a gateway without a builder", () => {
  it(
    "fetches the current release into an empty folder, serves it and follows the next one",
    async () => {
      const first = await start("first");
      const served = await start("other", { canBuild: false });
      expect([await bodyOf(served), await localReleases(served)]).toEqual(["first 1", await localReleases(first)]);
      await publish(served);
      await waitFor(async () => expect([await bodyOf(first), await bodyOf(served)]).toEqual(["first 2", "first 2"]));
      expect([served.builds(), served.warnings]).toEqual([0, []]);
    },
    TEST_MS,
  );

  it(
    "waits for the first release, and never takes the lease from a gateway that builds",
    async () => {
      const waiting = start("other", { canBuild: false });
      await waitUntil("it waits", async () => (await run("SELECT 1 FROM pg_tables WHERE tablename = 'release_state'")).length > 0);
      expect(await run("SELECT 1 FROM pg_stat_activity WHERE application_name = 'agency-gateway builds'")).toEqual([]);
      const first = await start("first");
      const served = await waiting;
      expect([await bodyOf(served), first.builds()]).toEqual(["first 1", 1]);
      expect(served.warnings).toEqual([expect.stringContaining("waiting for the first release")]);
    },
    TEST_MS,
  );
});

it(
  "a loss that the content store announces to a gateway that does not build is for one release",
  async () => {
    const first = await start("first");
    const other = await start("other");
    await publish(other, { loss: true });
    await waitFor(async () => expect([await bodyOf(first), await bodyOf(other)]).toEqual(["first 2", "first 2"]));
    expect(first.buildsFromNothing()).toBe(1);
    expect(await run("SELECT accepted_loss FROM gateway.release_state")).toEqual([{ accepted_loss: null }]);
  },
  TEST_MS,
);

it(
  "every gateway and the bucket keep the same three releases",
  async () => {
    const first = await start("first");
    const other = await start("other");
    for (let number = 0; number < 3; number++) await build(first);
    await waitFor(async () => expect(await localReleases(first)).toHaveLength(3));
    const kept = await localReleases(first);
    await waitFor(async () => expect(await localReleases(other)).toEqual(kept));
    expect(await run("SELECT id FROM gateway.releases ORDER BY id")).toEqual(kept.map((id) => ({ id })));
  },
  TEST_MS,
);

it(
  "an operator's choice, its end and an accepted loss concern every gateway",
  async () => {
    const first = await start("first");
    const other = await start("other");
    await build(first);
    await waitFor(async () => expect(await bodyOf(other)).toBe("first 2"));
    const opened = openSharedPublication({ databaseUrl: url, bucket: bucket.settings }, other.dataDir, () => undefined);
    expect(await rollBack(other.dataDir, null, opened.publication)).toMatchObject({ ok: true, value: { isHeld: true } });
    await waitFor(async () => expect([await bodyOf(first), await bodyOf(other)]).toEqual(["first 1", "first 1"]), 60);
    expect(await resume(other.dataDir, opened.publication)).toEqual(success(null));
    await acceptNext(other.dataDir, opened.publication);
    expect(await opened.publication.isLossAccepted()).toBe(true);
    await build(first);
    await waitFor(async () => expect([await bodyOf(first), await bodyOf(other)]).toEqual(["first 3", "first 3"]), 60);
    expect([first.buildsFromNothing(), await opened.publication.isLossAccepted()]).toEqual([1, false]);
    await opened.close();
  },
  TEST_MS,
);

it(
  "a gateway serves its last release while database and bucket are away, and follows again after their return",
  async () => {
    const first = await start("first");
    const dataDir = aFolder();
    const other = await start("other", { dataDir });
    await other.gateway.stop();
    gateways = gateways.filter((gateway) => gateway !== other);
    await other.upstream.close();
    await postgres.kill();
    bucket.setAway(true);
    const restarted = await start("other", { dataDir });
    expect([await bodyOf(first), await bodyOf(restarted), restarted.builds()]).toEqual(["first 1", "first 1", 0]);
    await postgres.restart();
    bucket.setAway(false);
    const builder = await waitUntil("one builds again", async () => {
      for (const gateway of [first, restarted]) if ((await build(gateway)).ok) return gateway;
      return null;
    });
    const built = await bodyOf(builder);
    await waitFor(async () => expect([await bodyOf(first), await bodyOf(restarted)]).toEqual([built, built]));
  },
  TEST_MS,
);

it(
  "a builder that is cut off is replaced, and its late release is not published",
  async () => {
    let isCut = false;
    let isBuilding = false;
    let resume: () => void = () => undefined;
    const resumed = new Promise<void>((resolve) => (resume = resolve));
    const first = await start("first", {
      modifyBuild: async () => {
        isBuilding = isCut;
        if (isCut) await resumed;
        return success(null);
      },
    });
    const other = await start("other");
    isCut = true;
    const late = build(first);
    await waitUntil("the build runs", async () => isBuilding);
    // The lease goes to the other gateway, as if the first one had been paused for the time of a lease.
    await waitUntil("the other one has the lease", async () => {
      await cutBuilder();
      return (await build(other)).ok;
    });
    resume();
    expect(await late).toMatchObject({ ok: false });
    await waitFor(async () => expect(await bodyOf(first)).toMatch(/^other/));
    expect(await bodyOf(other)).toMatch(/^other/);
  },
  TEST_MS,
);

it(
  "a gateway does not switch to a release with a damaged file, warns, and switches once the bucket has the file again",
  async () => {
    const first = await start("first");
    const other = await start("other");
    bucket.setAway(true);
    bucket.setAway(false);
    const before = new Set(bucket.objects.keys());
    let damaged: string | undefined;
    let bytes: Buffer | undefined;
    const damage = setInterval(() => {
      damaged ??= [...bucket.objects.keys()].find((key) => key.startsWith("releases/files/") && !before.has(key));
      if (damaged === undefined) return;
      bytes ??= bucket.objects.get(damaged);
      bucket.objects.set(damaged, Buffer.from("damaged"));
    }, 1);
    await build(first);
    await waitFor(() => expect(other.warnings).toContainEqual(expect.stringContaining("the last one is served")));
    expect(await bodyOf(other)).toBe("first 1");
    clearInterval(damage);
    if (damaged !== undefined && bytes !== undefined) bucket.objects.set(damaged, bytes);
    await waitFor(async () => expect(await bodyOf(other)).toBe("first 2"));
  },
  TEST_MS,
);
