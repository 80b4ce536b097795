import { readdir } from "node:fs/promises";
import { join } from "node:path";
import sharp from "sharp";
import { runGateway, type RunningGateway } from "./run-gateway";

const PUBLISHED = [
  "posts/1/upright-1200x1600.jpg",
  "posts/wide-1600x900.jpg",
  "small-300x200.png",
  "formats-1200x1600.jpg",
  "exif-1600x1200.jpg",
  "known-900x1200.jpg",
  "many-900x1200.jpg",
  "kept-900x1200.jpg",
  "never-seen-900x1200.jpg",
  "missing.jpg",
  "page.jpg",
  "drawing.svg",
  "page.svg",
  "missing.svg",
  "redirect.jpg",
  "film.mp4",
  "missing.mp4",
];

let running: RunningGateway;

beforeAll(async () => {
  running = await runGateway({ servesSite: true, upstream: { content: { mediaPaths: PUBLISHED } } });
});

afterAll(() => running.close());

const get = (url: string, headers: Record<string, string> = {}) => running.app.inject({ method: "GET", url, headers });

const sizeOf = async (bytes: Buffer): Promise<[number, number]> => {
  const { width, height } = await sharp(bytes).metadata();
  return [width, height];
};

const statusOf = async (url: string): Promise<number> => (await get(url)).statusCode;

const galleryPicture = async (talentId: string, gallery: "book" | "composite" = "book", place = 0): Promise<string> =>
  `/media/talents/${talentId}/gallery/${(await get(`/api/talents/${talentId}`)).json()[gallery][place].version}/480`;

const coverOf = (talentId: string): string =>
  `/media/talents/${talentId}/${running.gateway.live.snapshot()?.byId.get(talentId)?.talent.coverVersion}`;

describe("a picture by its path", () => {
  it.each([
    ["/media/480/posts/1/upright-1200x1600.jpg", [480, 640]],
    ["/media/160/posts/wide-1600x900.jpg", [160, 90]],
    ["/media/1080/small-300x200.png", [300, 200]],
  ])("%s keeps its ratio and is never enlarged", async (url, size) => {
    const reply = await get(url);
    expect([reply.statusCode, reply.headers["content-type"], reply.headers["cache-control"]]).toEqual([
      200,
      "image/jpeg",
      "public, max-age=86400",
    ]);
    expect(await sizeOf(reply.rawPayload)).toEqual(size);
  });

  it.each([
    ["image/avif,image/webp,*/*", 480, "image/avif"],
    ["image/avif,image/webp,*/*", 1080, "image/webp"],
    ["image/webp,*/*", 480, "image/webp"],
    ["*/*", 480, "image/jpeg"],
  ])("for Accept %s at width %s is %s", async (accept, width, type) => {
    const { headers } = await get(`/media/${width}/formats-1200x1600.jpg`, { accept });
    expect([headers["content-type"], headers.vary]).toEqual([type, "Accept"]);
  });

  it("is upright and has no metadata", async () => {
    const reply = await get("/media/480/exif-1600x1200.jpg");
    const metadata = await sharp(reply.rawPayload).metadata();
    expect([metadata.width, metadata.height]).toEqual([480, 640]);
    expect([metadata.exif, metadata.xmp, metadata.iptc, metadata.orientation]).toEqual([undefined, undefined, undefined, undefined]);
    expect(reply.rawPayload.includes("canary-artist")).toBe(false);
  });

  it("answers 304 for its ETag", async () => {
    const { headers } = await get("/media/240/known-900x1200.jpg");
    expect((await get("/media/240/known-900x1200.jpg", { "if-none-match": String(headers.etag) })).statusCode).toBe(304);
  });

  it.each(["/media/481/a-900x1200.jpg", "/media/0/a.jpg", "/media/0480/a.jpg", "/media/480", "/media/480/", "/media", "/media/x/a.jpg"])(
    "%s is 404",
    async (url) => expect((await get(url)).statusCode).toBe(404),
  );

  it("is requested once from the upstream by many visitors and widths", async () => {
    const urls = Array.from({ length: 20 }, (_, index) => `/media/${[160, 240, 360][index % 3]}/many-900x1200.jpg`);
    const replies = await Promise.all(urls.map((url) => get(url)));
    expect(replies.map(({ statusCode }) => statusCode)).toEqual(urls.map(() => 200));
    expect(running.countRequests(/many-900x1200/)).toBe(1);
  });

  it("is stored on disk and served during an outage", async () => {
    await get("/media/360/kept-900x1200.jpg");
    running.advanceClock(25 * 60 * 60_000);
    await running.gateway.live.forceRefresh();
    await running.upstream.setFault({ kind: "down" });
    const kept = await get("/media/360/kept-900x1200.jpg");
    const unknown = await get("/media/360/never-seen-900x1200.jpg");
    await running.upstream.setFault(null);
    running.advanceClock(60_000); // the circuit to the store closes
    expect([kept.statusCode, unknown.statusCode, unknown.headers["cache-control"]]).toEqual([200, 502, "no-store"]);
    expect((await readdir(join(running.dataDir, "media-cache"))).length).toBeGreaterThan(0);
  });
});

