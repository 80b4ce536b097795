import { execFile } from "node:child_process";
import { rm } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { success } from "../../src/domain/result";
import { builtPage } from "../tests/small-site";
import { waitFor } from "../../tests/wait";
import { runGateway, type RunningGateway } from "../tests/run-gateway";
import { isLossAccepted } from "./store/accepted-loss";
import { watchPointer } from "./content-watch";
import { acceptNext, listReleases, resume, rollBack } from "./kept-releases";
import { releasesFolder } from "./store/release-folder";
import { pointerFile } from "./store/release-pointer";

let running: RunningGateway;

let duringBuild: () => Promise<unknown>;

const bodyOf = async () => /build \d/.exec((await running.app.inject("/blog")).body)?.[0];

const build = async () => {
  running.advanceClock(1_000);
  await running.gateway.releases.request();
};

beforeEach(async () => {
  duringBuild = async () => undefined;
  const spoil = async () => success(await duringBuild().then(() => null));
  running = await runGateway({ servesSite: true, extraFilesOf: (number) => builtPage("/blog", `build ${number}`), modifyBuild: spoil });
  await build();
  await build();
});

afterEach(() => running.close());

it("lists the stored releases, newest first, and the current one", async () => {
  const releases = await listReleases(running.dataDir);
  expect(releases.map(({ isCurrent, isHeld }) => [isCurrent, isHeld])).toEqual([
    [true, false],
    [false, false],
    [false, false],
  ]);
  expect(releases[0]).toMatchObject({ madeAt: new Date("2026-03-01T15:00:02.000Z"), pages: expect.any(Number) });
  expect(await listReleases(join(running.dataDir, "nothing"))).toEqual([]);
});

it("goes back one release at a time, at once and without a build, up to the oldest", async () => {
  const builds = running.builds();
  await rollBack(running.dataDir, null);
  await running.gateway.releases.followPointer();
  expect(await bodyOf()).toBe("build 2");
  await rollBack(running.dataDir, null);
  await running.gateway.releases.followPointer();
  expect([await bodyOf(), running.builds()]).toEqual(["build 1", builds]);
  expect(await rollBack(running.dataDir, null)).toEqual({ ok: false, error: "there is no earlier release" });
});

it("switches to a release by its name, also forwards", async () => {
  const [newest] = await listReleases(running.dataDir);
  await rollBack(running.dataDir, null);
  expect(await rollBack(running.dataDir, newest!.id)).toMatchObject({ ok: true, value: { id: newest!.id } });
  expect(await rollBack(running.dataDir, "../../etc")).toEqual({ ok: false, error: "there is no release ../../etc" });
});

it("holds the chosen release through changes of content and restarts until it is resumed", async () => {
  await rollBack(running.dataDir, null);
  await running.gateway.releases.followPointer();
  const builds = running.builds();
  running.upstream.content.talents = running.upstream.content.talents.slice(0, 5);
  await running.gateway.releases.rebuildIfChanged("lists");
  expect([await bodyOf(), running.builds()]).toEqual(["build 2", builds]);
  const restarted = await runGateway({ dataDir: running.dataDir, servesSite: true });
  expect((await restarted.app.inject("/blog")).body).toContain("build 2");
  await restarted.close();
  expect(await resume(running.dataDir)).toMatchObject({ ok: true });
  expect(await resume(running.dataDir)).toEqual({ ok: false, error: "no release is held" });
  await running.gateway.releases.followPointer();
  await running.gateway.releases.rebuildIfChanged("lists");
  expect(await bodyOf()).toBe("build 4");
});

it("ends the hold when something is published", async () => {
  await rollBack(running.dataDir, null);
  await running.gateway.releases.followPointer();
  await build();
  expect(await bodyOf()).toBe("build 4");
  expect((await listReleases(running.dataDir)).map(({ isHeld }) => isHeld)).toEqual([false, false, false]);
});

it("keeps the held release when the publication's build is rejected", async () => {
  await rollBack(running.dataDir, null);
  await running.gateway.releases.followPointer();
  running.failNextBuild("a page could not be rendered");
  await build();
  expect(await bodyOf()).toBe("build 2");
  expect((await listReleases(running.dataDir)).map(({ isHeld }) => isHeld)).toEqual([false, true, false]);
});

