import { NODE_TYPES } from "../../plugins/gatsby-source-agency/src/constants";
import { DEFAULT_IDENTITY } from "../../src/config/identity";
import { sourceNodes } from "../../plugins/gatsby-source-agency/src/source-nodes";
import { BROKEN_GALLERY_ITEMS, BROKEN_RECORDS } from "../fakes/upstream/content/broken-records";
import { withoutBrokenRecords } from "../fakes/upstream/content/fixture-content";
import type { FakeUpstream } from "../fakes/upstream/start-upstream";
import { createFakeGatsby, type FakeGatsby } from "./fake-gatsby";
import { queryForEverything, queryNodes } from "./query-nodes";
import { changeRecord, startUpstreamWithEnvironment } from "./upstream-environment";

let upstream: FakeUpstream;
let stop: () => Promise<void>;
let gatsby: FakeGatsby;

beforeEach(async () => {
  ({ upstream, stop } = await startUpstreamWithEnvironment());
  gatsby = createFakeGatsby();
});

afterEach(() => stop());

const nodesOf = (type: string) => [...gatsby.nodes.values()].filter(({ internal }) => internal.type === type);
const node = (id: string) => gatsby.nodes.get(id);

it("creates a node of every good record, and none of hidden talents", async () => {
  await gatsby.build(sourceNodes);
  expect(Object.fromEntries(NODE_TYPES.map((type) => [type, nodesOf(type).length]))).toEqual({
    AgencyTalent: 13,
    AgencyListing: 16,
    AgencyBoard: 3,
    AgencyBoardPage: 3,
    AgencyArticle: 15,
    AgencyPost: 18,
    AgencyCampaign: 6,
    AgencyMagazine: 4,
    AgencySlide: 3,
    AgencyStaffMember: 2,
    AgencyWorkshopPicture: 2,
    AgencyText: 9,
    AgencyWords: 2,
    AgencySiteImage: 3,
    AgencyCustomizations: 1,
    AgencySocialMedia: 2,
    AgencyHome: 1,
  });
});

it("links the numbers of the agency and the team, each language for itself", async () => {
  upstream.content.websiteTexts = {
    contact_phone: { pt: "<p>011 90000-0001</p>", en: "Reception: 11 4000-0001" },
    contact_whatsapp: { pt: "+51 987 654 321", en: "90000-0001" },
    contact_hours: { pt: "10 h às 15 h" },
  };
  await gatsby.build(sourceNodes);
  expect(Object.fromEntries(nodesOf("AgencyText").map(({ key, link }) => [String(key), link]))).toEqual({
    contact_phone: { pt: "tel:+5511900000001", en: "tel:+551140000001" },
    contact_whatsapp: { pt: "https://wa.me/51987654321", en: null },
    contact_hours: null,
  });
  const calls = nodesOf("AgencyStaffMember").map(({ phone, call }) => [phone === null, call]);
  expect(calls.every(([isHidden, call]) => (isHidden ? call === null : String(call).startsWith("tel:+55")))).toBe(true);
});

it("keeps replaced words apart by namespace and language, and out of the texts", async () => {
  upstream.content.websiteTexts = {
    "word:common:footer.agency": { pt: "A casa", en: "The house" },
    "word:common:footer.join": { pt: "Venha" },
    "word:blog:blog.title": { en: "Journal" },
    about_text: { pt: "Olá" },
  };
  await gatsby.build(sourceNodes);
  expect(nodesOf("AgencyText").map(({ key }) => key)).toEqual(["about_text"]);
  expect(nodesOf("AgencyWords").map(({ namespace, language, data }) => [namespace, language, JSON.parse(String(data))])).toEqual([
    ["common", "pt", { "footer.agency": "A casa", "footer.join": "Venha", "nav.board/rostos": "Rostos" }],
    ["common", "en", { "footer.agency": "The house", "nav.board/rostos": "Faces" }],
    ["blog", "en", { "blog.title": "Journal" }],
  ]);
});

it("leaves out what cannot be used of the identity, and reports it", async () => {
  Object.assign(upstream.content, withoutBrokenRecords(upstream.content)); // only the first twenty reports are logged
  Object.assign(upstream.content.customizations as object, {
    paper: "white",
    display_face: "x",
    accents: { kids: "#ffff00", rest: "#7c2d12" },
  });
  await gatsby.build(sourceNodes);
  expect(nodesOf("AgencyCustomizations")).toMatchObject([
    { identity: { paper: "white", displayFace: DEFAULT_IDENTITY.displayFace, accents: { kids: null, rest: "#7c2d12" } } },
  ]);
  expect(gatsby.warnings.join("\n")).toContain("display_face is not known");
  expect(gatsby.warnings.join("\n")).toContain("accents.kids has too little contrast with the paper");
});

