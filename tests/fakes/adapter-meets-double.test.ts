import { createUpstreamClient, type UpstreamClient, type UpstreamError } from "../../src/upstream/http";
import { fetchBoards } from "../../src/upstream/boards/fetch-boards";
import { fetchCampaigns } from "../../src/upstream/campaigns/fetch-campaigns";
import { DEFAULT_IDENTITY } from "../../src/config/identity";
import { fetchCustomizations } from "../../src/upstream/content/fetch-customizations";
import { fetchDocument } from "../../src/upstream/content/fetch-document";
import { fetchSiteTexts } from "../../src/upstream/content/fetch-site-texts";
import { normalizeSiteImages } from "../../src/upstream/content/normalize-site-images";
import { normalizeSocialMedias } from "../../src/upstream/content/normalize-social-medias";
import { fetchSlides } from "../../src/upstream/entities/fetch-slides";
import { fetchStaff } from "../../src/upstream/entities/fetch-staff";
import { fetchWorkshopPictures } from "../../src/upstream/entities/fetch-workshop-pictures";
import { fetchInstagram } from "../../src/upstream/instagram/fetch-instagram";
import { fetchMagazines } from "../../src/upstream/magazines/fetch-magazines";
import { fetchArticles } from "../../src/upstream/posts/fetch-articles";
import { fetchPostPage } from "../../src/upstream/posts/fetch-post-page";
import { mediaVersion } from "../../src/upstream/media-path";
import { STRICT_RULES, type TalentSource } from "../../src/upstream/source";
import type { SkippedRecord } from "../../src/upstream/record-list";
import { fetchTalent } from "../../src/upstream/talents/fetch-talent";
import { fetchTalents } from "../../src/upstream/talents/fetch-talents";
import type { Result } from "../../src/domain/result";
import { aPostRecord } from "../builders/wire-records";
import { BROKEN_FEED, BROKEN_GALLERY_ITEMS, BROKEN_RECORDS } from "./upstream/content/broken-records";
import { GOOD_TALENTS } from "./upstream/content/talents";
import { startUpstream, type FakeUpstream } from "./upstream/start-upstream";

let upstream: FakeUpstream;
let client: UpstreamClient;
let source: TalentSource;

beforeAll(async () => {
  upstream = await startUpstream();
  client = createUpstreamClient(upstream.settings);
  source = { client, settings: upstream.settings, today: "2025-06-15", publicationRules: async () => STRICT_RULES };
});

afterAll(async () => {
  await client.close();
  await upstream.close();
});

const valueOf = async <Value>(result: Promise<Result<Value, UpstreamError>>): Promise<Value> => {
  const settled = await result;
  if (!settled.ok) throw new Error(settled.error.message);
  return settled.value;
};

const told = (records: readonly SkippedRecord[]) => records.map(({ resource, id, reason }) => `${resource} ${id}: ${reason}`).sort();

