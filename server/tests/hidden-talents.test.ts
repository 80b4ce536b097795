import { createHash } from "node:crypto";
import { rm } from "node:fs/promises";
import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { coverAddress, MEDIA_WIDTHS } from "../../src/config/media";
import { galleryAddress, talentVideoAddress } from "../../src/config/talent-media";
import { CATEGORY_SLUGS, localizedPath, routes } from "../../src/config/routes";
import { talentCalls } from "../../src/config/talent-calls";
import { fromCastingIndex, type CastingIndex } from "../../src/domain/casting-index";
import { CATEGORIES } from "../../src/domain/category";
import { LOCALES } from "../../src/domain/locale";
import type { Talent, TalentSummary } from "../../src/domain/talent";
import { parseReference } from "../../src/domain/talent-reference";
import { runGateway, type RunningGateway } from "./run-gateway";

const LISTING = "/api/casting?category=TF%20-%20Campanha%20Inverno";

/** An adult and a minor. */
const HIDDEN = [
  { id: "415", slug: "otto-secreto" },
  { id: "414", slug: "nina-secreta" },
];

const UNKNOWN = ["416", "998"];

const WRONG_TOKEN = "A".repeat(22);

let running: RunningGateway;

beforeAll(async () => {
  running = await runGateway({ servesSite: true });
  running.upstream.content.talents = running.upstream.content.talents.map((talent) =>
    (talent as { id: unknown }).id === 414 ? { ...(talent as object), birthdate: "2015-05-05" } : talent,
  );
  await running.gateway.live.forceRefresh();
});

afterAll(() => running.close());

const get = (url: string, headers: Record<string, string> = {}) => running.app.inject({ method: "GET", url, headers });

const listed = async (): Promise<TalentSummary[]> => fromCastingIndex((await get(LISTING)).json<CastingIndex>());

const referenceOf = async (id: string): Promise<TalentSummary> => {
  const talent = (await listed()).find(({ talentId }) => parseReference(talentId).talentId === id);
  if (talent === undefined) throw new Error(`talent ${id} is not in the listing`);
  return talent;
};

const plainVersion = (path: string): string => createHash("sha256").update(path).digest("hex").slice(0, 10);

/** Every address of a talent that can be guessed from its id. */
const addressesOf = (id: string, slug: string, token: string | null): string[] => {
  const query = token === null ? "" : `?t=${token}`;
  const names = [slug, "x", "otto"];
  const pages = LOCALES.flatMap((locale) =>
    CATEGORIES.flatMap((category) => names.map((name) => localizedPath(`/${CATEGORY_SLUGS[category]}/${id}/${name}`, locale))),
  );
  const versions = ["0", "0123456789", plainVersion(`talents/${id}/cover-900x1200.jpg`), `0123456789.${WRONG_TOKEN}`];
  const files = [...versions, plainVersion(`talents/${id}/book-1-1200x1600.jpg`)];
  return [
    ...pages,
    ...pages.map((page) => `${page}/`),
    ...pages.map((page) => `/page-data${page}/page-data.json`),
    `/pesquisa/${id}/${slug}`,
    `/en/pesquisa/${id}/x`,
    `/api/talents/${id}`,
    `/api/talents/${id}/card.pdf`,
    `/api/talents/${id}/book.zip`,
    ...MEDIA_WIDTHS.flatMap((width) =>
      files.flatMap((version) => [`/media/talents/${id}/${version}/${width}`, `/media/talents/${id}/gallery/${version}/${width}`]),
    ),
    ...files.map((version) => `/media/talents/${id}/videos/${version}`),
    `/media/480/talents/${id}/cover-900x1200.jpg`,
    `/media/480/talents/${id}/book-1-1200x1600.jpg`,
  ]
    .map((address) => address + query)
    .concat(
      `/api/cards.pdf?ids=${id}${token === null ? "" : `~${token}`}`,
      `/api/talents/${id}/related?category=kids${token === null ? "" : `&t=${token}`}`,
    );
};

/** The response as a visitor sees it, without the id of the address. */
const visibleAnswer = async (url: string, id: string) => {
  const { statusCode, headers, body } = await get(url);
  const { date: _date, ...rest } = headers;
  return JSON.parse(JSON.stringify({ statusCode, headers: rest, body }).replaceAll(id, "ID"));
};

it.each([
  ["no token", null],
  ["an invented token", WRONG_TOKEN],
  ["an empty token", ""],
])("answers every counted id with %s like an unknown id", async (_case, token) => {
  const [unknown = ""] = UNKNOWN;
  for (const { id, slug } of HIDDEN) {
    const addresses = addressesOf(id, slug, token);
    const unknownAddresses = addressesOf(unknown, slug, token);
    for (const [index, address] of addresses.entries()) {
      const answer = await visibleAnswer(address, id);
      expect([address, answer]).toEqual([address, await visibleAnswer(unknownAddresses[index] ?? "", unknown)]);
      expect(answer.statusCode).toBe(404);
    }
  }
});

