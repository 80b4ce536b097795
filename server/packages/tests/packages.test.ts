import { PACKAGE_TOKENS, PASSPHRASE } from "../../../tests/fakes/upstream/content/packages";
import { isWireRecord } from "../../../tests/fakes/upstream/content/records";
import { readPdf } from "../../tests/read-pdf";
import { runGateway, type RunningGateway } from "../../tests/run-gateway";
import { OPEN, packageCalls } from "./package-calls";

let running: RunningGateway;
const calls = packageCalls(() => running);

beforeEach(async () => {
  running = await runGateway();
});

afterEach(() => running.close());

const PRIVATE_HEADERS = {
  "cache-control": "no-store",
  "x-robots-tag": "noindex, noimageindex, nofollow, noarchive",
  "referrer-policy": "no-referrer",
};

const withdraw = async (id: number): Promise<void> => {
  const { content } = running.upstream;
  content.talents = content.talents.filter((talent) => !isWireRecord(talent) || talent.id !== id);
  await running.gateway.live.forceRefresh();
};

describe("the data of a package", () => {
  it("has the talents in the agency's order, without birthdates and paths of files", async () => {
    const reply = await calls.get(`${OPEN}/dados.json`);
    expect(reply.statusCode).toBe(200);
    expect(reply.headers).toMatchObject(PRIVATE_HEADERS);
    expect(reply.headers.etag).toBeUndefined();
    expect(reply.body).not.toMatch(/birth|talents\/40|portrait/);
    const view = await calls.view();
    expect(view).toMatchObject({
      title: "Campanha de inverno",
      client: "Estúdio Paineira",
      language: "pt",
      contact: { name: "Marina Couto" },
    });
    expect(view.talents.map(({ talentId }) => talentId)).toEqual(["401", "402", "403"]);
    expect(view.talents[0]).toMatchObject({ name: "Aurora Teste Lima", age: 9, isMinor: true, heightCm: 128, cover: { gallery: "cover" } });
  });

  it("shows no measurement, age, video or contact that the agency leaves out, also for a minor", async () => {
    calls.change(OPEN, { shows: {}, talents: [{ id: 401 }, { id: 406 }] });
    const { talents, contact } = await calls.view();
    expect(contact).toBeNull();
    expect(talents.map(({ age, heightCm, hair, videos }) => ({ age, heightCm, hair, videos }))).toEqual([
      { age: null, heightCm: null, hair: null, videos: [] },
      { age: null, heightCm: null, hair: null, videos: [] },
    ]);
    expect(talents[0]).toMatchObject({ isMinor: true, skills: expect.arrayContaining(["Inglês"]) });
  });

  it("has credits in every package, the days of digitals with their pictures, and the showreel first", async () => {
    calls.change(OPEN, { shows: { videos: true }, talents: [{ id: 406 }] });
    const [shown] = (await calls.view()).talents;
    expect(shown?.credits.map(({ title, year, kind }) => [title, year, kind])).toEqual([
      ["A Peça de Teste", 2023, "theatre"],
      ["O Filme de Teste", 2025, "film"],
      ["Ópera de Teste", 2021, "other"],
    ]);
    expect(shown?.videos.map(({ videoId, isShowreel }) => [videoId, isShowreel])).toEqual([
      ["7", true],
      ["5", false],
      ["6", false],
    ]);
    expect(shown?.pictures.map(({ gallery, date }) => [gallery, date])).toEqual([
      ["book", null],
      ["book", null],
      ["book", null],
      ["digitals", "2026-02-20"],
      ["digitals", "2025-08-10"],
    ]);
    calls.change(OPEN, { shows: {}, talents: [{ id: 406, pictures: ["digitals:40601"] }] });
    await calls.announce(OPEN);
    const [chosen] = (await calls.view()).talents;
    expect([chosen?.videos, chosen?.credits.length]).toEqual([[], 3]);
    expect(chosen?.pictures.map(({ date }) => date)).toEqual(["2025-08-10"]);
  });

  it("has no digital, and no day of one, of a minor whose digitals the agency does not show", async () => {
    calls.change(OPEN, { talents: [{ id: 401, pictures: ["book:40100", "digitals:40101"] }] });
    const reply = await calls.get(`${OPEN}/dados.json`);
    expect(reply.json().view.talents[0].pictures).toHaveLength(1);
    expect(reply.body).not.toContain("2026-02-01");
  });

  it("shows chosen pictures and videos alone, the first of them as the cover", async () => {
    calls.change(OPEN, { talents: [{ id: 406, pictures: ["book:77", "book:40600", "book:999"], videos: ["6", "7"] }] });
    const [talent] = (await calls.view()).talents;
    expect(talent?.pictures.map(({ pictureId }) => pictureId)).toEqual(["book:77", "book:40600"]);
    expect(talent?.cover?.file).toBe("406/cover/book.77.jpg");
    expect(talent?.videos).toEqual([
      expect.objectContaining({ videoId: "7", provider: "file", source: "videos/406/7" }),
      expect.objectContaining({ videoId: "6", provider: "vimeo" }),
    ]);
  });

  it("has published talents of a TF category, and neither withdrawn ones nor unknown ones", async () => {
    calls.change(OPEN, { talents: [{ id: 415 }, { id: 402 }, { id: 999_999 }, { id: 414 }] });
    expect((await calls.view()).talents.map(({ talentId }) => talentId)).toEqual(["415", "402", "414"]);
    await withdraw(402);
    expect((await calls.view()).talents.map(({ talentId }) => talentId)).toEqual(["415", "414"]);
  });
});

