import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { mapEmbedAddress } from "../../src/config/map";
import en from "../../src/locales/en/common.json";
import pt from "../../src/locales/pt/common.json";
import { runGateway, type RunningGateway } from "./run-gateway";
import { AGENCY, page, TEMPLATE } from "./small-site";

let running: RunningGateway;

beforeAll(async () => {
  running = await runGateway({ servesSite: true });
});

afterAll(() => running.close());

const get = (url: string, headers: Record<string, string> = {}) => running.app.inject({ method: "GET", url, headers });

describe("a built file", () => {
  it.each([
    ["/", "text/html; charset=utf-8", "no-cache"],
    ["/en", "text/html; charset=utf-8", "no-cache"],
    ["/kids/meninos", "text/html; charset=utf-8", "no-cache"],
    ["/kids/meninos?letra=a", "text/html; charset=utf-8", "no-cache"],
    ["/page-data/index/page-data.json", "application/json; charset=utf-8", "no-cache"],
    ["/page-data/app-data.json", "application/json; charset=utf-8", "no-cache"],
    ["/app-0123456789abcdef0123.js", "text/javascript; charset=utf-8", "public, max-age=31536000, immutable"],
    ["/styles.0123456789abcdef0123.css", "text/css; charset=utf-8", "public, max-age=31536000, immutable"],
    ["/static/font-0a1b2c3d.woff2", "font/woff2", "public, max-age=31536000, immutable"],
    ["/robots.txt", "text/plain; charset=utf-8", "no-cache"],
    ["/slide.mp4", "video/mp4", "no-cache"],
    ["/sw.js", "text/javascript; charset=utf-8", "no-cache"],
    ["/en/manifest.webmanifest", "application/manifest+json; charset=utf-8", "no-cache"],
  ])("%s is sent as %s, %s", async (url, type, caching) => {
    const { statusCode, headers } = await get(url);
    expect([statusCode, headers["content-type"], headers["cache-control"]]).toEqual([200, type, caching]);
    expect(headers["x-content-type-options"]).toBe("nosniff");
    expect(headers["x-powered-by"]).toBeUndefined();
  });

  it("answers 304 for its ETag", async () => {
    const { headers } = await get("/kids");
    const again = await get("/kids", { "if-none-match": String(headers.etag) });
    expect([again.statusCode, again.body, again.headers.etag]).toEqual([304, "", headers.etag]);
    expect((await get("/kids", { "if-none-match": '"another"' })).statusCode).toBe(200);
  });

  it("is sent in the best accepted encoding", async () => {
    const plain = await get("/kids");
    const br = await get("/kids", { "accept-encoding": "gzip, deflate, br" });
    const gzip = await get("/kids", { "accept-encoding": "gzip, br;q=0" });
    expect([plain.headers["content-encoding"], br.headers["content-encoding"], gzip.headers["content-encoding"]]).toEqual([
      undefined,
      "br",
      "gzip",
    ]);
    expect(brotliDecompressSync(br.rawPayload).toString()).toBe(plain.body);
    expect(gunzipSync(gzip.rawPayload).toString()).toBe(plain.body);
    expect(plain.headers.vary).toBe("Accept-Encoding");
    expect(br.rawPayload.length).toBeLessThan(plain.rawPayload.length);
  });

  it("answers HEAD like GET, without a body", async () => {
    const head = await running.app.inject({ method: "HEAD", url: "/kids" });
    const whole = await get("/kids");
    expect([head.statusCode, head.body, head.headers.etag]).toEqual([200, "", whole.headers.etag]);
    expect(head.headers["content-length"]).toBe(String(whole.rawPayload.length));
  });

  it.each([
    { range: "bytes=0-99", expected: [206, "bytes 0-99/3000", 100] },
    { range: "bytes=2900-", expected: [206, "bytes 2900-2999/3000", 100] },
    { range: "bytes=-10", expected: [206, "bytes 2990-2999/3000", 10] },
    { range: "bytes=2990-9999", expected: [206, "bytes 2990-2999/3000", 10] },
    { range: "bytes=3000-", expected: [416, "bytes */3000", 0] },
    { range: "bytes=9-3", expected: [416, "bytes */3000", 0] },
    { range: "bytes=-5000", expected: [206, "bytes 0-2999/3000", 3000] },
    { range: "bytes=-0", expected: [416, "bytes */3000", 0] },
    { range: "bytes=0-1,5-6", expected: [200, undefined, 3000] },
    { range: "lines=1-2", expected: [200, undefined, 3000] },
  ])("is sent for the range $range as $expected", async ({ range, expected }) => {
    const reply = await get("/slide.mp4", { range });
    expect([reply.statusCode, reply.headers["content-range"], reply.rawPayload.length]).toEqual(expected);
  });

  it("allows only the inline scripts of the build", async () => {
    const policy = String((await get("/")).headers["content-security-policy"]);
    expect(policy).toMatch(/script-src 'self' 'sha256-[^']+';/);
    expect(policy).toContain("frame-ancestors 'none'");
  });

  it("allows the service worker to call this site, and pages to start it", async () => {
    expect((await get("/sw.js")).headers["content-security-policy"]).toBe("default-src 'none'; connect-src 'self'");
    expect((await get("/")).headers["content-security-policy"]).toMatch(/worker-src 'self'; manifest-src 'self'/);
  });

  it("allows frames of the two video players and of the contact page's map only", async () => {
    const policy = String((await get("/")).headers["content-security-policy"]);
    const frames = /frame-src ([^;]*)/.exec(policy)?.[1]?.split(" ");
    expect(frames).toEqual(["https://www.youtube-nocookie.com", "https://player.vimeo.com", "https://www.google.com"]);
    expect(mapEmbedAddress("Rua", "pt").startsWith(`${String(frames?.[2])}/`)).toBe(true);
  });

  it.each(["POST", "PUT", "DELETE", "PATCH", "OPTIONS"] as const)("is not sent for %s", async (method) => {
    const reply = await running.app.inject({ method, url: "/kids" });
    expect([reply.statusCode, reply.headers.allow]).toEqual([405, "GET, HEAD"]);
  });
});

