import { rmSync } from "node:fs";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { failure, success, type Result } from "../../src/domain/result";
import { page, writeSmallSite } from "../tests/small-site";
import { createErasures } from "../erasure/erasures";
import { createFilteredFiles } from "../withdrawal/filtered-files";
import { createPageRenderer } from "../withdrawal/page-renderer";
import { createReleaseStore } from "./store/release-store";
import { createWriteDraft } from "./write-draft";
import { acceptNext } from "./kept-releases";
import { createReleases } from "./releases";
import type { BuildRequest } from "./build/site-builder";

let dataDir: string;
let clock: number;
let builds: number;
let lines: string[];
let content: { code: string; lists: string; profiles: string; isUpstreamDown: boolean };
let isDiskFull: boolean;
let requests: BuildRequest[];
let nextBuild: () => Promise<Result<null, string>>;

beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), "gateway-"));
  clock = Date.parse("2026-03-01T12:00:00Z");
  builds = 0;
  requests = [];
  lines = [];
  content = { code: "code-1", lists: "lists-1", profiles: "profiles-1", isUpstreamDown: false };
  isDiskFull = false;
  nextBuild = async () => {
    writeSmallSite(join(dataDir, "public"));
    return success(null);
  };
});

afterEach(() => rmSync(dataDir, { recursive: true, force: true }));

const unless = (value: string): Result<string, string> =>
  content.isUpstreamDown ? failure("PANEL_URL cannot be reached") : success(value);

const warn = (sentence: string): void => void lines.push(`warning ${sentence}`);

const openReleases = () =>
  createReleases({
    store: createReleaseStore({
      dataDir,
      now: () => new Date((clock += 1000)),
      writeDraft: createWriteDraft({
        secrets: [],
        storeAddresses: [],
        siteUrl: "https://www.casajuriti.example",
      }),
    }),
    builder: {
      build: (request) => {
        builds += 1;
        requests.push(request);
        return nextBuild();
      },
      clearCache: async () => undefined,
      kill: () => undefined,
    },
    publicDir: join(dataDir, "public"),
    fingerprints: {
      code: async () => content.code,
      lists: async () => unless(content.lists),
      profiles: async () => unless(content.profiles),
    },
    report: {
      started: (step) => lines.push(`${step} start`),
      done: (step) => lines.push(`${step} done`),
      warn,
    },
    now: () => clock,
    buildObstacle: async () => {
      if (isDiskFull) return "the data folder is full";
      return content.isUpstreamDown ? "the upstream does not answer" : null;
    },
    erasures: createErasures({
      dataDir,
      now: () => clock,
      warn,
      filteredFiles: createFilteredFiles({
        renderer: createPageRenderer({ now: () => clock }),
        now: () => clock,
        warn,
        count: () => undefined,
      }),
    }),
  });

describe("the start", () => {
  it("builds without a release, and logs each step", async () => {
    expect(await openReleases().start()).toMatchObject({ ok: true });
    expect(lines).toEqual(["site build start", "site build done", "release start", "release done"]);
  });

  it("serves the last release without a build for the same code", async () => {
    const first = await openReleases().start();
    content.lists = "lists-2";
    const second = await openReleases().start();
    expect(second).toEqual(first);
    expect(builds).toBe(1);
  });

  it("builds for other code", async () => {
    await openReleases().start();
    content.code = "code-2";
    await openReleases().start();
    expect(builds).toBe(2);
  });

  it("serves the release prepared for its code", async () => {
    const before = openReleases();
    await before.start();
    content.code = "code-2";
    const prepared = await openReleases().prepare();
    expect([before.current()?.fingerprint.code, prepared.ok]).toEqual(["code-1", true]);
    const after = openReleases();
    await after.start();
    expect([after.current()?.fingerprint.code, builds]).toEqual(["code-2", 2]);
  });

  it("ignores a failed build of other code", async () => {
    await openReleases().start();
    content.code = "code-2";
    nextBuild = async () => failure("Cannot find module './header'");
    expect(await openReleases().prepare()).toEqual({ ok: false, error: "the site build failed: Cannot find module './header'" });
    content.code = "code-1";
    const again = openReleases();
    await again.start();
    expect([again.current()?.fingerprint.code, builds]).toEqual(["code-1", 2]);
  });

  it("fails with the upstream's sentence without a release", async () => {
    content.isUpstreamDown = true;
    expect(await openReleases().start()).toEqual({ ok: false, error: "PANEL_URL cannot be reached" });
    expect(builds).toBe(0);
  });

  it("serves the previous release while the upstream does not answer, and builds once it does", async () => {
    const first = await openReleases().start();
    content.code = "code-2";
    content.isUpstreamDown = true;
    const releases = openReleases();
    expect(await releases.start()).toEqual(first);
    expect(lines.at(-1)).toBe(
      "warning Serving the previous release, since the upstream does not answer; the site is built as soon as possible",
    );
    await releases.buildPostponed();
    expect(builds).toBe(1);
    content.isUpstreamDown = false;
    await Promise.all([releases.buildPostponed(), releases.rebuildIfChanged("lists")]);
    await releases.buildPostponed();
    expect([builds, releases.current()?.fingerprint.code]).toEqual([2, "code-2"]);
  });

  it("serves the previous release while the data folder is full, and builds after a later comparison", async () => {
    const first = await openReleases().start();
    content.code = "code-2";
    isDiskFull = true;
    const releases = openReleases();
    expect(await releases.start()).toEqual(first);
    expect(lines.at(-1)).toBe("warning Serving the previous release, since the data folder is full; the site is built as soon as possible");
    await releases.rebuildIfChanged("lists");
    expect(builds).toBe(1);
    isDiskFull = false;
    await releases.rebuildIfChanged("lists");
    expect([builds, releases.current()?.fingerprint.code]).toEqual([2, "code-2"]);
  });

  it("serves the previous release and warns when the new code cannot be built", async () => {
    const first = await openReleases().start();
    content.code = "code-2";
    nextBuild = async () => failure("Cannot find module './header'");
    expect(await openReleases().start()).toEqual(first);
    expect(lines.at(-1)).toContain("Cannot find module './header'");
  });
});

