import { rmSync } from "node:fs";
import { mkdir, mkdtemp, readFile, readdir, stat, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { builtPage, writeSmallSite } from "../../tests/small-site";
import type { Release } from "./release";
import { releaseIds } from "./release-folder";
import { changePointer } from "./release-pointer";
import { createReleaseStore } from "./release-store";
import { createWriteDraft } from "../write-draft";

const FINGERPRINT = { code: "c", lists: "l", profiles: "p" };

let dataDir: string;
let publicDir: string;
let clock: number;

beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), "releases-"));
  publicDir = join(dataDir, "public");
  clock = Date.parse("2026-03-01T12:00:00Z");
});

afterEach(() => rmSync(dataDir, { recursive: true, force: true }));

const openStore = () =>
  createReleaseStore({
    dataDir,
    now: () => new Date((clock += 1000)),
    writeDraft: createWriteDraft({
      secrets: [],
      storeAddresses: [],
      siteUrl: "https://www.casajuriti.example",
    }),
  });

const install = async (store: ReturnType<typeof openStore>): Promise<Release> => {
  const result = await store.install(publicDir, FINGERPRINT, null);
  if (!result.ok) throw new Error(result.error);
  return result.value.release;
};

const choose = (id: string) => changePointer(join(dataDir, "releases"), async () => ({ id, choice: "by-hand" }));

describe("a release", () => {
  it("contains every public file with type, size and compressed forms, without by-products", async () => {
    writeSmallSite(publicDir);
    const { files } = await install(openStore());
    expect(files.get("index.html")).toMatchObject({ type: "text/html; charset=utf-8", br: expect.any(Number), gzip: expect.any(Number) });
    expect(files.get("slide.mp4")).toMatchObject({ type: "video/mp4", size: 3000, br: null, gzip: null });
    for (const hidden of [".secret", "redirects.json", "webpack.stats.json", "app-0123456789abcdef0123.js.map"])
      expect(files.has(hidden)).toBe(false);
  });

  it("contains only redirects within the site", async () => {
    writeSmallSite(publicDir);
    const { redirects } = await install(openStore());
    expect([...redirects.keys()]).toEqual(["/blog/behind-the-scenes"]);
  });

  it("contains the hashes of its inline scripts, each once", async () => {
    writeSmallSite(publicDir);
    expect((await install(openStore())).scriptHashes).toEqual([expect.stringMatching(/^sha256-/)]);
  });

  it("contains the hashes of its style elements, also hidden ones", async () => {
    const page = "<noscript><style>p{order:1}</style></noscript><style>p{order:1}</style><style data-x>p{order:2}</style>";
    writeSmallSite(publicDir, { extra: builtPage("/kids/1/ana", page) });
    const release = await install(openStore());
    expect(release.styleHashes).toHaveLength(2);
  });

  it("links unchanged files to the previous release and writes changed ones", async () => {
    writeSmallSite(publicDir, { extra: builtPage("/kids/1/ana", "antes") });
    const store = openStore();
    const first = await install(store);
    writeSmallSite(publicDir, { extra: builtPage("/kids/1/ana", "depois") });
    const second = await install(store);
    const inode = async (release: Release, path: string) => (await stat(join(release.directory, path))).ino;
    expect(await inode(second, "index.html.br")).toBe(await inode(first, "index.html.br"));
    expect(await inode(second, "kids/1/ana/index.html")).not.toBe(await inode(first, "kids/1/ana/index.html"));
    expect(await readFile(join(first.directory, "kids/1/ana/index.html"), "utf8")).toContain("antes");
  });

  it("stays unchanged when the build folder is rewritten in place", async () => {
    writeSmallSite(publicDir);
    const release = await install(openStore());
    await writeFile(join(publicDir, "index.html"), "half a page");
    expect(await readFile(join(release.directory, "index.html"), "utf8")).toContain("</html>");
  });

  it.each([
    "404.html",
    "en/index.html",
    "page-data/app-data.json",
    "kids/meninas/index.html",
    "en/atores/index.html",
    "app-0123456789abcdef0123.js",
  ])("is rejected without %s, and the current one stays", async (missing) => {
    writeSmallSite(publicDir);
    const store = openStore();
    const good = await install(store);
    rmSync(publicDir, { recursive: true });
    writeSmallSite(publicDir, { without: missing });
    const refused = await store.install(publicDir, FINGERPRINT, null);
    expect(refused).toEqual({ ok: false, error: expect.stringContaining(missing) });
    expect(store.current()?.id).toBe(good.id);
    expect((await readdir(join(dataDir, "releases"))).filter((name) => name.endsWith(".tmp"))).toEqual([]);
  });

  it("is served only after it is installed completely", async () => {
    writeSmallSite(publicDir);
    const store = openStore();
    const first = await install(store);
    const pending = install(store);
    const seen = new Set<string | undefined>();
    let isDone = false;
    void pending.finally(() => (isDone = true));
    while (!isDone) {
      const current = store.current();
      seen.add(current?.id);
      await stat(join(String(current?.directory), "kids/meninas/index.html"));
    }
    expect([...seen].filter((id) => id !== first.id && id !== store.current()?.id)).toEqual([]);
    expect(store.current()?.id).toBe((await pending).id);
  });

  it("is found again after a restart, and only the newest three are kept", async () => {
    writeSmallSite(publicDir);
    const store = openStore();
    const ids: string[] = [];
    for (let count = 0; count < 5; count += 1) ids.push((await install(store)).id);
    expect((await openStore().load("c"))?.id).toBe(ids.at(-1));
    expect(await releaseIds(join(dataDir, "releases"))).toEqual(ids.slice(-3));
  });

  it("is kept beside the newest three while it is held", async () => {
    writeSmallSite(publicDir);
    const store = openStore();
    const chosen = await install(store);
    await choose(chosen.id);
    const ids: string[] = [];
    for (let count = 0; count < 4; count += 1) ids.push((await install(store)).id);
    expect(await releaseIds(join(dataDir, "releases"))).toEqual([chosen.id, ...ids.slice(-3)]);
    expect([store.current()?.id, store.isHeld()]).toEqual([chosen.id, true]);
  });

  it("is replaced by the newest when the held release is gone", async () => {
    writeSmallSite(publicDir);
    const store = openStore();
    const chosen = await install(store);
    await choose(chosen.id);
    rmSync(join(dataDir, "releases", chosen.id), { recursive: true });
    const next = await install(store);
    expect([store.current()?.id, store.isHeld()]).toEqual([next.id, false]);
  });

  it("is replaced by the previous one when its manifest is damaged", async () => {
    writeSmallSite(publicDir);
    const store = openStore();
    const first = await install(store);
    const second = await install(store);
    await writeFile(join(dataDir, "releases", second.id, "manifest.json"), "{");
    expect((await openStore().load("c"))?.id).toBe(first.id);
  });
});

