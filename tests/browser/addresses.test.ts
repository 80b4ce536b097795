import { findTemplates } from "./templates";
import { expect, test } from "./test";
import { siteAddress } from "./visitor";

const ask = (path: string, init?: RequestInit) => fetch(new URL(path, siteAddress()), { redirect: "manual", ...init });

for (const [from, to] of [
  ["/kids/meninos/", "/kids/meninos"],
  ["/kids/todas", "/kids/meninas"],
  ["/en/kids/todas", "/en/kids/meninas"],
] as const)
  test(`redirects ${from} to ${to} permanently`, async () => {
    const response = await ask(from);
    expect(response.status).toBe(301);
    expect(new URL(response.headers.get("location") ?? "", siteAddress()).pathname).toBe(to);
  });

for (const [path, language] of [
  ["/nenhures", "pt"],
  ["/en/nowhere", "en"],
  ["/kids/999999/ninguem", "pt"],
  ["/en/kids/999999/nobody", "en"],
  ["/page-data/kids/999999/ninguem/page-data.json", null],
] as const)
  test(`answers 404 for ${path}`, async () => {
    const response = await ask(path);
    expect(response.status).toBe(404);
    if (language) expect(await response.text()).toMatch(new RegExp(`<html[^>]*lang="${language}"`));
  });

test("caches hashed files forever, revalidates pages and answers 304", async () => {
  const page = await ask("/kids/meninas", { headers: { "accept-encoding": "br" } });
  expect(page.headers.get("cache-control")).toBe("no-cache");
  expect(page.headers.get("content-encoding")).toBe("br");
  const again = await ask("/kids/meninas", { headers: { "accept-encoding": "br", "if-none-match": page.headers.get("etag") ?? "" } });
  expect(again.status).toBe(304);
  const script = /src="(\/app-[^"]+\.js)"/.exec(await page.text())?.[1] ?? "";
  expect((await ask(script)).headers.get("cache-control")).toBe("public, max-age=31536000, immutable");
});

test("serves images in fixed widths only, without metadata", async () => {
  const { talent = "" } = await findTemplates();
  const html = await (await ask(talent)).text();
  const cover = /\/media\/talents\/[^"/]+\/[^"/]+\/360/.exec(html)?.[0] ?? "";
  const response = await ask(cover, { headers: { accept: "image/webp,*/*" } });
  expect(response.status).toBe(200);
  expect(response.headers.get("content-type")).toBe("image/webp");
  expect(Buffer.from(await response.arrayBuffer()).includes("Exif")).toBe(false);
  expect((await ask(cover.replace(/360$/, "361"))).status).toBe(404);
});

test("reports good health", async () => {
  const response = await ask("/api/health");
  expect(response.status).toBe(200);
  expect(await response.json()).toMatchObject({ status: "ok", upstream: "ok" });
});

test("reveals neither its software nor a foreign origin", async () => {
  const { headers } = await ask("/");
  expect(headers.get("x-powered-by")).toBeNull();
  expect(headers.get("access-control-allow-origin")).toBeNull();
  expect(headers.get("x-content-type-options")).toBe("nosniff");
});
