import { fromCastingIndex } from "../../src/domain/casting-index";
import type { Talent } from "../../src/domain/talent";
import { publishAndRefresh } from "./publishing";
import { readPdf } from "./read-pdf";
import { runGateway, type RunningGateway } from "./run-gateway";

let running: RunningGateway;

beforeEach(async () => {
  running = await runGateway();
});

afterEach(() => running.close());

const get = (url: string) => running.app.inject({ method: "GET", url });

const profiles = async (talentId: string): Promise<Talent["networkProfiles"]> =>
  (await get(`/api/talents/${talentId}`)).json().networkProfiles;

const listed = async (talentId: string) =>
  fromCastingIndex((await get("/api/casting/todas/todos")).json()).find((talent) => talent.talentId === talentId);

const customize = (changes: Record<string, unknown>): void => {
  Object.assign(running.upstream.content.customizations as object, changes);
};

const DAY_MS = 24 * 60 * 60_000;

it("shows fresh numbers with their day, and of old ones the handle alone", async () => {
  expect(await profiles("410")).toEqual([
    {
      network: "TikTok",
      handle: "joao.ensaio",
      url: "https://www.tiktok.com/@joao.ensaio",
      numbers: { followers: 125000, engagement: 4.2, measuredOn: "2026-02-20" },
    },
    { network: "Instagram", handle: "joao.ensaio", url: "https://www.instagram.com/joao.ensaio/", numbers: null },
  ]);
  expect((await listed("410"))?.followers).toMatchObject({ count: 125000 });
  expect((await listed("410"))?.networks).toEqual(["TikTok", "Instagram"]);
});

it("hides numbers on the day on which they become old, live and in a new build", async () => {
  await running.close();
  running = await runGateway({ servesSite: true });
  expect(await listed("410")).toMatchObject({ followers: { count: 125000 } });
  const before = running.builds();
  running.advanceClock(200 * DAY_MS);
  await running.gateway.live.forceRefresh();
  expect((await profiles("410")).map(({ numbers }) => numbers)).toEqual([null, null]);
  expect((await listed("410"))?.followers).toBeNull();
  expect((await get("/api/talents/410/media-kit.pdf")).statusCode).toBe(404);
  await running.gateway.releases.rebuildIfChanged("lists");
  expect(running.builds() - before).toBe(1);
});

it("follows the age that the agency sets", async () => {
  customize({ numbers_max_age_days: 5 });
  await publishAndRefresh(running);
  expect((await profiles("410")).map(({ numbers }) => numbers)).toEqual([null, null]);
  customize({ numbers_max_age_days: 3650 });
  await publishAndRefresh(running);
  expect((await listed("410"))?.followers).toMatchObject({ count: 980000 });
});

it("publishes no network of a minor unless the customizations allow it", async () => {
  expect(await profiles("401")).toEqual([]);
  expect(await listed("401")).toMatchObject({ followers: null, networks: [] });
  expect((await get("/api/talents/401/media-kit.pdf")).statusCode).toBe(404);
  customize({ minors_instagram: true });
  await publishAndRefresh(running);
  expect(await profiles("401")).toMatchObject([{ network: "TikTok", handle: "aurora.teste" }]);
  expect(await listed("401")).toMatchObject({ networks: ["TikTok"] });
  expect((await get("/api/talents/401/media-kit.pdf")).statusCode).toBe(200);
});

it("draws a media kit with the networks instead of the measurements, in both languages", async () => {
  const reply = await get("/api/talents/410/media-kit.pdf?lang=pt");
  expect(reply.headers["content-disposition"]).toBe("attachment; filename=joao-d-avila-ensaio-media-kit.pdf");
  const [, back = ""] = readPdf(reply.rawPayload).texts;
  expect(back).toContain("TIKTOK\n@joao.ensaio  ·  125.000 seguidores, engajamento de 4,2%, medido em 20 de fevereiro de 2026");
  expect(back).not.toContain("ALTURA");
  expect(back).not.toContain("INSTAGRAM");
  const [, english] = readPdf((await get("/api/talents/410/media-kit.pdf?lang=en")).rawPayload).texts;
  expect(english).toContain("125,000 followers, engagement 4.2%, measured on 20 February 2026");
  const card = readPdf((await get("/api/talents/410/card.pdf")).rawPayload);
  expect(card.texts[1]).toContain("ALTURA");
});

it.each(["999", "408"])("has no media kit of the talent %s", async (id) => {
  expect((await get(`/api/talents/${id}/media-kit.pdf`)).statusCode).toBe(404);
});
