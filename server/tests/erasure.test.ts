import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { cp, readdir, readFile, rename } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { failure, success } from "../../src/domain/result";
import { recordById } from "../../tests/fakes/upstream/content/fixture-content";
import { addErasedTalents } from "../erasure/erased-list";
import { signBody } from "../publish/signature";
import { contentHash } from "../http/encoded-body";
import { listReleases, rollBack } from "../releases/kept-releases";
import { addressOfPage } from "../../src/lib/gatsby-files";
import { waitFor } from "../../tests/wait";
import { listingFiles, rendererFile, type CardData } from "./listing-site";
import { fetchStatus, hookBody, publish, publishAndWait } from "./publishing";
import { PUBLISH_SECRET, runGateway, TODAY, type RunningGateway, type RunOptions } from "./run-gateway";
import { builtPage, pageData } from "./small-site";

const PAGE = builtPage("/kids/999/jurema-quiriri", "Jurema Quiriri");
const HOUR_MS = 60 * 60_000;
const DAY_MS = 24 * HOUR_MS;

const running: RunningGateway[] = [];
const folders: string[] = [];
afterEach(async () => {
  await Promise.all(running.splice(0).map((gateway) => gateway.close()));
  folders.splice(0).forEach((folder) => rmSync(folder, { recursive: true, force: true }));
});

/** The first `buildsWithTalent` builds contain the talent 999. */
const start = async (buildsWithTalent: number, options: RunOptions = {}): Promise<RunningGateway> => {
  const gateway = await runGateway({ servesSite: true, extraFilesOf: (build) => (build <= buildsWithTalent ? PAGE : {}), ...options });
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
  return gateway.app.inject({
    method: "POST",
    url: "/api/publish",
    payload: body,
    headers: { "x-signature": signBody(body, PUBLISH_SECRET) },
  });
};

const erasureState = async (gateway: RunningGateway): Promise<string> => (await gateway.app.inject("/api/health")).json().erasure;

const filesWith = async (folder: string, text: string): Promise<string[]> => {
  const files = (await readdir(folder, { recursive: true, withFileTypes: true }))
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name));
  const contents = await Promise.all(files.map((file) => readFile(file).catch(() => Buffer.alloc(0))));
  return files.filter((file, index) => file.includes(text) || contents[index]?.includes(text) === true);
};

const cachedFiles = (dataDir: string): string[] =>
  ["media-cache/ab/abcd", "card-cache/0123.pdf", "live/profiles/0123.json"].map((name) => join(dataDir, name));

it("removes every release and cached copy of an erased talent after one build with an empty cache", async () => {
  const gateway = await start(2);
  await publishAndWait(gateway);
  expect(await filesWith(gateway.dataDir, "jurema-quiriri")).not.toEqual([]);
  for (const file of cachedFiles(gateway.dataDir)) {
    mkdirSync(join(file, ".."), { recursive: true });
    writeFileSync(file, "Jurema Quiriri");
  }
  expect((await announceErasure(gateway)).statusCode).toBe(202);
  await waitFor(async () => expect(await erasureState(gateway)).toBe("done"));
  expect([gateway.builds(), gateway.buildsFromNothing()]).toEqual([3, 1]);
  await waitFor(async () =>
    expect([await filesWith(gateway.dataDir, "jurema-quiriri"), await filesWith(gateway.dataDir, "Jurema")]).toEqual([[], []]),
  );
  expect(await listReleases(gateway.dataDir)).toHaveLength(1);
  await publishAndWait(gateway);
  expect(gateway.buildsFromNothing()).toBe(1);
});

it("lists an erased talent once, by a keyed hash only", async () => {
  const gateway = await start(1);
  await announceErasure(gateway);
  await announceErasure(gateway, ["talents/999", "posts/3", "talents/", 7]);
  const lines = (await readFile(join(gateway.dataDir, "keys/erased.jsonl"), "utf8")).trim().split("\n");
  expect(lines).toHaveLength(1);
  expect(JSON.parse(lines[0] ?? "")).toEqual({
    kind: "talent",
    hash: expect.stringMatching(/^[0-9a-f]{64}$/),
    at: new Date(TODAY).toISOString(),
    highestId: null,
  });
});

it("accepts a publication with an invalid field for erased talents", async () => {
  const gateway = await start(1);
  expect((await announceErasure(gateway, "talents/999")).statusCode).toBe(202);
  expect(await erasureState(gateway)).toBe("done");
});

