import { readdir, rm } from "node:fs/promises";
import { join } from "node:path";
import { success } from "../../src/domain/result";
import { acceptNext } from "../releases/kept-releases";
import { waitUntil } from "../../tests/wait";
import { publish, publishAndWait, waitForBuild } from "./publishing";
import { runGateway, type RunningGateway } from "./run-gateway";

let running: RunningGateway;
let withdrawn = 0;
let buildMayEnd: Promise<void> = Promise.resolve();

const addressOf = (index: number): string => `/blog/post-${index}`;

/** Starts a gateway with `count` posts; later builds lack the first `withdrawn` of them. */
const runSite = (count: number): Promise<RunningGateway> => {
  withdrawn = 0;
  buildMayEnd = Promise.resolve();
  const pages = Object.fromEntries(Array.from({ length: count }, (_, index) => [addressOf(index), `Artigo ${index}`]));
  const spoil = async (publicDir: string) => {
    const lost = withdrawn;
    await buildMayEnd;
    for (let index = 0; index < lost; index += 1)
      await Promise.all(["", "page-data/"].map((folder) => rm(join(publicDir, folder, addressOf(index)), { recursive: true })));
    return success(null);
  };
  return runGateway({ servesSite: true, pages, modifyBuild: spoil });
};

const publishNow = async (): Promise<string | null> => (await publishAndWait(running)).error;

/** Renames a talent in the upstream, which makes a build due. */
const changeContent = (name: string): void => {
  const [first, ...rest] = running.upstream.content.talents;
  running.upstream.content.talents = [{ ...(first as object), name }, ...rest];
};

afterEach(() => running.close());

it("rejects a release without most of the pages, until an operator accepts it", async () => {
  running = await runSite(60);
  withdrawn = 57;
  expect(await publishNow()).toMatch(
    /^the build has \d+ pages and the site \d+; if so many were withdrawn on purpose, run "npm run release -- accept"$/,
  );
  expect((await running.app.inject(addressOf(3))).statusCode).toBe(200);
  await acceptNext(running.dataDir);
  expect(await publishNow()).toBeNull();
  expect((await running.app.inject(addressOf(3))).statusCode).toBe(404);
  expect((await running.app.inject(addressOf(58))).statusCode).toBe(200);
  expect(await readdir(join(running.dataDir, "releases"))).not.toContain("accept");
});

it("accepts a loss once, for one release", async () => {
  running = await runSite(200);
  await acceptNext(running.dataDir);
  withdrawn = 130;
  expect(await publishNow()).toBeNull();
  withdrawn = 195;
  expect(await publishNow()).toContain("npm run release -- accept");
});

it("accepts the loss that the content store announces, once", async () => {
  running = await runSite(200);
  withdrawn = 130;
  await publish(running, { loss: true });
  expect((await waitForBuild(running, 2)).error).toBeNull();
  expect((await running.app.inject(addressOf(3))).statusCode).toBe(404);
  withdrawn = 195;
  expect(await publishNow()).toContain("npm run release -- accept");
});

it("accepts an announced loss for the build after the one that is running", async () => {
  running = await runSite(60);
  let endBuild = (): void => undefined;
  buildMayEnd = new Promise((resolve) => {
    endBuild = resolve;
  });
  await publish(running);
  await waitUntil("the build runs", () => Promise.resolve(running.builds() === 2));
  withdrawn = 57;
  await publish(running, { loss: true });
  endBuild();
  expect((await waitForBuild(running, 3)).error).toBeNull();
  expect((await running.app.inject(addressOf(3))).statusCode).toBe(404);
});

it("builds rejected content once with an empty cache, and then again after a change or an acceptance", async () => {
  running = await runSite(60);
  changeContent("Ana Amostra");
  withdrawn = 57;
  const compare = async () => {
    await running.gateway.releases.rebuildIfChanged("lists");
    return running.builds();
  };
  expect([await compare(), await compare(), await compare()]).toEqual([2, 3, 3]);
  changeContent("Bia Amostra");
  expect([await compare(), await compare()]).toEqual([4, 4]);
  await acceptNext(running.dataDir);
  expect([await compare(), await compare()]).toEqual([5, 5]);
  expect((await running.app.inject(addressOf(3))).statusCode).toBe(404);
});

it("lets a small site shrink freely", async () => {
  running = await runSite(40);
  withdrawn = 40;
  expect(await publishNow()).toBeNull();
  expect((await running.app.inject(addressOf(3))).statusCode).toBe(404);
});
