import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { readdir, readFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { addErasedTalents } from "../erasure/erased-list";
import { signBody } from "../publish/signature";
import { listReleases, rollBack } from "../releases/kept-releases";
import { eventually } from "./eventually";
import { hookBody, publishAndWait } from "./publishing";
import { PUBLISH_SECRET, runGateway, TODAY, type RunningGateway, type RunOptions } from "./run-gateway";
import { builtPage } from "./small-site";

const PAGE = builtPage("/kids/999/jurema-quiriri", "Jurema Quiriri");
const DAY_MS = 24 * 60 * 60_000;

const running: RunningGateway[] = [];
const folders: string[] = [];
afterEach(async () => {
  await Promise.all(running.splice(0).map((gateway) => gateway.close()));
  folders.splice(0).forEach((folder) => rmSync(folder, { recursive: true, force: true }));
});

/** A gateway whose first builds show the talent 999. */
const start = async (buildsWithTalent: number, options: RunOptions = {}): Promise<RunningGateway> => {
  const gateway = await runGateway({ filesOf: (build) => (build <= buildsWithTalent ? PAGE : {}), ...options });
  running.push(gateway);
  return gateway;
};

const aFolder = (): string => {
  const folder = mkdtempSync(join(tmpdir(), "erasure-"));
  folders.push(folder);
  return folder;
};

const announceErasure = (gateway: RunningGateway, erased: unknown = ["talents/999"]) => {
  const body = JSON.stringify({ ...JSON.parse(hookBody({ at: gateway.now() })), erased });
  return gateway.app.inject({ method: "POST", url: "/api/publish", payload: body, headers: { "x-signature": signBody(body, PUBLISH_SECRET) } });
};

const erasureState = async (gateway: RunningGateway): Promise<string> => (await gateway.app.inject("/api/health")).json().erasure;

const filesWith = async (folder: string, text: string): Promise<string[]> => {
  const files = (await readdir(folder, { recursive: true, withFileTypes: true })).filter((entry) => entry.isFile()).map(({ parentPath, name }) => join(parentPath, name));
  const contents = await Promise.all(files.map((file) => readFile(file).catch(() => Buffer.alloc(0))));
  return files.filter((file, index) => file.includes(text) || contents[index]?.includes(text) === true);
};

const cachedFiles = (dataDir: string): string[] => ["media-cache/ab/abcd", "card-cache/0123.pdf", "live/profiles/0123.json"].map((name) => join(dataDir, name));

it("removes every release and cached copy of an erased talent with one build from nothing", async () => {
  const gateway = await start(2);
  await publishAndWait(gateway);
  expect(await filesWith(gateway.dataDir, "jurema-quiriri")).not.toEqual([]);
  for (const file of cachedFiles(gateway.dataDir)) {
    mkdirSync(join(file, ".."), { recursive: true });
    writeFileSync(file, "Jurema Quiriri");
  }
  expect((await announceErasure(gateway)).statusCode).toBe(202);
  await eventually(async () => expect(await erasureState(gateway)).toBe("done"));
  expect([gateway.builds(), gateway.buildsFromNothing()]).toEqual([3, 1]);
  await eventually(async () => expect([await filesWith(gateway.dataDir, "jurema-quiriri"), await filesWith(gateway.dataDir, "Jurema")]).toEqual([[], []]));
  expect(await listReleases(gateway.dataDir)).toHaveLength(1);
  await publishAndWait(gateway);
  expect(gateway.buildsFromNothing()).toBe(1);
});

it("lists an erased talent by a keyed hash alone, and once", async () => {
  const gateway = await start(1);
  await announceErasure(gateway);
  await announceErasure(gateway, ["talents/999", "posts/3", "talents/", 7]);
  const lines = (await readFile(join(gateway.dataDir, "keys/erased.jsonl"), "utf8")).trim().split("\n");
  expect(lines).toHaveLength(1);
  expect(JSON.parse(lines[0] ?? "")).toEqual({ kind: "talent", hash: expect.stringMatching(/^[0-9a-f]{64}$/), at: new Date(TODAY).toISOString(), highestId: null });
  expect(lines[0]).not.toMatch(/999/);
});

it("accepts a publication whose field for erased talents holds something else", async () => {
  const gateway = await start(1);
  expect((await announceErasure(gateway, "talents/999")).statusCode).toBe(202);
  expect(await erasureState(gateway)).toBe("done");
});

it("builds from nothing again while a build still shows the talent", async () => {
  const gateway = await start(2);
  await announceErasure(gateway);
  await eventually(() => expect(gateway.builds()).toBe(2));
  await publishAndWait(gateway);
  await eventually(async () => expect(await erasureState(gateway)).toBe("done"));
  expect(gateway.buildsFromNothing()).toBe(2);
});

it("removes the talents that were erased while it was stopped", async () => {
  const dataDir = aFolder();
  const first = await start(1, { dataDir });
  await first.gateway.stop();
  await addErasedTalents(dataDir, ["999"], TODAY);
  const second = await start(0, { dataDir });
  second.gateway.watch();
  await eventually(async () => expect(await erasureState(second)).toBe("done"));
  await eventually(async () => expect(await filesWith(join(dataDir, "releases"), "jurema")).toEqual([]));
});

it("refuses a return to a release that names an erased talent", async () => {
  const gateway = await start(1);
  const id = gateway.gateway.releases.current()?.id ?? "";
  await publishAndWait(gateway);
  await addErasedTalents(gateway.dataDir, ["999"], TODAY);
  expect(await rollBack(gateway.dataDir, id)).toEqual({ ok: false, error: expect.stringMatching(/^the release \S+ names a talent who was erased since, so it cannot serve again$/) });
});

it("says so when no build has succeeded for a day", async () => {
  const gateway = await start(1);
  gateway.failNextBuild("PANEL_URL refuses the sign-in.");
  await announceErasure(gateway);
  await eventually(() => expect(gateway.warnings.join()).toContain("refuses the sign-in"));
  expect(await erasureState(gateway)).toBe("pending");
  gateway.pass(DAY_MS + 1);
  expect(await erasureState(gateway)).toBe("overdue");
  gateway.failNextBuild("PANEL_URL refuses the sign-in.");
  await gateway.gateway.releases.erase();
  expect(gateway.warnings.filter((sentence) => sentence.includes("after a day"))).toHaveLength(1);
  await gateway.gateway.releases.erase();
  expect(await erasureState(gateway)).toBe("done");
});
