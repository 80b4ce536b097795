import { cp, mkdtemp, readdir, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { stopChildren } from "../../scripts/children";
import { backUp, KEPT_ELSEWHERE, restore } from "../../scripts/data-archive";
import { freePort } from "../../scripts/free-port";
import { startPanel } from "../../scripts/panel";
import { readSettings, ROOT } from "../../scripts/settings";
import { SLOWNESS } from "../setup/slowness";
import type { PanelAccounts } from "./panel-accounts";
import { expect, test } from "./own-stack";
import { siteAddress } from "./visitor";

test.use({ stack: "erasure" });

const seconds = (limit: number) => ({ timeout: limit * 1000 * SLOWNESS });

const dataDir = (): string => process.env.DATA_DIR ?? "";

interface Child {
  id: number;
  name: string;
  slug: string;
  files: string[];
}

const folders: string[] = [];
const aFolder = async (): Promise<string> => {
  const folder = await mkdtemp(path.join(tmpdir(), "erasure-"));
  folders.push(folder);
  return folder;
};
test.afterAll(async () => {
  await stopChildren();
  await Promise.all(folders.map((folder) => rm(folder, { recursive: true, force: true })));
});

const ask = (route: string): Promise<Response> => fetch(new URL(route, siteAddress()));

const toSlug = (name: string): string =>
  name
    .normalize("NFD")
    .replace(/\p{M}/gu, "")
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, "-");

interface Picture {
  filename: string;
}

interface StoredTalent {
  id: number;
  name: string;
  categories: { category: string }[];
  birthdate: string | null;
  cover: Picture;
  book: Picture[];
  compo: Picture[] | null;
}

/** A child of the kids' listing whose name is part of no other name. */
const chooseChild = async (accounts: PanelAccounts): Promise<Child> => {
  const { docs } = (await accounts.request("GET", "/talents?limit=1000&depth=1")) as { docs: StoredTalent[] };
  const isNamedOnce = ({ name }: StoredTalent): boolean => docs.filter((other) => toSlug(other.name).includes(toSlug(name))).length === 1;
  const child = docs.find(
    (talent) =>
      /^kids/i.test(talent.categories[0]?.category ?? "") &&
      talent.birthdate !== null &&
      talent.book.length > 0 &&
      talent.name.includes(" ") &&
      isNamedOnce(talent),
  );
  if (child === undefined) throw new Error("the store has no such child");
  const files = [child.cover, ...child.book, ...(child.compo ?? [])].map(({ filename }) => filename);
  return { id: child.id, name: child.name, slug: toSlug(child.name), files: [...new Set(files)] };
};

/** Sixty-four bytes from the middle of a picture, which identify it. */
const middleOf = (bytes: Buffer): Buffer => bytes.subarray(Math.floor(bytes.length / 2), Math.floor(bytes.length / 2) + 64);

const needlesOf = async (child: Child, sent: readonly Buffer[]): Promise<Buffer[]> => {
  const originals = await Promise.all(child.files.map((name) => readFile(path.join(dataDir(), "media", name))));
  const texts = [
    child.name,
    child.slug,
    JSON.stringify(child.name)
      .slice(1, -1)
      .replace(/[^\x20-\x7e]/g, (letter) => `\\u${letter.charCodeAt(0).toString(16).padStart(4, "0")}`),
    `/kids/${child.id}/`,
    ...child.files,
  ];
  return [...texts.map((text) => Buffer.from(text)), Buffer.from(child.name, "utf16le"), ...[...originals, ...sent].map(middleOf)];
};

/** The files below a folder that contain one of the needles in their name or content. */
const filesHolding = async (root: string, needles: readonly Buffer[], leftOut: readonly string[] = []): Promise<string[]> => {
  const entries = await readdir(root, { recursive: true, withFileTypes: true }).catch(() => []); // the folder does not exist
  const found: string[] = [];
  for (const entry of entries.filter((candidate) => candidate.isFile())) {
    const file = path.join(entry.parentPath, entry.name);
    const name = path.relative(root, file);
    if (leftOut.some((part) => name === part || name.startsWith(`${part}${path.sep}`))) continue;
    const bytes = await readFile(file).catch(() => Buffer.alloc(0)); // deleted meanwhile
    const isHit = needles.some((needle) => bytes.includes(needle) || name.includes(needle.toString()));
    if (isHit) found.push(name);
  }
  return found;
};

const filesWithTraces = async (needles: readonly Buffer[]): Promise<string[]> => {
  const places: [string, string[]][] = [
    [dataDir(), ["logs", "keys"]],
    [path.join(ROOT, ".cache"), []],
    [path.join(ROOT, "public"), []],
  ];
  const found = await Promise.all(
    places.map(async ([root, leftOut]) => (await filesHolding(root, needles, leftOut)).map((name) => path.join(path.basename(root), name))),
  );
  return found.flat();
};

/** Requests pages, profile, resized pictures and a comp card, so that the gateway caches them. */
const visit = async ({ id, slug }: Child): Promise<Buffer[]> => {
  const html = await (await ask(`/kids/${id}/${slug}`)).text();
  await (await ask(`/api/talents/${id}`)).text();
  await (await ask(`/api/talents/${id}/card.pdf`)).arrayBuffer();
  const pictures = [...new Set(html.match(new RegExp(`/media/talents/${id}/[^"\\s,]+`, "g")) ?? [])].slice(0, 12);
  expect(pictures.length).toBeGreaterThan(0);
  return Promise.all(pictures.map(async (picture) => Buffer.from(await (await ask(picture.replace(/&amp;/g, "&"))).arrayBuffer())));
};

test("an erased child leaves no byte in data, caches, build and databases, and a restored backup brings none back", async ({
  accounts,
}) => {
  const child = await chooseChild(accounts);
  const needles = await needlesOf(child, await visit(child));
  const archive = path.join(await aFolder(), "backup.tar.gz");
  expect(await backUp(dataDir(), archive)).toEqual({ ok: true, value: null });
  const inData = ["panel.db", "media", "media-cache", "releases", "live"].map((name) => path.join(path.basename(dataDir()), name));
  const partsWithoutTraces = async (): Promise<string[]> => {
    const found = await filesWithTraces(needles);
    return [...inData, "public", ".cache"].filter((part) => !found.some((name) => name.startsWith(part)));
  };
  // A change causes a build: the last one may have had other content.
  await accounts.request("PATCH", `/talents/${child.id}`, { name: child.name });
  await expect.poll(partsWithoutTraces, seconds(180)).toEqual([]);

  await accounts.request("DELETE", `/talents/${child.id}`);
  const erasure = async (): Promise<string> => (await (await ask("/api/health")).json()).erasure;
  const hasBegun = async (): Promise<boolean> => (await erasure()) !== "done" || (await filesWithTraces(needles)).length === 0;
  await expect.poll(hasBegun).toBe(true);
  await expect.poll(erasure, seconds(300)).toBe("done");
  await expect.poll(() => filesWithTraces(needles)).toEqual([]);

  const restored = await aFolder();
  expect(await restore(archive, restored)).toEqual({ ok: true, value: null });
  expect(await filesHolding(restored, needles)).not.toEqual([]);
  for (const name of KEPT_ELSEWHERE) await cp(path.join(dataDir(), name), path.join(restored, name), { recursive: true });
  await startPanel(
    await readSettings({ DATA_DIR: restored, PANEL_URL: "", PANEL_PORT: String(await freePort()), PORT: String(await freePort()) }),
  );
  expect(await filesHolding(restored, needles, ["logs", "keys"])).toEqual([]);
});
