import { CONTACT, multipart, send } from "../entries/tests/form-bodies";
import { runGateway, type RunningGateway } from "./run-gateway";

const PAGES = { "/kids/401/aurora-teste-lima": "Aurora", "/talents/408/hugo-suposto": "Hugo" };
const BROWSER = { accept: "text/html,application/xhtml+xml,*/*;q=0.8" };

type Reply = Awaited<ReturnType<RunningGateway["app"]["inject"]>>;

let running: RunningGateway;

beforeAll(async () => {
  running = await runGateway({ servesSite: true, pages: PAGES, upstream: { content: { mediaPaths: ["a-300x400.jpg", "page.jpg"] } } });
});

afterAll(() => running.close());

const get = (url: string, headers: Record<string, string> = {}): Promise<Reply> => running.app.inject({ url, headers });

/** One request for each kind of response. */
const ANSWERS: readonly [string, number, () => Promise<Reply>][] = [
  ["a page", 200, () => get("/")],
  ["a page in English", 200, () => get("/en")],
  ["a page that is known", 304, async () => get("/", { "if-none-match": String((await get("/")).headers.etag) })],
  ["a child's page", 200, () => get("/kids/401/aurora-teste-lima")],
  ["a live page", 200, () => get("/kids/402/bento-exemplo")],
  ["a page's data", 200, () => get("/page-data/index/page-data.json")],
  ["the not-found page", 404, () => get("/nada", BROWSER)],
  ["a line for machines", 404, () => get("/nada.png")],
  ["a moved address", 301, () => get("/kids/")],
  ["a malformed address", 404, () => get("/100%")],
  ["the search box's address", 303, () => get("/pesquisa?nome=ana")],
  ["a script", 200, () => get("/app-0123456789abcdef0123.js")],
  ["the service worker", 200, () => get("/sw.js")],
  ["part of a video", 206, () => get("/slide.mp4", { range: "bytes=0-9" })],
  ["another method", 405, () => running.app.inject({ method: "POST", url: "/kids" })],
  ["the casting index", 200, () => get("/api/casting/todas/todos")],
  ["a profile", 200, () => get("/api/talents/401")],
  ["an unknown profile", 404, () => get("/api/talents/999")],
  ["a bad question", 400, () => get("/api/posts/pt?page=0")],
  ["a comp card", 200, () => get("/api/talents/408/card.pdf")],
  ["health", 200, () => get("/api/health")],
  ["the metrics", 200, () => get("/api/metrics")],
  ["a cover's old address", 302, () => get("/media/talents/401/0000000000/480")],
  ["a picture", 200, () => get("/media/240/a-300x400.jpg")],
  ["a picture that is a page of HTML", 502, () => get("/media/240/page.jpg")],
  ["a form that was taken", 202, () => send(running, "contact", multipart(CONTACT))],
  ["a form that was sent without scripts", 202, () => send(running, "contact", multipart({ ...CONTACT, message: "Outra" }), BROWSER)],
  ["a form with mistakes", 422, () => send(running, "contact", multipart({ ...CONTACT, email: "nobody" }))],
  ["a form with mistakes, without scripts", 422, () => send(running, "contact", multipart({ ...CONTACT, email: "nobody" }), BROWSER)],
  ["a form from another site", 403, () => send(running, "contact", multipart(CONTACT), { "sec-fetch-site": "cross-site" })],
  [
    "a hook without a signature",
    401,
    () => running.app.inject({ method: "POST", url: "/api/publish", payload: "{}", headers: { "content-type": "application/json" } }),
  ],
];

/** The tests of MDN's HTTP Observatory. */
const OBSERVATORY: readonly [string, (reply: Reply) => void][] = [
  [
    "content-security-policy",
    ({ headers }) => {
      const policy = String(headers["content-security-policy"]);
      const [script] = /(?:^|; ?)script-src [^;]*/.exec(policy) ?? /(?:^|; ?)default-src [^;]*/.exec(policy) ?? [];
      expect(script).not.toMatch(/'unsafe-inline'|'unsafe-eval'|data:|https?:|\*/);
      expect(policy).toMatch(/default-src 'none'|object-src 'none'/);
    },
  ],
  ["cookies", ({ headers }) => expect(headers["set-cookie"]).toBeUndefined()],
  ["cross-origin-resource-sharing", ({ headers }) => expect(headers["access-control-allow-origin"]).toBeUndefined()],
  ["redirection", ({ headers: { location } }) => expect(location ?? "/").toMatch(/^\/(?![/\\])/)],
  ["referrer-policy", ({ headers }) => expect(headers["referrer-policy"]).toBe("strict-origin-when-cross-origin")],
  [
    "strict-transport-security",
    ({ headers }) => {
      const seconds = Number(/^max-age=(\d+)/.exec(String(headers["strict-transport-security"]))?.[1]);
      expect(seconds).toBeGreaterThanOrEqual(15_552_000);
    },
  ],
  [
    "subresource-integrity",
    ({ headers, body }) => {
      if (!String(headers["content-type"]).startsWith("text/html")) return;
      for (const [, source = ""] of body.matchAll(/<script[^>]*\ssrc="([^"]*)"/g)) expect(source).toMatch(/^\/(?!\/)/);
    },
  ],
  ["x-content-type-options", ({ headers }) => expect(headers["x-content-type-options"]).toBe("nosniff")],
  [
    "x-frame-options",
    ({ headers }) => {
      expect(headers["x-frame-options"]).toBe("DENY");
      expect(headers["content-security-policy"]).toMatch(/frame-ancestors 'none'|sandbox|^default-src 'none'; connect-src/);
    },
  ],
  ["cross-origin-resource-policy", ({ headers }) => expect(headers["cross-origin-resource-policy"]).toBe("same-origin")],
  ["cross-origin-opener-policy", ({ headers }) => expect(headers["cross-origin-opener-policy"]).toBe("same-origin")],
];

describe.each(ANSWERS)("%s", (_what, status, ask) => {
  let reply: Reply;

  beforeAll(async () => {
    reply = await ask();
  });

  it(`has status ${status}`, () => {
    expect(reply.statusCode).toBe(status);
  });

  it.each(OBSERVATORY)("passes %s", (_name, check) => check(reply));

  it("forbids camera, location and payment, and hides the server's software", () => {
    expect(reply.headers["permissions-policy"]).toMatch(/camera=\(\).*geolocation=\(\).*microphone=\(\).*payment=\(\)/);
    expect([reply.headers.server, reply.headers["x-powered-by"], reply.headers.via]).toEqual([undefined, undefined, undefined]);
  });
});

it.each(["/", "/en/nothing", "/kids/402/bento-exemplo"])("%s allows only the build's style elements", async (url) => {
  expect(String((await get(url, BROWSER)).headers["content-security-policy"])).toMatch(
    /; style-src-elem 'self' 'sha256-[^;]*; style-src-attr /,
  );
});

it.each([
  ["/kids/401/aurora-teste-lima", "noindex, noimageindex, noai"],
  ["/page-data/kids/401/aurora-teste-lima/page-data.json", "noindex, noimageindex, noai"],
  ["/kids/402/bento-exemplo", "noindex, noimageindex, noai"],
  ["/talents/408/hugo-suposto", undefined],
  ["/nada", "noindex"],
  ["/api/talents/408/card.pdf", expect.stringContaining("noindex")],
])("%s has the robots header %s", async (url, robots) => {
  expect((await get(url)).headers["x-robots-tag"]).toEqual(robots);
});
