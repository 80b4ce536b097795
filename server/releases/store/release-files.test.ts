import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { lastError } from "../build/build-log";
import { contentType, isCompressible, isImmutable, isPrivate } from "./file-kinds";
import { fingerprintCode } from "../build/fingerprint-code";

it.each([
  ["app-0123456789abcdef0123.js", true],
  ["component---src-templates-talent-tsx-0123456789abcdef0123.js", true],
  ["styles.0123456789abcdef0123.css", true],
  ["static/bodoni-latin-0a1b2c3d.woff2", true],
  ["static/0a1b/intro.webp", true],
  ["static/d/2841359383.json", false],
  ["page-data/sq/d/2841359383.json", false],
  ["index.html", false],
  ["sw.js", false],
  ["blog/0123456789abcdef0123.js/index.html", false],
])("%s is immutable: %s", (path, expected) => {
  expect(isImmutable(path)).toBe(expected);
});

it.each([
  ["rss.xml", "application/rss+xml; charset=utf-8"],
  ["en/rss.xml", "application/rss+xml; charset=utf-8"],
  ["sitemap.xml", "application/xml; charset=utf-8"],
  ["robots.txt", "text/plain; charset=utf-8"],
  ["index.html", "text/html; charset=utf-8"],
  ["app.js", "text/javascript; charset=utf-8"],
  ["worker.mjs", "text/javascript; charset=utf-8"],
  ["styles.css", "text/css; charset=utf-8"],
  ["page-data/app-data.json", "application/json; charset=utf-8"],
  ["manifest.webmanifest", "application/manifest+json; charset=utf-8"],
  ["favicon.svg", "image/svg+xml"],
  ["favicon.ico", "image/x-icon"],
])("%s is %s, and compressed", (path, type) => {
  expect(contentType(path)).toBe(type);
  expect(isCompressible(path)).toBe(true);
});

it.each([
  ["icon.png", "image/png"],
  ["photo.JPG", "image/jpeg"],
  ["photo.jpeg", "image/jpeg"],
  ["photo.webp", "image/webp"],
  ["photo.avif", "image/avif"],
  ["photo.gif", "image/gif"],
  ["font.woff2", "font/woff2"],
  ["font.woff", "font/woff"],
  ["film.mp4", "video/mp4"],
  ["film.webm", "video/webm"],
  ["film.ogg", "video/ogg"],
  ["card.pdf", "application/pdf"],
  ["no-extension", "application/octet-stream"],
  ["unknown.abc123", "application/octet-stream"],
])("%s is %s, and not compressed", (path, type) => {
  expect(contentType(path)).toBe(type);
  expect(isCompressible(path)).toBe(false);
});

it.each([
  [".htaccess", true],
  ["kids/.DS_Store", true],
  ["app.js.map", true],
  ["redirects.json", true],
  [".well-known/security.txt", false],
  ["page-data/redirects.json/page-data.json", false],
])("%s is private: %s", (path, expected) => {
  expect(isPrivate(path)).toBe(expected);
});

it.each([
  ["success building\ninfo done\n", null],
  [
    "\n ERROR #gatsby-source-agency_1001  PLUGIN\n\n  PANEL_URL refuses the sign-in.\n\n  See our docs\n",
    "#gatsby-source-agency_1001: PANEL_URL refuses the sign-in.",
  ],
  ["error Cannot find module './x'\n", "error Cannot find module './x'"],
  ["TypeError: a is undefined\n    at b\n", "TypeError: a is undefined"],
  ["ERROR first\nERROR   second\twith  gaps\n", "ERROR second with gaps"],
])("reads from the log %j the last error %j", (log, expected) => {
  expect(lastError(log)).toBe(expected);
});

describe("the code fingerprint", () => {
  let root: string;

  beforeEach(async () => {
    root = await mkdtemp(join(tmpdir(), "project-"));
    await write("src/pages/index.tsx", "home");
    await write("package-lock.json", "{}");
  });

  afterEach(() => rm(root, { recursive: true, force: true }));

  const write = async (path: string, content: string): Promise<void> => {
    await mkdir(dirname(join(root, path)), { recursive: true });
    await writeFile(join(root, path), content);
  };

  it.each([
    ["src/pages/index.tsx", "home, changed", true],
    ["src/locales/en/common.json", "{}", true],
    ["plugins/gatsby-source-agency/src/a.ts", "a", true],
    ["static/robots.txt", "a", true],
    ["gatsby-config.ts", "a", true],
    ["package-lock.json", "{ }", true],
    ["src/pages/index.test.tsx", "a", false],
    ["src/upstream/README.md", "a", false],
    ["src/gatsby-types.d.ts", "a", false],
    ["server/app.ts", "a", false],
  ])("after a write to %s with %j differs: %s", async (path, content, isOther) => {
    const before = await fingerprintCode(root, ["https://a.example"]);
    await write(path, content);
    expect((await fingerprintCode(root, ["https://a.example"])) !== before).toBe(isOther);
  });

  it("differs between sites, and follows content that moves between files", async () => {
    const before = await fingerprintCode(root, ["https://a.example"]);
    expect(await fingerprintCode(root, ["https://b.example"])).not.toBe(before);
    await rm(join(root, "src/pages/index.tsx"));
    await write("src/pages/blog.tsx", "home");
    expect(await fingerprintCode(root, ["https://a.example"])).not.toBe(before);
  });
});