it("builds again with an empty cache while a build contains the talent", async () => {
  const gateway = await start(2);
  await announceErasure(gateway);
  await waitFor(() => expect(gateway.builds()).toBe(2));
  await publishAndWait(gateway);
  await waitFor(async () => expect(await erasureState(gateway)).toBe("done"));
  expect(gateway.buildsFromNothing()).toBe(2);
});

it("removes talents that were erased while it was stopped", async () => {
  const dataDir = aFolder();
  const first = await start(1, { dataDir });
  await first.gateway.stop();
  await addErasedTalents(dataDir, ["999"], TODAY);
  const second = await start(0, { dataDir });
  second.gateway.watch();
  await waitFor(async () => expect(await erasureState(second)).toBe("done"));
  await waitFor(async () => expect(await filesWith(join(dataDir, "releases"), "jurema")).toEqual([]));
});

it("rewrites a held release when the build without the talent is not served", async () => {
  const gateway = await start(1);
  gateway.advanceClock(60_000);
  await publishAndWait(gateway);
  await rollBack(gateway.dataDir, null);
  await gateway.gateway.releases.followPointer();
  await addErasedTalents(gateway.dataDir, ["999"], gateway.now());
  await gateway.gateway.releases.erase();
  expect(gateway.warnings).toEqual([expect.stringContaining("is kept but not shown")]);
  expect([gateway.buildsFromNothing(), await erasureState(gateway)]).toEqual([1, "done"]);
  expect([await filesWith(gateway.dataDir, "jurema-quiriri"), await filesWith(gateway.dataDir, "Jurema")]).toEqual([[], []]);
  const current = (await listReleases(gateway.dataDir)).find(({ isCurrent }) => isCurrent);
  expect(current).toMatchObject({ isHeld: true, madeAt: new Date(TODAY) });
  expect((await gateway.app.inject("/blog")).statusCode).toBe(200);
});

it("rejects a return to a release that contains an erased talent", async () => {
  const gateway = await start(1);
  const id = gateway.gateway.releases.current()?.id ?? "";
  await publishAndWait(gateway);
  await addErasedTalents(gateway.dataDir, ["999"], TODAY);
  expect(await rollBack(gateway.dataDir, id)).toEqual({
    ok: false,
    error: expect.stringMatching(/^the release \S+ names a talent who was erased since, so it cannot be served again$/),
  });
});

describe("with builds at the start only", () => {
  const startWithoutBuilds = (options: RunOptions = {}): Promise<RunningGateway> => start(1, { buildsAtStartOnly: true, ...options });

  it("removes an erased talent from release and caches at once, and completes the erasure at the next check", async () => {
    const gateway = await startWithoutBuilds();
    const [cached = ""] = cachedFiles(gateway.dataDir);
    mkdirSync(join(cached, ".."), { recursive: true });
    writeFileSync(cached, "Jurema Quiriri");
    await announceErasure(gateway);
    await waitFor(async () =>
      expect([await filesWith(gateway.dataDir, "jurema-quiriri"), await filesWith(gateway.dataDir, "Jurema")]).toEqual([[], []]),
    );
    await gateway.gateway.releases.settled();
    await gateway.gateway.releases.erase();
    expect([await erasureState(gateway), gateway.builds(), gateway.warnings]).toEqual(["done", 1, []]);
    expect(await listReleases(gateway.dataDir)).toHaveLength(1);
    expect((await gateway.app.inject("/blog")).statusCode).toBe(200);
  });

  it("removes an erased talent whose erasure was not announced", async () => {
    const gateway = await startWithoutBuilds();
    await addErasedTalents(gateway.dataDir, ["999"], TODAY);
    gateway.gateway.watch();
    await waitFor(async () => expect(await filesWith(gateway.dataDir, "jurema")).toEqual([]));
    expect(gateway.builds()).toBe(1);
  });

  it("keeps the release after a publication and changed content, and hides a withdrawn talent", async () => {
    const gateway = await startWithoutBuilds({ pages: { "/kids/402/bento-exemplo": "Bento Exemplo" } });
    gateway.gateway.watch();
    const { content } = gateway.upstream;
    const withdrawn: unknown = recordById(content.talents, "402");
    content.talents = content.talents.filter((talent) => talent !== withdrawn);
    await publish(gateway);
    await waitFor(async () => expect((await gateway.app.inject("/kids/402/bento-exemplo")).statusCode).toBe(404));
    await gateway.gateway.releases.rebuildIfChanged("all");
    expect([gateway.builds(), await fetchStatus(gateway)]).toEqual([1, expect.objectContaining({ isQueued: false })]);
  });
});