describe("an SVG", () => {
  it("is sent as it is at every width, with a policy under which nothing runs or loads", async () => {
    for (const width of [160, 480]) {
      const { statusCode, headers, body } = await get(`/media/${width}/drawing.svg`, { accept: "image/avif,image/webp,*/*" });
      expect([statusCode, headers["content-type"]]).toEqual([200, "image/svg+xml"]);
      expect(headers["content-security-policy"]).toBe("default-src 'none'; sandbox");
      expect(headers["x-content-type-options"]).toBe("nosniff");
      expect(body).toMatch(/^<svg /);
    }
  });
});

describe("a source that is no picture", () => {
  it.each([
    ["missing.jpg", 404],
    ["page.jpg", 502],
    ["page.svg", 502],
    ["missing.svg", 404],
    ["redirect.jpg", 502],
  ])("%s answers %s and is not stored", async (path, status) => {
    const reply = await get(`/media/480/${path}`);
    expect([reply.statusCode, reply.headers["cache-control"]]).toEqual([status, "no-store"]);
    expect(reply.json()).toEqual({ message: expect.any(String) });
  });
});

describe("a talent's cover", () => {
  it("is a 3:4 crop, cached by browsers for a day and by no shared cache", async () => {
    const reply = await get(`${coverOf("401")}/480`);
    expect([reply.statusCode, reply.headers["cache-control"]]).toEqual([200, "private, max-age=86400"]);
    expect(await sizeOf(reply.rawPayload)).toEqual([480, 640]);
  });

  it("of an older version redirects to the current one", async () => {
    const reply = await get("/media/talents/401/0000000000/480");
    expect([reply.statusCode, reply.headers.location]).toEqual([302, `${coverOf("401")}/480`]);
  });

  it.each([
    ["402", "a child", "noindex, noimageindex"],
    ["413", "a talent without a birthdate", "noindex, noimageindex"],
    ["406", "an adult", undefined],
  ])("of talent %s, %s, has X-Robots-Tag %s", async (talentId, _case, robots) => {
    const cover = await get(`${coverOf(talentId)}/240`);
    const redirect = await get(`/media/talents/${talentId}/0000000000/240`);
    expect([cover.statusCode, cover.headers["x-robots-tag"]]).toEqual([200, robots]);
    expect([redirect.statusCode, redirect.headers["x-robots-tag"]]).toEqual([302, robots]);
  });

  it.each(["/media/talents/999/abc/480", "/media/talents/411/abc/480", "/media/talents/401/abc/481"])("%s is 404", async (url) => {
    expect((await get(url)).statusCode).toBe(404);
  });
});

describe("a picture of a talent's gallery", () => {
  it("keeps its ratio, cached privately", async () => {
    const reply = await get(await galleryPicture("401"));
    expect([reply.statusCode, reply.headers["cache-control"]]).toEqual([200, "private, max-age=86400"]);
    expect(await sizeOf(reply.rawPayload)).toEqual([480, 640]);
  });

  it("may be stored anywhere below the media base", async () => {
    expect(await sizeOf((await get(await galleryPicture("406", "book", 2))).rawPayload)).toEqual([480, 270]);
    expect(await sizeOf((await get(await galleryPicture("405", "composite"))).rawPayload)).toEqual([480, 681]);
  });

  it.each([
    ["402", "a child", "noindex, noimageindex"],
    ["413", "a talent without a birthdate", "noindex, noimageindex"],
    ["406", "an adult", undefined],
  ])("of talent %s, %s, has X-Robots-Tag %s", async (talentId, _case, robots) => {
    const reply = await get(await galleryPicture(talentId));
    expect([reply.statusCode, reply.headers["x-robots-tag"]]).toEqual([200, robots]);
  });

  it("is found by version only, within its own talent", async () => {
    const address = await galleryPicture("401");
    const statuses = await Promise.all(
      [
        address.replace("401", "402"),
        address.replace(/gallery\/\w+/, "gallery/0000000000"),
        address.replace("480", "481"),
        address.replace("gallery", "videos"),
      ].map(statusOf),
    );
    expect(statuses).toEqual([404, 404, 404, 404]);
  });
});