describe("a redirected address", () => {
  it.each([
    ["/kids/", "/kids"],
    ["/en/", "/en"],
    ["/kids/meninos/?letra=a", "/kids/meninos?letra=a"],
    ["/kids/index.html", "/kids"],
    ["/kids/qualquer", "/kids/meninas"],
    ["/en/digital-influencers/boys", "/en/digital-influencers/meninas"],
    ["/atores/x/", "/atores/meninas"],
    ["/blog/behind-the-scenes", "/blog/bastidores"],
  ])("%s redirects to %s", async (url, location) => {
    const reply = await get(url);
    expect([reply.statusCode, reply.headers.location]).toEqual([301, location]);
  });

  it.each([
    ["/pesquisa?nome=Jo%C3%A3o+Pedro", "/pesquisa/Jo%C3%A3o%20Pedro"],
    ["/en/pesquisa?nome=ana", "/en/pesquisa/ana"],
    ["/pesquisa/?nome=ana", "/pesquisa/ana"],
    ["/pesquisa?nome=", "/pesquisa"],
    ["/en/pesquisa?nome=++", "/en/pesquisa"],
    ["/pesquisa?nome=a%2Fb%3Fc%25", "/pesquisa/a%2Fb%3Fc%25"],
    ["/pesquisa?nome=%2F%2Fevil.example", "/pesquisa/%2F%2Fevil.example"],
    ["/pesquisa?nome=a%00%0D%0Ab", "/pesquisa/a%20%20%20b"],
    ["/pesquisa?nome=%E0%A4%A", "/pesquisa/%EF%BF%BD%25A"],
    ["/pesquisa?nome=ana&letra=A", "/pesquisa/ana?letra=A"],
  ])("%s, sent by the search box without scripts, redirects to %s", async (url, location) => {
    const reply = await get(url);
    expect([reply.statusCode, reply.headers.location]).toEqual([303, location]);
  });

  it.each(["/sobre-nos/x", "/pesquisas?nome=ana", "/blog/pesquisa?nome=ana", "/blog/evil", "/blogs/meninas"])(
    "%s is not redirected",
    async (url) => {
      expect((await get(url)).statusCode).toBe(404);
    },
  );
});

describe("an unknown address", () => {
  it.each([
    ["/nada", "pt", pt],
    ["/en/nothing", "en", en],
    ["/404.html", "pt", pt],
    ["/english", "pt", pt],
  ])("%s gets the not-found page in %s with status 404", async (url, language, words) => {
    const reply = await get(url);
    expect(reply.statusCode).toBe(404);
    expect(reply.body).toContain(`<html lang="${language}">`);
    expect(reply.body).toContain(`>${words["notFound.title"]} · ${AGENCY}</title>`);
    expect(reply.body.match(/name="robots"/g)).toHaveLength(1);
    expect(reply.headers["x-robots-tag"]).toBe("noindex");
  });

  it.each(["/page-data/nada/page-data.json", "/static/gone.js", "/foto.png"])(
    "%s, requested by a script, gets a short text",
    async (url) => {
      const reply = await get(url);
      expect([reply.statusCode, reply.body]).toEqual([404, "Not found\n"]);
    },
  );

  it("of the API gets JSON in the visitor's language", async () => {
    const reply = await get("/api/nada", { "accept-language": "en-GB,en;q=0.9,pt;q=0.1" });
    expect([reply.statusCode, reply.json()]).toEqual([404, { message: "Not found." }]);
  });

  it("has the title in the agency's own words", async () => {
    const title = (locale: string, text: string) => ({
      node: { ns: "common", language: locale, data: JSON.stringify({ "notFound.title": text }) },
    });
    const data = { locales: { edges: [title("pt", "Sumiu"), title("en", "Gone")] } };
    const own = await runGateway({
      servesSite: true,
      extraFilesOf: () => ({
        "404.html": page("404.html", `Sumiu · ${AGENCY}`),
        "page-data/404.html/page-data.json": JSON.stringify({ componentChunkName: TEMPLATE, path: "/404.html", result: { data } }),
      }),
    });
    const titleAt = async (url: string) => /<title[^>]*>(.*)<\/title>/.exec((await own.app.inject({ method: "GET", url })).body)?.[1];
    expect([await titleAt("/nada"), await titleAt("/en/nothing")]).toEqual([`Sumiu · ${AGENCY}`, `Gone · ${AGENCY}`]);
    await own.close();
  });
});
