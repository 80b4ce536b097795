import { readdir } from "node:fs/promises";
import { join } from "node:path";
import { aPostRecord, aTalentRecord } from "../../tests/builders/wire-records";
import { signPreview } from "../preview/preview-signature";
import { PREVIEW_SECRET, PUBLISH_SECRET, TODAY, runGateway, type RunningGateway } from "./run-gateway";

let running: RunningGateway;

beforeAll(async () => {
  running = await runGateway();
  running.upstream.content.drafts = {
    "talents/77": aTalentRecord({ id: 77, name: "Rascunho", birthdate: "2016-03-09" }),
    "posts/31": aPostRecord({ content: "<p>Novo</p><script>x</script>" }),
    "campaigns/4": { id: 4, slug: "verao", title: "Verão" },
    "talents/78": { id: 78 },
  };
});

afterAll(() => running.close());

const IN_AN_HOUR = String(TODAY / 1000 + 3600);

const ask = (path: string, { secret = PREVIEW_SECRET, until = IN_AN_HOUR, language = "pt" as const, signed = path } = {}) => {
  const [kind, id = ""] = signed.split("/");
  const signature = signPreview({ kind: kind === "posts" || kind === "campaigns" ? kind : "talents", id, language, until }, secret);
  return running.app.inject(`/api/preview/${path}?lang=${language}&until=${until}&signature=${signature}`);
};

it("shows a draft as domain data, with no-store", async () => {
  const reply = await ask("talents/77");
  expect(reply.json()).toMatchObject({ kind: "talents", talent: { talentId: "77", name: "Rascunho", age: 9 } });
  expect(reply.body).not.toContain("2016-03-09");
  expect([reply.headers["cache-control"], reply.headers["x-robots-tag"]]).toEqual(["no-store", "noindex, noimageindex"]);
});

/** A file's path with the panel's signature for drafts. */
const signed = (name: string): string => `signed/1772380800/0123abcd/${name}`;

const expectNotStored = async (address: string): Promise<void> => {
  const { statusCode, headers } = await running.app.inject(address);
  expect([address, statusCode, headers["cache-control"], headers["x-robots-tag"]]).toEqual([
    address,
    200,
    "no-store",
    "noindex, noimageindex",
  ]);
};

const cachedFiles = async (): Promise<string[]> => {
  const entries = await readdir(join(running.dataDir, "media-cache"), { recursive: true, withFileTypes: true }).catch(() => []);
  return entries.filter((entry) => entry.isFile()).map(({ name }) => name);
};

it("serves the unlisted files of a talent's draft, and stores none", async () => {
  const video = [{ id: 1, provider: "file", file: signed("reel.mp4"), width: 9, height: 16 }];
  const book = [{ id: 1, file: signed("b-300x400.jpg"), width: 300, height: 400 }];
  running.upstream.content.drafts["talents/80"] = aTalentRecord({ id: 80, cover: signed("a-300x400.jpg"), book, video });
  const unlisted = await running.app.inject("/media/talents/80/0123456789/240");
  const { talent } = (await ask("talents/80")).json();
  await expectNotStored(`/media/talents/80/${talent.coverVersion}/240`);
  await expectNotStored(`/media/talents/80/gallery/${talent.book[0].version}/240`);
  await expectNotStored(`/media/talents/80/videos/${talent.videos[0].source}`);
  expect([unlisted.statusCode, await cachedFiles()]).toEqual([404, []]);
});

it("serves the files of a post's draft, and no others with a signature", async () => {
  const content = `<p><img src="/storage/${signed("c-300x400.jpg")}"></p>`;
  running.upstream.content.drafts["posts/32"] = aPostRecord({ id: 32, cover: signed("d-300x400.jpg"), content });
  await ask("posts/32");
  for (const name of ["c-300x400.jpg", "d-300x400.jpg"]) await expectNotStored(`/media/240/${signed(name)}`);
  expect((await running.app.inject(`/media/240/${signed("e-300x400.jpg")}`)).statusCode).toBe(404);
  expect((await running.app.inject("/media/240/d-300x400.jpg")).statusCode).toBe(404);
});

it("sanitises a draft's text like a published one", async () => {
  expect((await ask("posts/31")).json()).toMatchObject({ kind: "posts", post: { contentHtml: "<p>Novo</p>" } });
  expect((await ask("campaigns/4")).json()).toMatchObject({ kind: "campaigns", campaign: { title: "Verão" } });
});

it.each([
  ["another secret", () => ask("talents/77", { secret: "somebody else's secret" }), 401],
  ["the publish hook's secret", () => ask("talents/77", { secret: PUBLISH_SECRET }), 401],
  ["a link for longer than an hour", () => ask("talents/77", { until: String(TODAY / 1000 + 3601) }), 401],
  ["a link of milliseconds for seconds", () => ask("talents/77", { until: String(TODAY).slice(0, 12) }), 401],
  ["a signature of another draft", () => ask("talents/77", { signed: "talents/78" }), 401],
  ["a signature of another kind", () => ask("talents/31", { signed: "posts/31" }), 401],
  ["a link of yesterday", () => ask("talents/77", { until: String(TODAY / 1000 - 1) }), 410],
  ["an unknown draft", () => ask("talents/79"), 404],
  ["a draft that cannot be read", () => ask("talents/78"), 503],
  ["no signature", () => running.app.inject(`/api/preview/talents/77?lang=pt&until=${IN_AN_HOUR}`), 401],
  ["an unknown kind", () => running.app.inject(`/api/preview/entries/1?lang=pt&until=${IN_AN_HOUR}&signature=x`), 404],
  ["no time", () => running.app.inject("/api/preview/talents/77?lang=pt&signature=x"), 404],
])("rejects %s", async (_case, call, status) => {
  const reply = await call();
  expect([reply.statusCode, Object.keys(reply.json())]).toEqual([status, ["message"]]);
});