it("creates nodes that match every declaration", async () => {
  await gatsby.build(sourceNodes);
  const { data, errors } = await queryNodes(queryForEverything(), [...gatsby.nodes.values()]);
  expect(errors).toBeUndefined();
  expect(data?.allAgencyTalent).toMatchObject({ nodes: expect.arrayContaining([expect.objectContaining({ talentId: "401" })]) });
});

it("warns of broken records, the first twenty by name", async () => {
  await gatsby.build(sourceNodes);
  const lines = gatsby.warnings.filter((line) => line.startsWith("Skipped"));
  const broken = BROKEN_RECORDS.length + BROKEN_GALLERY_ITEMS.length;
  expect(lines).toHaveLength(21);
  expect(lines.at(-1)).toBe(`Skipped ${broken - 20} more records`);
});

it("counts listings in full and links their first twenty talents in the upstream's order", async () => {
  await gatsby.build(sourceNodes);
  expect(node("AgencyListing-kids-all-1")).toMatchObject({
    category: "kids",
    gender: null,
    total: 3,
    talents: ["AgencyTalent-401", "AgencyTalent-402", "AgencyTalent-403"],
  });
  expect(node("AgencyListing-kids-male-1")).toMatchObject({ gender: "male", total: 1, talents: ["AgencyTalent-402"] });
});

it("creates the list of all talents without hidden ones", async () => {
  await gatsby.build(sourceNodes);
  const everybody = nodesOf("AgencyTalent").map(({ id }) => id);
  expect(node("AgencyListing-all-all-1")).toMatchObject({ category: null, total: 13, talents: everybody });
});

it("links home to adults only: the newest, and one for each category that has any", async () => {
  await gatsby.build(sourceNodes);
  expect(node("AgencyHome-site")).toMatchObject({
    sections: ["slider", "boards", "blog", "instagram"],
    hasTalents: true,
    newFaces: [412, 410, 409, 408, 407, 406, 405].map((id) => `AgencyTalent-${id}`),
    doors: [
      { category: "kids", face: null },
      { category: "teens", face: null },
      { category: "atores", face: "AgencyTalent-405" },
      { category: "talents", face: "AgencyTalent-407" },
      { category: "digitalInfluencers", face: "AgencyTalent-409" },
    ],
    boards: [
      {
        slug: "rostos",
        name: { pt: "Rostos", en: "Faces" },
        picture: { path: "boards/1-900x1200.jpg", width: 900, height: 1200 },
        face: null,
      },
      { slug: "turma-do-ingles", name: { pt: "Turma do inglês", en: null }, picture: null, face: null },
    ],
  });
});

it("keeps the members of boards in the editors' order, or in the order of the rule's list", async () => {
  await gatsby.build(sourceNodes);
  const page = { page: 1, pages: 1 };
  const faces = ["AgencyTalent-408", "AgencyTalent-405"];
  expect(node("AgencyBoardPage-rostos-1")).toMatchObject({ ...page, slug: "rostos", total: 2, hasMinors: false, talents: faces });
  const children = nodesOf("AgencyTalent").filter(
    ({ categories, age }) => Array.isArray(categories) && categories.includes("kids") && age !== null,
  );
  const found = { total: children.length, hasMinors: true, talents: children.map(({ id }) => id) };
  expect(node("AgencyBoardPage-turma-do-ingles-1")).toMatchObject({ ...page, board: "AgencyBoard-turma-do-ingles", ...found });
  expect(node("AgencyBoardPage-only-in-english-1")).toMatchObject({ ...page, total: 0, hasMinors: false, talents: [] });
  expect(node("AgencyBoard-rostos")).toMatchObject({ order: 0, text: { pt: "<p>Para <em>campanhas</em></p>", en: null }, rule: null });
});

it("makes no node of boards for a store without them", async () => {
  upstream.content.boards = null;
  await gatsby.build(sourceNodes);
  expect([...nodesOf("AgencyBoard"), ...nodesOf("AgencyBoardPage"), ...nodesOf("AgencyWords")]).toEqual([]);
  expect(node("AgencyHome-site")).toMatchObject({ sections: ["slider", "blog", "instagram"], boards: [] });
  expect(node("AgencyCustomizations-site")).toMatchObject({ menu: null });
});