describe("the adapter with the double", () => {
  it("skips exactly the broken records and gives the reasons", async () => {
    const document = (path: string) => valueOf(fetchDocument(client, path));
    const parts = [
      await valueOf(fetchTalents(source)),
      await valueOf(fetchArticles(source)),
      await valueOf(fetchCampaigns(source)),
      await valueOf(fetchMagazines(source)),
      await valueOf(fetchSlides(source)),
      await valueOf(fetchStaff(source)),
      await valueOf(fetchWorkshopPictures(source)),
      await valueOf(fetchBoards(source)),
      await valueOf(fetchSiteTexts(source)),
      normalizeSiteImages(await document("/api/website-images"), upstream.settings),
      normalizeSocialMedias(await document("/api/social-medias")),
    ];
    expect(told(parts.flatMap(({ skipped }) => skipped))).toEqual(told(BROKEN_RECORDS));
  });

  it("keeps every good talent in the upstream's order, with one request", async () => {
    const before = upstream.requests.length;
    const { items } = await valueOf(fetchTalents(source));
    expect(items.map(({ talent }) => talent.talentId)).toEqual(GOOD_TALENTS.map(({ id }) => String(id)));
    expect(upstream.requests.length - before).toBe(1);
    expect(upstream.requests.at(-1)?.address).toBe("/api/talents?offices=1&skills=1&language=pt&paginate=10000&page=1");
  });

  it("leaves out birthdates", async () => {
    const talents = JSON.stringify([await valueOf(fetchTalents(source)), await valueOf(fetchTalent(source, "401"))]);
    expect(talents).not.toMatch(/2016-03-09|birthdate/);
  });

  it("reports broken gallery items of a profile and keeps the others", async () => {
    const profile = await valueOf(fetchTalent(source, "406"));
    expect(told(profile?.skipped ?? [])).toEqual(told(BROKEN_GALLERY_ITEMS));
    expect(profile?.talent.videos.map(({ provider, source: file, isShowreel }) => [provider, file, isShowreel])).toEqual([
      ["file", mediaVersion("talents/406/reel.mp4"), true],
      ["youtube", "dQw4w9WgXcQ", false],
      ["vimeo", "76979871", false],
    ]);
    expect(profile?.talent.digitals.map(({ date }) => date)).toEqual(["2026-02-20", "2025-08-10"]);
    expect(profile?.talent.credits.map(({ year, kind }) => [year, kind])).toEqual([
      [2023, "theatre"],
      [2025, "film"],
      [2021, "other"],
    ]);
    expect(profile?.talent.book.map(({ isBigLandscape }) => isBigLandscape)).toEqual([false, false, true]);
  });

  it.each([
    ["without data around it", "405", "405"],
    ["that answers 404", "416", undefined],
    ["that is null", "417", undefined],
    ["with an unknown id", "no such id", undefined],
  ])("reads a profile %s", async (_case, id, talentId) => {
    const profile = await valueOf(fetchTalent(source, id));
    expect(profile?.talent.talentId).toBe(talentId);
  });

  it.each([
    { behaviour: "leaves out a minor's Instagram while the switch is off", id: "401", isOn: false, socialUrl: null },
    {
      behaviour: "leaves out the Instagram of somebody without a birthdate while the switch is off",
      id: "411",
      isOn: false,
      socialUrl: null,
    },
    { behaviour: "gives a minor's Instagram while the switch is on", id: "401", isOn: true, socialUrl: "https://www.instagram.com/teste/" },
    {
      behaviour: "gives an adult's Instagram whatever the switch says",
      id: "407",
      isOn: false,
      socialUrl: "https://www.instagram.com/teste/",
    },
  ])("$behaviour", async ({ id, isOn, socialUrl }) => {
    const { profileAnswers } = upstream.content;
    const data = { ...GOOD_TALENTS.find((talent) => String(talent.id) === id), instagram: "teste" };
    upstream.content.profileAnswers = { ...profileAnswers, [id]: { status: 200, body: { data } } };
    const profile = await valueOf(
      fetchTalent({ ...source, publicationRules: async () => ({ ...STRICT_RULES, minorsInstagram: isOn }) }, id),
    );
    upstream.content.profileAnswers = profileAnswers;
    expect(profile?.talent.socialUrl).toBe(socialUrl);
  });

  it.each([
    { isOn: false, day: null, days: [] },
    { isOn: true, day: "2026-02-01", days: ["2026-02-01"] },
  ])("gives a minor's digitals in list and profile only while the switch is on ($isOn)", async ({ isOn, day, days }) => {
    const allowed = { ...source, publicationRules: async () => ({ ...STRICT_RULES, minorsDigitals: isOn }) };
    const { items } = await valueOf(fetchTalents(allowed));
    expect(items.find(({ talent }) => talent.talentId === "401")?.talent.digitalsOn).toBe(day);
    const profile = await valueOf(fetchTalent(allowed, "401"));
    expect([profile?.talent.digitalsOn, profile?.talent.digitals.map(({ date }) => date)]).toEqual([day, days]);
    expect(profile?.files.some(({ path }) => path.includes("digital"))).toBe(isOn);
  });

  it("reports a profile that breaks the contract as a record error", async () => {
    upstream.content.profileAnswers["402"] = { status: 200, body: { data: { id: 402, name: "Sem gênero" } } };
    const profile = await fetchTalent(source, "402");
    delete upstream.content.profileAnswers["402"];
    expect(profile).toMatchObject({ ok: false, error: { kind: "record", message: expect.stringContaining("talent 402") } });
  });

  it("joins the versions of an article under the Portuguese slug, newest first", async () => {
    const { items } = await valueOf(fetchArticles(source));
    const [newest] = items;
    expect(newest).toMatchObject({
      slug: "bastidores-da-campanha",
      otherSlugs: ["behind-the-campaign"],
      memberIds: ["31", "32"],
      hasPage: true,
    });
    expect(newest?.versions.map(({ language, title, date }) => [language, title, date])).toEqual([
      ["pt", "Bastidores da campanha", "2025-06-01T10:30:00.000Z"],
      ["en", "Behind the campaign", "2025-03-04T12:00:00.000Z"],
    ]);
    const dates = items.map(({ versions }) => versions[0]?.date ?? "");
    expect(dates).toEqual([...dates].sort().reverse());
  });

  it("keeps a post without a batch apart from a batch with its id", async () => {
    const posts = upstream.content.posts.pt ?? [];
    posts.push(aPostRecord({ id: 931, slug: "sozinho", batch: null }), aPostRecord({ id: 940, slug: "em-lote", batch: "931" }));
    const { items } = await valueOf(fetchArticles(source));
    posts.splice(-2);
    expect(items.filter(({ slug }) => ["sozinho", "em-lote"].includes(slug)).map(({ memberIds }) => memberIds)).toEqual([["931"], ["940"]]);
  });

  it("reads a version's cover from its own record, not from its sibling's copy", async () => {
    const { items } = await valueOf(fetchArticles(source));
    const covers = items.find(({ memberIds }) => memberIds.includes("36"))?.versions.map(({ cover }) => cover?.path);
    expect(covers).toEqual(["posts/35/cover.mp4", "posts/36/cover-1600x900.jpg"]);
  });

  it("links a card to a path of this site, and not to a foreign address", async () => {
    const { items } = await valueOf(fetchArticles(source));
    const links = items.filter(({ hasPage }) => !hasPage).map(({ versions }) => versions[0]?.linkPath);
    expect(links.sort()).toEqual(["/seja-modelo", null]);
  });

  it("returns a page of posts in the visitor's language, and none past the end", async () => {
    const english = await valueOf(fetchPostPage(source, { language: "en", page: 1 }));
    expect(english.items.map(({ language, slug }) => [language, slug])).toContainEqual(["en", "bastidores-da-campanha"]);
    const second = await valueOf(fetchPostPage(source, { language: "pt", page: 2 }));
    expect(second.items.map(({ title }) => title)).toContain("Na imprensa");
    expect((await valueOf(fetchPostPage(source, { language: "pt", page: 9 }))).items).toEqual([]);
  });

  it("reads lists that are sent as data alone, and absolute media addresses on an allowed host", async () => {
    const { items } = await valueOf(fetchCampaigns(source));
    expect(items.map(({ language, campaignId, cover }) => [language, campaignId, cover?.path])).toContainEqual([
      "pt",
      "5",
      "https://img.cdn.example.com/volta.jpg",
    ]);
    expect(items).toHaveLength(6);
  });

  it("reads customizations, and the feed without its videos", async () => {
    expect(await valueOf(fetchCustomizations(source))).toEqual({
      agencyName: "Casa Juriti",
      founded: 2006,
      themeColor: "#a33b20",
      bookingProvider: { name: "Agenda Juriti", url: "https://agenda.casajuriti.example/" },
      bookDownload: true,
      minorsInstagram: false,
      minorsDigitals: false,
      numbersMaxAgeDays: 180,
      countVisits: true,
      homeIntro: true,
      identity: DEFAULT_IDENTITY,
      languages: ["pt", "en"],
      menu: null,
    });
    const feed = await valueOf(fetchInstagram(source));
    expect(told(feed.skipped)).toEqual(told(BROKEN_FEED));
    expect(feed.items.map(({ itemId }) => itemId)).toEqual(["a1", "2"]);
  });
});