it("keeps the current release and deletes the new one when the pointer cannot be written", async () => {
  writeSmallSite(publicDir);
  const store = openStore();
  const first = await install(store);
  rmSync(join(dataDir, "releases/current"));
  await mkdir(join(dataDir, "releases/current/taken"), { recursive: true });
  await expect(store.install(publicDir, FINGERPRINT, null)).rejects.toThrow("the release could not be written");
  expect(store.current()?.id).toBe(first.id);
  expect((await readdir(join(dataDir, "releases"))).filter((name) => /^\d/.test(name))).toEqual([first.id]);
});

describe("a prepared release", () => {
  const NEW_CODE = { ...FINGERPRINT, code: "new" };

  const prepare = async (): Promise<string> => {
    const prepared = await openStore().prepare(publicDir, NEW_CODE);
    if (!prepared.ok) throw new Error(prepared.error);
    return prepared.value.id;
  };

  it("is neither served nor deleted while the version before publishes", async () => {
    writeSmallSite(publicDir);
    const store = openStore();
    await install(store);
    const id = await prepare();
    let last = "";
    for (let count = 0; count < 5; count += 1) last = (await install(store)).id;
    await store.followPointer();
    expect(store.current()?.id).toBe(last);
    expect(await readdir(join(dataDir, "releases/prepared"))).toEqual([id]);
  });

  it("is served once a gateway of its code starts, while the version before keeps its own", async () => {
    writeSmallSite(publicDir);
    const before = openStore();
    const old = await install(before);
    const id = await prepare();
    const store = openStore();
    await store.adoptPrepared("another", () => false);
    expect((await store.load("new"))?.id).toBe(old.id);
    await store.adoptPrepared("new", () => false);
    expect((await store.load("new"))?.id).toBe(id);
    await before.followPointer();
    expect(before.current()?.id).toBe(old.id);
    // After a restart the version before finds its own release.
    expect((await openStore().load("c"))?.id).toBe(old.id);
  });

  it("is not served while another is held, nor when it is rejected", async () => {
    writeSmallSite(publicDir);
    const { id: held } = await install(openStore());
    const id = await prepare();
    const store = openStore();
    await store.adoptPrepared("new", (release) => release.id === id);
    expect((await store.load("new"))?.id).toBe(held);
    await writeFile(join(dataDir, "releases/current"), `${held} held 1\n`);
    await store.adoptPrepared("new", () => false);
    expect((await store.load("new"))?.id).toBe(held);
  });

  it("is deleted when it fails the checks", async () => {
    writeSmallSite(publicDir);
    await install(openStore());
    rmSync(join(publicDir, "404.html"));
    expect(await openStore().prepare(publicDir, NEW_CODE)).toMatchObject({ ok: false });
    expect(await readdir(join(dataDir, "releases/prepared"))).toEqual([]);
  });

  it("is deleted when it contains an erased talent", async () => {
    writeSmallSite(publicDir);
    const store = openStore();
    await install(store);
    await prepare();
    await store.removeEarlier(({ fingerprint }) => fingerprint.code === "new");
    expect(await readdir(join(dataDir, "releases/prepared"))).toEqual([]);
  });
});

it("writes releases of two processes one after the other", async () => {
  writeSmallSite(publicDir);
  const stores = [openStore(), openStore()];
  const results = await Promise.all(stores.map(install));
  for (const { directory } of results) expect((await stat(join(directory, "index.html"))).isFile()).toBe(true);
  const last = await openStore().load("c");
  expect(results.map(({ id }) => id)).toContain(last?.id);
});