describe("an address that opens no package", () => {
  it.each([
    { name: "an unknown token", token: "NinguemTemEsteToken000", status: 404, state: "unknown" },
    { name: "a text that is no token", token: "x", status: 404, state: "unknown" },
    { name: "an expired package", token: PACKAGE_TOKENS.expired, status: 410, state: "ended" },
    { name: "a revoked package", token: PACKAGE_TOKENS.revoked, status: 410, state: "ended" },
  ])("answers $status for $name", async ({ token, status, state }) => {
    const reply = await calls.get(`${token}/dados.json`);
    expect([reply.statusCode, reply.json().state]).toEqual([status, state]);
    expect(reply.headers).toMatchObject(PRIVATE_HEADERS);
    expect(reply.json().view).toBeUndefined();
    for (const path of ["escolhas", "cards.pdf", "media/480/401/cover/cover.jpg"])
      expect((await calls.get(`${token}/${path}`)).statusCode).toBe(status);
    expect((await calls.post(`${token}/escolhas`, "{}")).statusCode).toBe(status);
  });

  it("tells whom to ask about a package that has ended, in the package's language", async () => {
    calls.change(PACKAGE_TOKENS.revoked, { language: "en" });
    const { page } = await calls.page(PACKAGE_TOKENS.revoked);
    expect(page).toMatchObject({ state: "ended", reason: "revoked", language: "en", contact: { name: "Marina Couto" } });
    const html = await calls.get(PACKAGE_TOKENS.revoked, { accept: "text/html" });
    expect(html.statusCode).toBe(410);
    expect(html.body).toContain("This package is no longer available. Marina Couto");
    expect(html.headers).toMatchObject(PRIVATE_HEADERS);
  });

  it.each(["/pacote", "/pacote/", "/en/pacote", `/pacote/${OPEN}/outra`, `/pacote/${OPEN}/media/480/401`])(
    "answers 404 at %s",
    async (url) => {
      const reply = await running.app.inject({ method: "GET", url });
      expect(reply.statusCode).toBe(404);
      expect(reply.headers).toMatchObject(PRIVATE_HEADERS);
    },
  );

  it("asks the content store about an unknown token as often as about an ended one", async () => {
    const count = () => running.countRequests(/^\/api\/packages\//);
    for (const token of [PACKAGE_TOKENS.expired, "NinguemTemEsteToken000"]) {
      const before = count();
      for (let call = 0; call < 3; call += 1) await calls.page(token);
      expect(count() - before).toBe(3);
    }
  });
});

describe("a package that ends", () => {
  it("is gone at once when the content store announces it, without a build", async () => {
    expect((await calls.page(OPEN)).status).toBe(200);
    calls.end(OPEN, "revoked");
    expect(await calls.announce(OPEN)).toBe(202);
    expect((await calls.page(OPEN)).status).toBe(410);
    expect((await calls.get(`${OPEN}/media/480/401/cover/cover.jpg`)).statusCode).toBe(410);
    expect(running.builds()).toBe(0);
  });

  it("is gone within 60 seconds without an announcement", async () => {
    await calls.page(OPEN);
    calls.end(OPEN, "revoked");
    running.advanceClock(60_000);
    expect((await calls.page(OPEN)).status).toBe(410);
  });

  it("expires by the gateway's clock", async () => {
    calls.change(OPEN, { expires_at: new Date(running.now() + 5_000).toISOString() });
    expect((await calls.page(OPEN)).status).toBe(200);
    running.advanceClock(5_000);
    expect((await calls.page(OPEN)).page).toMatchObject({ state: "ended", reason: "expired" });
  });

  it("stays for 60 seconds while the panel is away, then answers 503", async () => {
    await calls.page(OPEN);
    await running.upstream.setFault({ kind: "down" });
    running.advanceClock(59_000);
    expect((await calls.page(OPEN)).status).toBe(200);
    running.advanceClock(1_000);
    expect(await calls.page(OPEN)).toMatchObject({ status: 503, page: { state: "unavailable" } });
    await running.upstream.setFault(null);
  });
});

describe("a passphrase", () => {
  const LOCKED = PACKAGE_TOKENS.locked;
  const FORM = { "content-type": "application/x-www-form-urlencoded" };
  const unlock = (passphrase: string) => calls.post(LOCKED, new URLSearchParams({ passphrase }).toString(), FORM);

  it("is asked for, in a form that works without scripts", async () => {
    const page = await calls.get(LOCKED, { accept: "text/html" });
    expect(page.statusCode).toBe(200);
    expect(page.body).toContain('<form method="post"');
    expect(page.headers["content-security-policy"]).toContain("form-action 'self'");
    expect(page.body).not.toMatch(/Campanha|Aurora/);
    expect(await calls.page(LOCKED)).toEqual({
      status: 403,
      page: { state: "locked", token: LOCKED, language: "en", isRefused: false },
    });
    for (const path of ["escolhas", "cards.pdf", "media/480/401/cover/cover.jpg"])
      expect((await calls.get(`${LOCKED}/${path}`)).statusCode).toBe(403);
  });

  it("opens the package for the browser that gives it, until it is changed", async () => {
    const wrong = await unlock("guess");
    expect([wrong.statusCode, wrong.headers["set-cookie"]]).toEqual([403, undefined]);
    const right = await unlock(PASSPHRASE);
    expect([right.statusCode, right.headers.location]).toEqual([303, `/pacote/${LOCKED}`]);
    const cookie = String(right.headers["set-cookie"]);
    expect(cookie).toMatch(/^pacote=[\w-]{43}; Path=\/pacote\/PacoteComSenha00000000; Max-Age=2592000; HttpOnly; SameSite=Lax; Secure$/);
    const [value = ""] = cookie.split(";");
    expect((await calls.page(LOCKED, { cookie: `other=1; ${value}` })).status).toBe(200);
    expect((await calls.page(LOCKED, { cookie: `${value.slice(0, -2)}AA` })).status).toBe(403);
    calls.change(LOCKED, { passphrase: "version-2" });
    await calls.announce(LOCKED);
    expect((await calls.page(LOCKED, { cookie: value })).status).toBe(403);
  });

  it("may be tried ten times in ten minutes", async () => {
    const statuses: number[] = [];
    for (let call = 0; call < 11; call += 1) statuses.push((await unlock("guess")).statusCode);
    expect(statuses).toEqual([...Array.from({ length: 10 }, () => 403), 429]);
  });
});

describe("files of a package", () => {
  it("are for the visitor's browser alone, for an hour", async () => {
    for (const file of ["401/cover/cover.jpg", "401/book/40100.jpg"]) {
      const reply = await calls.get(`${OPEN}/media/480/${file}`, { accept: "image/webp" });
      expect([reply.statusCode, reply.headers["content-type"]]).toEqual([200, "image/webp"]);
      expect(reply.headers).toMatchObject({ ...PRIVATE_HEADERS, "cache-control": "private, max-age=3600" });
      const again = await calls.get(`${OPEN}/media/480/${file}`, { accept: "image/webp", "if-none-match": String(reply.headers.etag) });
      expect(again.statusCode).toBe(304);
    }
  });

  it("are those that the package shows", async () => {
    calls.change(OPEN, { shows: { videos: true }, talents: [{ id: 406, pictures: ["book:40600"] }, { id: 415 }] });
    const statusOf = async (path: string) => (await calls.get(`${OPEN}/media/${path}`)).statusCode;
    expect(await statusOf("480/406/book/40600.jpg")).toBe(200);
    expect(await statusOf("480/406/cover/book.40600.jpg")).toBe(200);
    expect(await statusOf("480/415/cover/cover.jpg")).toBe(200);
    expect(await statusOf("videos/406/7")).toBe(200);
    for (const path of [
      "480/406/book/40601.jpg",
      "480/406/cover/cover.jpg",
      "481/406/book/40600.jpg",
      "480/401/book/40100.jpg",
      "videos/406/5",
    ])
      expect([path, await statusOf(path)]).toEqual([path, 404]);
    calls.change(OPEN, { shows: {} });
    await calls.announce(OPEN);
    expect(await statusOf("videos/406/7")).toBe(404);
    await withdraw(415);
    expect(await statusOf("480/415/cover/cover.jpg")).toBe(404);
  });
});

describe("the comp cards of a package", () => {
  it("show nothing that the package does not show, also of talents of a TF category", async () => {
    calls.change(OPEN, { language: "en", shows: {}, talents: [{ id: 401, pictures: ["book:40100"] }, { id: 415 }] });
    const reply = await calls.get(`${OPEN}/cards.pdf`);
    expect([reply.statusCode, reply.headers["content-type"]]).toEqual([200, "application/pdf"]);
    expect(reply.headers).toMatchObject(PRIVATE_HEADERS);
    expect(reply.headers["content-disposition"]).toBe("attachment; filename=campanha-de-inverno.pdf");
    const { texts, pictures, language } = readPdf(reply.rawPayload);
    expect([texts.length, language]).toEqual([4, "en"]);
    expect(texts[0]).toContain("Aurora Teste Lima");
    expect(texts[2]).toContain("Otto Secreto");
    expect(texts.join("\n")).not.toMatch(/^(HEIGHT|AGE|HAIR|INSTAGRAM)$/m);
    expect(texts[1]).toContain("SKILLS");
    expect(pictures).toBeGreaterThan(0);
  });
});

describe("guesses", () => {
  it("are limited for an address, without keeping out a client whose package is open", async () => {
    await running.close();
    running = await runGateway({ packages: { guesses: { perAddress: 3, total: 100 } } });
    expect((await calls.page(OPEN)).status).toBe(200);
    const guess = async (index: number) => (await calls.get(`${String(index).padStart(22, "0")}/dados.json`)).statusCode;
    expect([await guess(1), await guess(2), await guess(3), await guess(4)]).toEqual([404, 404, 404, 429]);
    expect((await calls.get("PacoteComSenha00000000/dados.json")).statusCode).toBe(429);
    expect((await calls.page(OPEN)).status).toBe(200);
    expect((await calls.get(`${"1".repeat(22)}/dados.json`)).headers["retry-after"]).toMatch(/^\d+$/);
  });

  it("are limited for all addresses together", async () => {
    await running.close();
    running = await runGateway({ trustProxy: true, packages: { guesses: { perAddress: 100, total: 3 } } });
    const guess = async (index: number) =>
      (await calls.get(`${String(index).padStart(22, "0")}/dados.json`, { "x-forwarded-for": `192.0.2.${index}` })).statusCode;
    expect([await guess(1), await guess(2), await guess(3), await guess(4)]).toEqual([404, 404, 404, 429]);
  });
});
