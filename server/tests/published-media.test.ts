import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { mediaAddress } from "../../src/config/media";
import { EDITORIAL_MEDIA } from "../../src/upstream/editorial-media";
import { aPostRecord } from "../../tests/builders/wire-records";
import { runGateway, type RunningGateway } from "./run-gateway";

let running: RunningGateway;
let dataDir: string;

beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), "published-"));
  running = await runGateway({ dataDir });
});

afterEach(async () => {
  await running.close();
  await rm(dataDir, { recursive: true, force: true });
});

const statusOf = async (path: string): Promise<number> => (await running.app.inject(mediaAddress(path, 160))).statusCode;

const FILE = "uploads/new-300x400.jpg";

/** A record of each kind of content that references the file. */
const publishIn: Readonly<Record<string, (content: RunningGateway["upstream"]["content"]) => unknown>> = {
  "a post's cover": ({ posts }) => posts.pt?.push(aPostRecord({ id: 900, slug: "novo", batch: "b-900", cover: FILE })),
  "a post's text": ({ posts }) =>
    posts.pt?.push(aPostRecord({ id: 900, slug: "novo", batch: "b-900", content: `<p><img src="/storage/${FILE}"></p>` })),
  "a campaign": ({ campaigns }) => campaigns.pt?.push({ id: 900, slug: "nova", title: "Nova", cover: FILE }),
  "a magazine's page": ({ magazines }) => magazines.pt?.push({ id: 900, title: "Nova", cover: "x.jpg", content: `y.jpg,${FILE}` }),
  "a slide": ({ slides }) => slides.push({ id: 900, image_mobile: FILE, image_desktop: "x.jpg" }),
  "a member of staff": ({ staff }) => staff.push({ id: 900, name: "Nova", role: "Booker", cover: FILE }),
  "the workshop's gallery": ({ gallery }) => gallery.push({ id: 900, cover: FILE, title: "Novo" }),
  "the Instagram feed": ({ instagram }) =>
    instagram.push({ id: "900", permalink: "https://www.instagram.com/p/900/", media_url: FILE, media_type: "IMAGE" }),
  "a website image": ({ websiteImages }) => Object.assign(websiteImages as object, { share: { file: FILE, alt: null } }),
};

it.each(Object.keys(publishIn))("serves a picture of %s once it is published, and not before", async (kind) => {
  expect(await statusOf(FILE)).toBe(404);
  publishIn[kind]?.(running.upstream.content);
  running.advanceClock(10_000);
  expect(await statusOf(FILE)).toBe(200);
});

it("rejects paths of talents' files, of listed and unlisted talents", async () => {
  for (const path of [
    "talents/401/cover-900x1200.jpg",
    "talents/401/book-1-1200x1600.jpg",
    "talents/406/reel.mp4",
    "talents/999/cover-900x1200.jpg",
  ])
    expect(await statusOf(path)).toBe(404);
});

it("answers 404 for a picture of a withdrawn record", async () => {
  running.upstream.content.gallery.push({ id: 900, cover: FILE, title: "Novo" });
  expect(await statusOf(FILE)).toBe(200);
  running.upstream.content.gallery.pop();
  running.advanceClock(5 * 60_000);
  expect(await statusOf(FILE)).toBe(404);
});

it("refreshes the list once for many unknown paths", async () => {
  await statusOf(FILE);
  const before = running.countRequests(/website-images/);
  running.advanceClock(10_000);
  await Promise.all(Array.from({ length: 20 }, (_, index) => statusOf(`unknown-${index}.jpg`)));
  await statusOf("unknown.jpg");
  expect(running.countRequests(/website-images/) - before).toBe(1);
});

it("serves published pictures during an outage, and after a start into one", async () => {
  running.upstream.content.gallery.push({ id: 900, cover: FILE, title: "Novo" });
  expect(await statusOf(FILE)).toBe(200);
  running.advanceClock(60 * 60_000);
  await running.upstream.setFault({ kind: "down" });
  expect(await statusOf(FILE)).toBe(200);
  const port = Number(new URL(running.upstream.url).port);
  await running.close();
  running = await runGateway({ dataDir, upstream: { port, fault: { kind: "down" } }, upstreamLimits: { retries: 0 } });
  expect([await statusOf(FILE), await statusOf("unknown.jpg")]).toEqual([200, 404]);
});

it("keeps the last list of a failing resource, and all others", async () => {
  running.upstream.content.gallery.push({ id: 900, cover: FILE, title: "Novo" });
  expect(await statusOf(FILE)).toBe(200);
  running.upstream.content.staff.push({ id: 900, name: "Nova", role: "Booker", cover: "staff/new-300x400.jpg" });
  await running.upstream.setFault({ kind: "status", status: 500, path: /gallery/ });
  running.advanceClock(10_000);
  expect([await statusOf("staff/new-300x400.jpg"), await statusOf(FILE)]).toEqual([200, 200]);
});

it("reads the paths of every kind of content", () => {
  expect(Object.keys(EDITORIAL_MEDIA).sort()).toEqual([
    "boards",
    "campaigns",
    "gallery",
    "home",
    "images",
    "instagram",
    "magazines",
    "posts",
    "slides",
    "staff",
    "texts",
  ]);
});