it("contains ages and no birthdate", async () => {
  await gatsby.build(sourceNodes);
  const published = JSON.stringify([...gatsby.nodes.values()]);
  expect(node("AgencyTalent-408")?.age).toEqual(expect.any(Number));
  expect(published).not.toContain("1985-12-31");
  expect(published).not.toMatch(/birth/i);
});

it.each([
  { isOn: false, digitals: [], digitalsOn: null },
  { isOn: true, digitals: [{ date: "2026-02-01" }], digitalsOn: "2026-02-01" },
])("publishes a minor's digitals only while the switch is on ($isOn)", async ({ isOn, digitals, digitalsOn }) => {
  Object.assign(upstream.content.customizations as object, { minors_digitals: isOn });
  await gatsby.build(sourceNodes);
  expect(node("AgencyTalent-401")).toMatchObject({ isMinor: true, digitals, digitalsOn });
  expect(node("AgencyTalent-406")).toMatchObject({ isMinor: false, digitalsOn: "2026-02-20" });
});

it("reads missing sizes from the pictures' files, and warns when it cannot", async () => {
  await gatsby.build(sourceNodes);
  expect(node("AgencyPost-batch-b-31-pt")).toMatchObject({ cover: { width: 1600, height: 900 } });
  expect(node("AgencySlide-1")).toMatchObject({ mobile: { width: 900, height: 1200 }, desktop: { width: 1920, height: 1080 } });
  expect(node("AgencyTalent-406")?.book).toContainEqual(expect.objectContaining({ isBigLandscape: true, width: 1600, height: 900 }));
  expect(node("AgencyCampaign-5-pt")).toMatchObject({ cover: { width: null, height: null } });
  expect(gatsby.warnings).toContainEqual(expect.stringContaining("campaigns/missing.jpg"));
});

it("requests no picture twice, in one build or in the next", async () => {
  await gatsby.build(sourceNodes);
  const files = () => upstream.requests.filter(({ path, status }) => path.startsWith("/storage/") && status === 200);
  const first = files().map(({ path }) => path);
  await gatsby.build(sourceNodes);
  expect(files()).toHaveLength(first.length);
  expect(new Set(first).size).toBe(first.length);
});

it("requests no file of a talent with known sizes, and no video", async () => {
  await gatsby.build(sourceNodes);
  const files = upstream.requests.filter(({ path }) => path.startsWith("/storage/")).map(({ path }) => path);
  expect(files.filter((path) => path.includes("/talents/"))).toEqual([expect.stringContaining("wide-1600x900.jpg")]);
  expect(files.filter((path) => path.endsWith(".mp4"))).toEqual([]);
});

it("keeps every node of an unchanged upstream", async () => {
  const { created } = await gatsby.build(sourceNodes);
  const { kept, ...others } = await gatsby.build(sourceNodes);
  expect(kept.sort()).toEqual(created.sort());
  expect(others).toEqual({ created: [], changed: [], removed: [] });
});

it("changes one node for one changed talent, and keeps the listings that link to it", async () => {
  await gatsby.build(sourceNodes);
  changeRecord(upstream.content.talents, 402, { hair: "Red" });
  const { changed, created, removed } = await gatsby.build(sourceNodes);
  expect({ changed, created, removed }).toEqual({ changed: ["AgencyTalent-402"], created: [], removed: [] });
});

it("changes the listings of a talent that changes category", async () => {
  await gatsby.build(sourceNodes);
  changeRecord(upstream.content.talents, 402, { categories: [{ id: 2, category: "teens" }] });
  const { changed } = await gatsby.build(sourceNodes);
  const listings = ["kids-all", "kids-male", "teens-all", "teens-male"].map((key) => `AgencyListing-${key}-1`);
  expect(changed.sort()).toEqual([...listings, "AgencyBoardPage-turma-do-ingles-1", "AgencyTalent-402"].sort());
});

it("removes a withdrawn talent that is still listed", async () => {
  await gatsby.build(sourceNodes);
  upstream.content.profileAnswers["402"] = { status: 404, body: { message: "Not found." } };
  const { removed } = await gatsby.build(sourceNodes);
  expect(removed).toEqual(["AgencyTalent-402"]);
  expect(node("AgencyListing-kids-all-1")?.talents).not.toContain("AgencyTalent-402");
});