describe("a video of a talent", () => {
  const address = async (): Promise<string> => {
    const { videos } = (await get("/api/talents/406")).json();
    return `/media/talents/406/videos/${videos.find(({ provider }: { provider: string }) => provider === "file").source}`;
  };

  it("streams with ranges, cached privately", async () => {
    const whole = await get(await address());
    const part = await get(await address(), { range: "bytes=4-11" });
    expect([whole.statusCode, whole.headers["content-type"], whole.headers["cache-control"]]).toEqual([
      200,
      "video/mp4",
      "private, max-age=86400",
    ]);
    expect([part.statusCode, part.headers["content-range"]]).toEqual([206, `bytes 4-11/${whole.rawPayload.length}`]);
  });

  it("is not served as a picture, and other files not as a video", async () => {
    expect(await statusOf(`${(await address()).replace("videos", "gallery")}/480`)).toBe(404);
    expect(await statusOf("/media/talents/406/videos/0000000000")).toBe(404);
    expect(await statusOf("/media/talents/401/videos/0000000000")).toBe(404);
  });
});

it("no public response contains the path of a talent's file", async () => {
  for (const url of ["/api/talents/401", "/api/talents/405", "/api/talents/406"]) expect((await get(url)).body).not.toMatch(/\.(jpg|mp4)/);
});

describe("a video", () => {
  it("streams unchanged, with ranges", async () => {
    const whole = await get("/media/1080/film.mp4");
    const part = await get("/media/1080/film.mp4", { range: "bytes=4-11" });
    expect([whole.statusCode, whole.headers["content-type"], whole.headers["accept-ranges"]]).toEqual([200, "video/mp4", "bytes"]);
    expect([part.statusCode, part.headers["content-range"]]).toEqual([206, `bytes 4-11/${whole.rawPayload.length}`]);
    expect(part.rawPayload).toEqual(whole.rawPayload.subarray(4, 12));
  });

  it("that is missing is 404", async () => {
    expect((await get("/media/1080/missing.mp4")).statusCode).toBe(404);
  });
});

it.each([
  "http://127.0.0.1:22/x.jpg",
  "http://localhost/x.jpg",
  "http://169.254.169.254/latest/meta-data.jpg",
  "https://evil.example/x.jpg",
  "https://cdn.example.com/x.jpg",
  "https://a.cdn.example.com.evil.example/x.jpg",
  "https://evil.example/?x=.cdn.example.com",
  "https://a.cdn.example.com@evil.example/x.jpg",
  "https://user:word@a.cdn.example.com/x.jpg",
  "https://a.cdn.example.com:8443/x.jpg",
  "http://a.cdn.example.com/x.jpg",
  "//evil.example/x.jpg",
  "///evil.example/x.jpg",
  "\\\\evil.example\\x.jpg",
  "file:///etc/passwd",
  "ftp://a.cdn.example.com/x.jpg",
  "data:image/png;base64,AAAA",
  "javascript:alert(1)",
  "../api/talents",
  "..%2fapi%2ftalents",
  "%2e%2e/api/talents",
  "a/../../api/talents",
  "a/./b.jpg",
  "a//b.jpg",
  "/api/talents",
  "{upstream}/api/talents",
  "{upstream}/storage/../api/talents",
  "{upstream}/storage%2f../api/talents",
  "{upstream}/storageX/x.jpg",
  "a\u0000b.jpg",
  "a\r\nHost: evil.example",
])("sends no resize request for %j", async (path) => {
  const before = running.countRequests(/^(?!\/(posts|api\/))/);
  const target = path.replace("{upstream}", running.upstream.url);
  const reply = await get(`/media/480/${encodeURIComponent(target)}`);
  expect([reply.statusCode, running.countRequests(/^(?!\/(posts|api\/))/)]).toEqual([404, before]);
});
