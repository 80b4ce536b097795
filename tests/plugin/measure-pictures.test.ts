import { createPictureMeasure, type SizeCache } from "../../plugins/gatsby-source-agency/src/measure-pictures";
import type { Picture } from "../../src/domain/media";
import { startUpstream, type FakeUpstream } from "../fakes/upstream/start-upstream";

let upstream: FakeUpstream;

beforeAll(async () => {
  upstream = await startUpstream();
});

afterAll(() => upstream.close());

afterEach(() => upstream.setFault(null));

const createCache = (): SizeCache => {
  const sizes = new Map<string, { width: number; height: number }>();
  return { get: (key) => Promise.resolve(sizes.get(key)), set: (key, size) => Promise.resolve(sizes.set(key, size)) };
};

const unsized = (path: string): Picture => ({ path, width: null, height: null });

const measureOne = async (picture: Picture, cache = createCache()) => {
  const { measure, unmeasured } = createPictureMeasure(upstream.settings, cache);
  return { picture: await measure(picture), unmeasured: unmeasured() };
};

it.each([
  ["a JPEG", "gallery/a-1200x800.jpg", { width: 1200, height: 800 }],
  ["a PNG", "site/logo-600x200.png", { width: 600, height: 200 }],
  ["a picture that lies on its side, as visitors see it", "gallery/exif-1200x800.jpg", { width: 800, height: 1200 }],
  ["a name that needs escaping", "gallery/ação & 100%-40x30.jpg", { width: 40, height: 30 }],
])("reads the size of %s", async (_what, path, size) => {
  expect(await measureOne(unsized(path))).toEqual({ picture: { path, ...size }, unmeasured: [] });
});

it.each([
  ["a missing file", "gallery/missing.jpg"],
  ["a page in place of a picture", "gallery/page.jpg"],
  ["a redirect to another host", "gallery/redirect.jpg"],
])("leaves %s without a size, and reports it", async (_what, path) => {
  expect(await measureOne(unsized(path))).toEqual({ picture: unsized(path), unmeasured: [path] });
});

it("leaves a picture without a size when its host is down", async () => {
  await upstream.setFault({ kind: "down" });
  expect(await measureOne(unsized("gallery/b-1200x800.jpg"))).toMatchObject({ unmeasured: ["gallery/b-1200x800.jpg"] });
});

it.each([
  ["a video", unsized("slides/2.mp4")],
  ["a picture of known size", { path: "gallery/c-1200x800.jpg", width: 3, height: 4 }],
])("requests no file for %s", async (_what, picture) => {
  const before = upstream.requests.length;
  expect((await measureOne(picture)).picture).toBe(picture);
  expect(upstream.requests).toHaveLength(before);
});

it("requests a picture once when many records show it", async () => {
  const before = upstream.requests.length;
  const { measure } = createPictureMeasure(upstream.settings, createCache());
  await Promise.all(Array.from({ length: 5 }, () => measure(unsized("gallery/d-10x20.jpg"))));
  expect(upstream.requests).toHaveLength(before + 1);
});

it("remembers a size for the next build, but no failure", async () => {
  const cache = createCache();
  await measureOne(unsized("gallery/e-10x20.jpg"), cache);
  await measureOne(unsized("gallery/missing-e.jpg"), cache);
  const before = upstream.requests.length;
  await measureOne(unsized("gallery/e-10x20.jpg"), cache);
  await measureOne(unsized("gallery/missing-e.jpg"), cache);
  expect(upstream.requests.slice(before).map(({ path }) => path)).toEqual(["/storage/gallery/missing-e.jpg"]);
});