it("finds only talents of visible listings by counting ids 1 to 1000 on pages, calls and covers", async () => {
  const visible = fromCastingIndex((await get("/api/casting/todas/todos")).json()).map(({ talentId }) => talentId);
  const found = new Set<string>();
  for (let number = 1; number <= 1000; number += 1) {
    const id = String(number);
    const answers = await Promise.all(
      [`/talents/${id}/x`, `/api/talents/${id}`, `/media/talents/${id}/0123456789/240`, `/pesquisa/${id}/x`].map((url) => get(url)),
    );
    if (answers.some(({ statusCode }) => statusCode !== 404)) found.add(id);
  }
  expect([...found].sort()).toEqual([...visible].sort());
});

it("answers 404 everywhere for a talent in no visible category and no TF category", async () => {
  running.upstream.content.talents.push({
    id: 901,
    name: "Sem Categoria",
    gender: "woman",
    birthdate: "1990-01-01",
    categories: [{ id: 77, category: "Figurantes" }],
  });
  await running.gateway.live.forceRefresh();
  for (const address of addressesOf("901", "sem-categoria", null))
    expect([address, (await get(address)).statusCode]).toEqual([address, 404]);
});

describe("with the token of the TF listing", () => {
  it.each(HIDDEN)("talent $id is served under every category in both languages, with noindex", async ({ id, slug }) => {
    const talent = await referenceOf(id);
    expect(parseReference(talent.talentId).token).toMatch(/^[\w-]{22}$/);
    for (const locale of LOCALES) {
      for (const category of CATEGORIES) {
        const page = localizedPath(routes.talent(category, talent), locale);
        const [path, query] = page.split("?");
        const reply = await get(page);
        expect([path, reply.statusCode]).toEqual([localizedPath(`/${CATEGORY_SLUGS[category]}/${id}/${slug}`, locale), 200]);
        expect(reply.headers["x-robots-tag"]).toMatch(/^noindex/);
        expect((await get(`/page-data${path}/page-data.json?${query}&foto=2`)).json().path).toBe(path);
      }
    }
  });

  it.each(HIDDEN)("a wrong name of talent $id is 404, not a redirect", async ({ id }) => {
    const { token } = parseReference((await referenceOf(id)).talentId);
    for (const page of [`/talents/${id}/x`, `/en/kids/${id}/otto`, `/page-data/talents/${id}/x/page-data.json`, `/pesquisa/${id}/x`])
      expect([page, (await get(`${page}?t=${token}`)).statusCode]).toEqual([page, 404]);
  });

  it("profile, card, cards and an adult's book are served", async () => {
    const { talentId: adult } = await referenceOf("415");
    const { talentId: minor } = await referenceOf("414");
    expect((await get(talentCalls.profile(adult))).json()).toMatchObject({ talentId: "415", name: "Otto Secreto" });
    for (const url of [
      talentCalls.card(adult, "pt"),
      talentCalls.cards([adult, minor], "en"),
      talentCalls.bookZip(adult),
      talentCalls.profile(minor),
    ])
      expect([url, (await get(url)).statusCode]).toEqual([url, 200]);
    expect((await get(talentCalls.bookZip(minor))).statusCode).toBe(404);
  });

  it("a token is valid for its own talent only", async () => {
    const { token } = parseReference((await referenceOf("415")).talentId);
    expect((await get(`/api/talents/414?t=${token}`)).statusCode).toBe(404);
  });

  it("cover and gallery are served by the profile's versions, without a token in their addresses", async () => {
    const { talentId } = await referenceOf("415");
    const talent = (await get(talentCalls.profile(talentId))).json<Talent>();
    const files = [coverAddress(talentId, talent.coverVersion ?? "", 240), galleryAddress(talentId, talent.book[0]?.version ?? "", 240)];
    for (const file of files) expect([file, (await get(file)).statusCode, file.includes("~")]).toEqual([file, 200, false]);
    expect((await get(talentVideoAddress(talentId, talent.book[0]?.version ?? ""))).statusCode).toBe(404);
  });

  it("a hidden talent's earlier cover is 404, while a visible one's redirects", async () => {
    const earlier = await referenceOf("415");
    running.upstream.content.talents = running.upstream.content.talents.map((talent) =>
      (talent as { id: unknown }).id === 415 ? { ...(talent as object), cover: "talents/415/other-900x1200.jpg" } : talent,
    );
    await running.gateway.live.forceRefresh();
    expect((await get(coverAddress("415", earlier.coverVersion ?? "", 240))).statusCode).toBe(404);
    expect((await get(coverAddress("401", "0123456789", 240))).statusCode).toBe(302);
  });
});

it("lists the same tokens after a restart, and none in a visible listing", async () => {
  const dataDir = mkdtempSync(join(tmpdir(), "tokens-"));
  const tokensOf = async (): Promise<unknown> => {
    const gateway = await runGateway({ dataDir });
    const { tokens } = (await gateway.app.inject(LISTING)).json();
    expect((await gateway.app.inject("/api/casting/todas/todos")).json()).not.toHaveProperty("tokens");
    await gateway.close();
    return tokens;
  };
  const before = await tokensOf();
  expect(await tokensOf()).toEqual(before);
  await rm(dataDir, { recursive: true });
});
