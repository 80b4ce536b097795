import { NODE_TYPES } from "../../plugins/gatsby-source-agency/src/constants";
import { sourceNodes } from "../../plugins/gatsby-source-agency/src/source-nodes";
import { BROKEN_GALLERY_ITEMS, BROKEN_RECORDS } from "../fakes/upstream/content/broken-records";
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
    AgencyArticle: 15,
    AgencyPost: 18,
    AgencyCampaign: 6,
    AgencyMagazine: 4,
    AgencySlide: 3,
    AgencyStaffMember: 2,
    AgencyWorkshopPicture: 2,
    AgencyText: 9,
    AgencySiteImage: 3,
    AgencyCustomizations: 1,
    AgencySocialMedia: 2,
  });
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

it("contains ages and no birthdate", async () => {
  await gatsby.build(sourceNodes);
  const published = JSON.stringify([...gatsby.nodes.values()]);
  expect(node("AgencyTalent-408")?.age).toEqual(expect.any(Number));
  expect(published).not.toContain("1985-12-31");
  expect(published).not.toMatch(/birth/i);
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
  expect(changed.sort()).toEqual([...listings, "AgencyTalent-402"].sort());
});

it("removes a withdrawn talent that is still listed", async () => {
  await gatsby.build(sourceNodes);
  upstream.content.profileAnswers["402"] = { status: 404, body: { message: "Not found." } };
  const { removed } = await gatsby.build(sourceNodes);
  expect(removed).toEqual(["AgencyTalent-402"]);
  expect(node("AgencyListing-kids-all-1")?.talents).not.toContain("AgencyTalent-402");
});