describe("a build that was running when an operator chose a release", () => {
  /** Rolls back once, during the next build. */
  const rollBackDuringBuild = (then: () => unknown = () => undefined): void => {
    duringBuild = async () => {
      duringBuild = async () => undefined;
      await rollBack(running.dataDir, null);
      then();
    };
  };

  const held = async () => (await listReleases(running.dataDir)).map(({ isCurrent, isHeld }) => [isCurrent, isHeld]);

  it("is stored without being served, and the hold stays", async () => {
    rollBackDuringBuild();
    await build();
    expect([await bodyOf(), await held()]).toEqual([
      "build 2",
      [
        [false, false],
        [false, false],
        [true, true],
      ],
    ]);
    const [kept] = await listReleases(running.dataDir);
    await rollBack(running.dataDir, kept!.id);
    await running.gateway.releases.followPointer();
    expect(await bodyOf()).toBe("build 4");
  });

  it("warns the operator, and reports in the editor's status", async () => {
    rollBackDuringBuild();
    await build();
    const [kept, , chosen] = await listReleases(running.dataDir);
    const sentence = `the new release ${kept!.id} is kept but not shown, since an operator chose ${chosen!.id} during the build; to show it: npm run release -- rollback ${kept!.id}`;
    expect(running.warnings).toEqual([sentence]);
    expect(running.gateway.releases.status().builds[0]).toMatchObject({ error: sentence, endedAt: expect.any(String) });
  });

  it("does not end the hold when an earlier queued build ends", async () => {
    rollBackDuringBuild();
    await Promise.all([build(), build()]);
    expect([await bodyOf(), (await held()).at(-1)]).toEqual(["build 2", [true, true]]);
  });

  it("is followed by a build that ends the hold when something is published afterwards", async () => {
    let published: Promise<unknown> = Promise.resolve();
    rollBackDuringBuild(() => (published = running.gateway.releases.request()));
    await build();
    await published;
    expect([await bodyOf(), (await held()).filter(([isCurrent]) => isCurrent)]).toEqual(["build 5", [[true, false]]]);
  });

  it("does not end a hold that repeats the previous one", async () => {
    await rollBack(running.dataDir, null);
    const [, chosen] = await listReleases(running.dataDir);
    duringBuild = () => rollBack(running.dataDir, chosen!.id);
    await build();
    expect([await bodyOf(), (await held()).at(-1)]).toEqual(["build 2", [true, true]]);
  });

  it("is served when the hold ended before the build", async () => {
    rollBackDuringBuild();
    const choose = duringBuild;
    duringBuild = () => choose().then(() => resume(running.dataDir));
    await build();
    expect(await bodyOf()).toBe("build 4");
  });

  it("leaves an accepted loss to the next served release", async () => {
    rollBackDuringBuild();
    await acceptNext(running.dataDir);
    await build();
    expect(await isLossAccepted(releasesFolder(running.dataDir))).toBe(true);
    await build();
    expect([await bodyOf(), await isLossAccepted(releasesFolder(running.dataDir))]).toEqual(["build 5", false]);
  });

  it("keeps the hold after a restart with other code", async () => {
    const next = await runGateway({
      servesSite: true,
      dataDir: running.dataDir,
      projectDir: __dirname,
      modifyBuild: async () => success(await rollBack(running.dataDir, null).then(() => null)),
    });
    expect([(await next.app.inject("/blog")).body, next.gateway.releases.current()?.id]).toEqual([
      expect.stringContaining("build 2"),
      (await listReleases(running.dataDir)).find(({ isCurrent }) => isCurrent)?.id,
    ]);
    await next.close();
  });
});

it("keeps the current release when the chosen one is damaged", async () => {
  const [, second] = await listReleases(running.dataDir);
  await rollBack(running.dataDir, second!.id);
  await rm(join(releasesFolder(running.dataDir), second!.id, "manifest.json"));
  await running.gateway.releases.followPointer();
  expect(await bodyOf()).toBe("build 3");
});

it("a running gateway switches to a release chosen by the CLI", async () => {
  let follows = 0;
  const watch = watchPointer(
    { followPointer: async () => void (follows += 1) },
    pointerFile(releasesFolder(running.dataDir)),
    () => undefined,
  );
  await waitFor(() => expect(follows).toBe(1));
  await rollBack(running.dataDir, null);
  await waitFor(() => expect(follows).toBe(2));
  watch.stop();
});

describe("npm run release", () => {
  const release = (...args: string[]) =>
    promisify(execFile)(process.execPath, ["--import", "tsx", "scripts/release.ts", ...args], {
      cwd: join(__dirname, "../.."),
      env: { ...process.env, DATA_DIR: running.dataDir },
    });

  it("lists, rolls back, resumes and accepts", async () => {
    expect((await release("list")).stdout.trim().split("\n")).toEqual([
      expect.stringMatching(/ current$/),
      expect.any(String),
      expect.any(String),
    ]);
    expect((await release("rollback")).stdout).toMatch(/current, held\n/);
    expect((await release("resume")).stdout).toContain("follows its content");
    expect((await release("accept")).stdout).toContain("the next release may have far fewer pages");
    expect(await isLossAccepted(releasesFolder(running.dataDir))).toBe(true);
  }, 30_000);

  it.each([["delete"], ["list", "now"], ["accept", "all"], ["rollback", "20260101000000000-abcdef"]])(
    "%s %s prints the problem",
    async (...args) => {
      await expect(release(...args)).rejects.toMatchObject({ code: 1, stderr: expect.stringMatching(/^✗ /) });
    },
    30_000,
  );
});