describe("while every build fails", () => {
  const AURORA: CardData = { talentId: "401", name: "Aurora Teste Lima", coverVersion: "cover401" };
  const BENTO: CardData = { talentId: "402", name: "Bento Exemplo", coverVersion: "cover402" };
  const CLARA: CardData = { talentId: "403", name: "Clara Modelo Souza", coverVersion: "cover403" };
  const TRACES = ["Bento Exemplo", "bento-exemplo", "/402", '"402"', "cover402"];

  const url = (path: string): string => `<url><loc>https://www.casajuriti.example${path}</loc></url>`;
  const sitemap = (...paths: string[]): string =>
    `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${paths.map(url).join("")}\n</urlset>\n`;

  const SITE: Readonly<Record<string, string>> = {
    ...rendererFile(),
    ...listingFiles("/kids", { total: 3, pages: 2, talents: [AURORA, BENTO] }),
    ...listingFiles("/kids/pagina/2", { total: 3, pages: 2, talents: [CLARA] }),
    ...builtPage("/kids/402/bento-exemplo", "Bento Exemplo"),
    "page-data/kids/402/bento-exemplo/page-data.json": pageData("/kids/402/bento-exemplo", { data: { talent: BENTO } }),
    "page-data/sq/d/77.json": JSON.stringify({ data: { total: 2 } }),
    "sitemap.xml": sitemap("/kids/402/bento-exemplo", "/blog"),
    "redirects.json": JSON.stringify([
      { from: "/kids/402/bento", to: "/kids/402/bento-exemplo", status: 301 },
      { from: "/blog/old", to: "/blog", status: 301 },
    ]),
  };

  /** Starts a gateway with two releases that contain Bento; all further builds fail. */
  const startRefusing = async (options: RunOptions & { site?: Readonly<Record<string, string>> } = {}): Promise<RunningGateway> => {
    const { site = SITE, ...others } = options;
    let builds = 0;
    const spoil = async () => ((builds += 1) > 2 ? failure("the site lost too many pages") : success(null));
    const gateway = await start(0, { extraFilesOf: () => site, modifyBuild: spoil, ...others });
    gateway.advanceClock(60_000);
    await publishAndWait(gateway);
    return gateway;
  };

  const erase = async (gateway: RunningGateway): Promise<void> => {
    const { content } = gateway.upstream;
    const erased: unknown = recordById(content.talents, "402");
    content.talents = content.talents.filter((talent) => talent !== erased);
    await gateway.gateway.live.forceRefresh();
    const builds = gateway.builds();
    await announceErasure(gateway, ["talents/402"]);
    await waitFor(() => expect(gateway.builds()).toBeGreaterThan(builds));
    await waitFor(() => expect(gateway.gateway.releases.status().builds[0]?.endedAt).not.toBeNull());
  };

  const passAndErase = async (gateway: RunningGateway, ms: number): Promise<void> => {
    gateway.advanceClock(ms);
    await gateway.gateway.live.forceRefresh();
    await gateway.gateway.releases.erase();
  };

  const readPlain = async (file: string): Promise<string> => {
    const bytes = await readFile(file);
    if (file.endsWith(".br")) return brotliDecompressSync(bytes).toString();
    return (file.endsWith(".gz") ? gunzipSync(bytes) : bytes).toString();
  };

  const filesWithBento = async (dataDir: string): Promise<string[]> => {
    const entries = await readdir(join(dataDir, "releases"), { recursive: true, withFileTypes: true });
    const paths = entries.map(({ parentPath, name }) => join(parentPath, name));
    const texts = await Promise.all(entries.map((entry, place) => (entry.isFile() ? readPlain(paths[place] ?? "") : "")));
    return paths.filter((path, place) => TRACES.some((trace) => path.includes(trace) || texts[place]?.includes(trace)));
  };

  /** Files of the current release that differ from its manifest. */
  const damagedFiles = async (gateway: RunningGateway): Promise<string[]> => {
    const release = gateway.gateway.releases.current();
    const damaged: string[] = [];
    for (const { path, hash, size, br, gzip } of release?.files.values() ?? []) {
      const file = join(release?.directory ?? "", path);
      const bytes = await readFile(file);
      const forms = [...(br === null ? [] : [`${file}.br`]), ...(gzip === null ? [] : [`${file}.gz`])];
      const lengths = await Promise.all(forms.map(async (form) => (await readFile(form)).length));
      const plain = await Promise.all(forms.map(async (form) => contentHash(await readPlain(form))));
      const isWhole = contentHash(bytes) === hash && bytes.length === size && plain.every((other) => other === hash);
      if (!isWhole || lengths.join() !== [br, gzip].filter((length) => length !== null).join()) damaged.push(path);
    }
    return damaged;
  };

  it("rewrites the current release without the talent before a day has passed", async () => {
    const gateway = await startRefusing();
    const before = gateway.gateway.releases.current();
    await erase(gateway);
    expect(await filesWithBento(gateway.dataDir)).not.toEqual([]);
    expect(await erasureState(gateway)).toBe("pending");
    await passAndErase(gateway, DAY_MS - 2 * HOUR_MS);
    expect(await filesWithBento(gateway.dataDir)).toEqual([]);
    expect(await damagedFiles(gateway)).toEqual([]);
    expect(await erasureState(gateway)).toBe("done");
    expect(await listReleases(gateway.dataDir)).toEqual([expect.objectContaining({ isCurrent: true, madeAt: new Date(TODAY + 60_000) })]);
    expect(await rollBack(gateway.dataDir, before?.id ?? "")).toEqual({ ok: false, error: expect.stringContaining("there is no release") });
  });

  it("serves the other talents from the rewritten files", async () => {
    const gateway = await startRefusing();
    await gateway.app.inject({ url: "/kids", headers: { "accept-encoding": "br" } });
    await erase(gateway);
    await passAndErase(gateway, DAY_MS);
    const release = gateway.gateway.releases.current();
    for (const path of release?.files.keys() ?? []) {
      const page = path.endsWith("index.html") ? addressOfPage(path) : `/${path}`;
      const address = path.endsWith("index.html") ? page.replace("[reference]", "7F3A91C2") : page;
      const { statusCode, body } = await gateway.app.inject(address);
      // Answered only with a package or a name.
      const isWithoutOwnAddress = path === "404.html" || path.includes("[...name]") || address.endsWith("/pacote");
      if (!isWithoutOwnAddress) expect([address, statusCode]).toEqual([address, 200]);
      expect([address, TRACES.filter((trace) => body.includes(trace))]).toEqual([address, []]);
    }
    const expected = listingFiles("/kids", { total: 2, pages: 2, talents: [AURORA] });
    expect((await gateway.app.inject("/kids")).body).toBe(expected["kids/index.html"]);
    expect((await gateway.app.inject("/page-data/kids/page-data.json")).body).toBe(expected["page-data/kids/page-data.json"]);
    expect((await gateway.app.inject("/page-data/kids/pagina/2/page-data.json")).json().result.data.listing).toEqual({
      total: 2,
      pages: 2,
      talents: [CLARA],
    });
    expect((await gateway.app.inject("/sitemap.xml")).body).toBe(sitemap("/blog"));
    expect((await gateway.app.inject("/kids/402/bento-exemplo")).statusCode).toBe(404);
    expect((await gateway.app.inject("/blog/old")).headers.location).toBe("/blog");
  });

  it("keeps the other talents on a page that was rendered too slowly for a visitor just before", async () => {
    const hold = join(aFolder(), "hold");
    const isHeld = `require("node:fs").existsSync(${JSON.stringify(hold)})`;
    const renderer = rendererFile(`while (${isHeld}) await new Promise((resolve) => setTimeout(resolve, 10));`);
    const gateway = await startRefusing({ site: { ...SITE, ...renderer }, renderTimeoutMs: 1_000 });
    await erase(gateway);
    gateway.advanceClock(DAY_MS);
    await gateway.gateway.live.forceRefresh();
    writeFileSync(hold, "");
    expect((await gateway.app.inject("/kids")).body).not.toContain("Aurora");
    rmSync(hold);
    await gateway.gateway.releases.erase();
    expect([await filesWithBento(gateway.dataDir), await erasureState(gateway)]).toEqual([[], "done"]);
    expect((await gateway.app.inject("/kids")).body).toContain("Aurora");
  });

  it("keeps a page that cannot be rendered without any card", async () => {
    const gateway = await startRefusing({ site: { ...SITE, ...rendererFile("throw new Error('no data');") } });
    await erase(gateway);
    await passAndErase(gateway, DAY_MS);
    expect([await filesWithBento(gateway.dataDir), await damagedFiles(gateway), await erasureState(gateway)]).toEqual([[], [], "done"]);
    const kids = await gateway.app.inject("/kids");
    expect([kids.statusCode, kids.body.includes("Aurora")]).toEqual([200, false]);
  });

  it("deletes a renderer whose static queries contain the talent", async () => {
    const query = JSON.stringify({ data: { newest: [BENTO, CLARA] } });
    const gateway = await startRefusing({ site: { ...SITE, ...rendererFile(`void ${query};`), "page-data/sq/d/77.json": query } });
    await erase(gateway);
    await passAndErase(gateway, DAY_MS);
    expect([await filesWithBento(gateway.dataDir), await damagedFiles(gateway), await erasureState(gateway)]).toEqual([[], [], "done"]);
    expect((await gateway.app.inject("/page-data/sq/d/77.json")).json().data.newest).toEqual([CLARA]);
    expect((await gateway.app.inject("/kids")).body).toContain("Aurora");
  });

  it("keeps the hold", async () => {
    const gateway = await startRefusing();
    await erase(gateway);
    const [release] = await listReleases(gateway.dataDir);
    writeFileSync(join(gateway.dataDir, "releases/current"), `${release?.id} held 1\n`);
    await passAndErase(gateway, DAY_MS);
    expect(await listReleases(gateway.dataDir)).toEqual([expect.objectContaining({ isCurrent: true, isHeld: true })]);
    expect([await filesWithBento(gateway.dataDir), await erasureState(gateway)]).toEqual([[], "done"]);
  });

  it("counts the time from the first erasure", async () => {
    const gateway = await startRefusing();
    await erase(gateway);
    gateway.advanceClock(15 * HOUR_MS);
    await addErasedTalents(gateway.dataDir, ["403"], gateway.now());
    await passAndErase(gateway, 6 * HOUR_MS);
    expect([await filesWithBento(gateway.dataDir), await erasureState(gateway)]).toEqual([[], "done"]);
  });

  it("serves the former release when the rewrite is interrupted, and repeats the rewrite", async () => {
    const gateway = await startRefusing();
    await erase(gateway);
    const { id = "", directory = "" } = gateway.gateway.releases.current() ?? {};
    const [file, away] = [join(directory, "sitemap.xml"), join(gateway.dataDir, "sitemap.xml")];
    await rename(file, away);
    await passAndErase(gateway, DAY_MS + HOUR_MS);
    expect(gateway.warnings.filter((sentence) => sentence.includes("after a day"))).toHaveLength(1);
    expect([gateway.gateway.releases.current()?.id, await erasureState(gateway)]).toEqual([id, "overdue"]);
    await rename(away, file);
    expect([(await gateway.app.inject("/kids")).statusCode, await damagedFiles(gateway)]).toEqual([200, []]);
    await gateway.gateway.releases.erase();
    expect([await filesWithBento(gateway.dataDir), await erasureState(gateway)]).toEqual([[], "done"]);
  });

  it("repeats an interrupted rewrite at the next start", async () => {
    const dataDir = aFolder();
    const first = await startRefusing({ dataDir });
    await erase(first);
    const id = first.gateway.releases.current()?.id ?? "";
    await first.gateway.stop();
    const releases = join(dataDir, "releases");
    const half = `${id.slice(0, -6)}ffffff`;
    await cp(join(releases, id, "site"), join(releases, `${half}.tmp`, "site"), { recursive: true });
    let builds = 0;
    const second = await start(0, { dataDir, initialTime: TODAY + DAY_MS, modifyBuild: async () => failure(`refused ${(builds += 1)}`) });
    expect(second.gateway.releases.current()?.id).toBe(id);
    second.gateway.watch();
    await waitFor(async () => expect(await erasureState(second)).toBe("done"));
    expect([await filesWithBento(dataDir), await damagedFiles(second)]).toEqual([[], []]);
  });

  it("removes the talent from the stored list and profiles with the next refresh", async () => {
    const gateway = await startRefusing();
    await gateway.app.inject("/api/talents/402");
    const live = join(gateway.dataDir, "live");
    await waitFor(async () => expect((await filesWith(live, "402")).length).toBeGreaterThan(1));
    await erase(gateway);
    await waitFor(async () => expect(await filesWith(live, "Bento Exemplo")).toEqual([]));
    await waitFor(async () => expect(await filesWith(live, '"402"')).toEqual([]));
  });
});