describe("a check of the content", () => {
  it.each([
    { name: "nothing changed", change: {}, depth: "all", expected: 1 },
    { name: "a list changed", change: { lists: "lists-2" }, depth: "lists", expected: 2 },
    { name: "a gallery changed and lists alone are compared", change: { profiles: "profiles-2" }, depth: "lists", expected: 1 },
    { name: "a gallery changed and everything is compared", change: { profiles: "profiles-2" }, depth: "all", expected: 2 },
    { name: "the upstream is silent", change: { lists: "lists-2", isUpstreamDown: true }, depth: "all", expected: 1 },
  ] as const)("makes $expected build(s) in all when $name", async ({ change, depth, expected }) => {
    const releases = openReleases();
    await releases.start();
    Object.assign(content, change);
    await releases.rebuildIfChanged(depth);
    expect(builds).toBe(expected);
  });
});

describe("a rebuild", () => {
  it("keeps the release when it fails, and reports the reason", async () => {
    const releases = openReleases();
    await releases.start();
    const before = releases.current()?.id;
    nextBuild = async () => failure("a page could not be rendered");
    await releases.publish();
    expect(releases.current()?.id).toBe(before);
    expect(lines.at(-1)).toBe("warning The site was not rebuilt: the site build failed: a page could not be rendered");
  });

  it("clears the build's cache after a great loss was accepted", async () => {
    const releases = openReleases();
    await releases.start();
    await acceptNext(dataDir);
    await releases.request();
    await releases.request();
    expect(requests.map(({ isClean }) => isClean)).toEqual([false, true, false]);
  });

  it("clears the build's cache after a rejected build", async () => {
    const releases = openReleases();
    await releases.start();
    const build = nextBuild;
    nextBuild = async () => {
      writeSmallSite(join(dataDir, "public"), { extra: { "index.html": "<!DOCTYPE html>" } });
      return success(null);
    };
    await releases.request();
    nextBuild = build;
    await releases.request();
    await releases.request();
    expect(requests.map(({ isClean }) => isClean)).toEqual([false, false, true, false]);
  });

  it("is repeated after a full disk", async () => {
    const releases = openReleases();
    await releases.start();
    const build = nextBuild;
    nextBuild = async () => {
      writeSmallSite(join(dataDir, "public"), { extra: { [`${"n".repeat(250)}.html`]: page("x") } });
      return success(null);
    };
    content.lists = "lists-2";
    await releases.rebuildIfChanged("lists");
    await rm(join(dataDir, "public"), { recursive: true });
    nextBuild = build;
    await releases.rebuildIfChanged("lists");
    expect([builds, releases.current()?.fingerprint.lists]).toEqual([3, "lists-2"]);
  });

  it("runs once more for several requests during a build", async () => {
    const releases = openReleases();
    const asked = [releases.request(), releases.request(), releases.request()];
    await Promise.all(asked);
    expect(builds).toBe(2);
  });

  it("is repeated when content changed during it", async () => {
    const releases = openReleases();
    const build = nextBuild;
    nextBuild = async () => {
      content.lists = "lists-2";
      return build();
    };
    await releases.start();
    nextBuild = build;
    await releases.rebuildIfChanged("lists");
    expect(builds).toBe(2);
  });
});
