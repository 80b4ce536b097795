import { createPages } from "../../plugins/gatsby-source-agency/src/create-pages";
import { createSchemaCustomization } from "../../plugins/gatsby-source-agency/src/create-schema-customization";
import { toSdl } from "../../plugins/gatsby-source-agency/src/sdl";
import { sourceNodes } from "../../plugins/gatsby-source-agency/src/source-nodes";
import type { FakeUpstream } from "../fakes/upstream/start-upstream";
import { createFakeGatsby, type FakeGatsby } from "./fake-gatsby";
import { startUpstreamWithEnvironment } from "./upstream-environment";

const templates = { category: "category.tsx", board: "board.tsx", talent: "talent.tsx", post: "post.tsx", campaign: "campaign.tsx" };

let stop: () => Promise<void>;
let upstream: FakeUpstream;
let gatsby: FakeGatsby;

beforeAll(async () => {
  ({ stop, upstream } = await startUpstreamWithEnvironment());
  gatsby = createFakeGatsby();
  await gatsby.build(sourceNodes);
  await createPages(gatsby.args, { plugins: [], templates });
});

afterAll(() => stop());

const page = (path: string) => gatsby.pages.get(path);
const pathsOf = (component: string) => [...gatsby.pages.values()].filter((made) => made.component === component).map(({ path }) => path);

it("declares its types in SDL", () => {
  const declared: string[] = [];
  const actions = { createTypes: (types: string) => void declared.push(types) };
  createSchemaCustomization({ actions } as unknown as Parameters<typeof createSchemaCustomization>[0]);
  expect(declared).toEqual([toSdl()]);
});

it("creates fifteen listings in each language", () => {
  const paths = pathsOf("category.tsx");
  expect(paths).toHaveLength(30);
  expect(paths).toEqual(expect.arrayContaining(["/kids", "/en/kids", "/digital-influencers/meninos", "/en/atores/meninas"]));
  expect(page("/kids")?.context).toMatchObject({ category: "kids", gender: null, language: "pt" });
  expect(page("/en/digital-influencers/meninas")?.context).toMatchObject({
    category: "digitalInfluencers",
    gender: "female",
    language: "en",
  });
});

it("creates the pages of boards in each language", () => {
  expect(pathsOf("board.tsx").sort()).toEqual(
    ["rostos", "turma-do-ingles", "only-in-english"].flatMap((slug) => [`/board/${slug}`, `/en/board/${slug}`]).sort(),
  );
  expect(page("/en/board/turma-do-ingles")?.context).toMatchObject({ slug: "turma-do-ingles", page: 1, hasMinors: true, isEmpty: false });
  expect(page("/board/only-in-english")?.context).toMatchObject({ hasMinors: false, isEmpty: true, language: "pt" });
});

it("creates a talent's page under each category, with the first as canonical", () => {
  const canonicalPath = "/teens/403/clara-modelo-souza";
  expect(page(canonicalPath)?.context).toMatchObject({ talentId: "403", category: "teens", canonicalPath });
  expect(page("/kids/403/clara-modelo-souza")?.context).toMatchObject({ talentId: "403", category: "kids", canonicalPath });
  expect(page("/en/kids/403/clara-modelo-souza")?.context).toMatchObject({ language: "en", canonicalPath });
});

it("creates no page of a hidden talent", () => {
  expect([...gatsby.pages.keys()].filter((path) => /41[45]/.test(path))).toEqual([]);
});

it("sets the translation plugin's context, without which that plugin recreates every page", () => {
  expect(page("/en/kids")?.context.i18n).toEqual({
    language: "en",
    languages: ["pt", "en"],
    defaultLanguage: "pt",
    generateDefaultLanguagePage: false,
    routed: true,
    originalPath: "/kids",
    path: "/en/kids",
  });
  expect(page("/kids")?.context.i18n).toMatchObject({ language: "pt", routed: false, originalPath: "/kids", path: "/kids" });
  expect([...gatsby.pages.values()].every(({ context }) => typeof context.i18n === "object")).toBe(true);
});

it("creates an article's pages at its slug and each member's id, with the version of the page's language", () => {
  const canonicalPath = "/blog/bastidores-da-campanha";
  expect(page(canonicalPath)?.context).toMatchObject({ articleId: "batch-b-31", versionLanguage: "pt", canonicalPath });
  for (const path of ["/en/blog/bastidores-da-campanha", "/en/blog/bastidores-da-campanha/31", "/en/blog/bastidores-da-campanha/32"])
    expect(page(path)?.context).toMatchObject({ articleId: "batch-b-31", versionLanguage: "en", canonicalPath, language: "en" });
});

it("creates pages of an article of one language in the other language too", () => {
  expect(page("/blog/only-in-english")?.context).toMatchObject({ versionLanguage: "en", language: "pt" });
});

it("creates no page of an article that is elsewhere", () => {
  const withPage = 13;
  expect(pathsOf("post.tsx").filter((path) => /^\/blog\/[^/]+$/.test(path))).toHaveLength(withPage);
});

it("creates a campaign's page with the version of the page's language", () => {
  expect(page("/en/campanhas/verao-2025")?.context).toMatchObject({
    campaignId: "4",
    versionLanguage: "en",
    canonicalPath: "/campanhas/verao-2025",
  });
  expect(pathsOf("campaign.tsx")).toHaveLength(6);
});

it("redirects a sibling's slug permanently in both languages", () => {
  for (const prefix of ["", "/en"])
    expect(gatsby.redirects).toContainEqual({
      fromPath: `${prefix}/blog/behind-the-campaign`,
      toPath: `${prefix}/blog/bastidores-da-campanha`,
      isPermanent: true,
    });
  expect(gatsby.redirects.filter(({ fromPath }) => gatsby.pages.has(fromPath))).toEqual([]);
});

it("stops the build when the query of the content fails", async () => {
  const said: unknown[] = [];
  const broken = {
    actions: {},
    graphql: () => Promise.resolve({ errors: [new Error("no such field")] }),
    reporter: { panicOnBuild: (...told: unknown[]) => void said.push(told) },
  };
  await createPages(broken as unknown as Parameters<typeof createPages>[0], { plugins: [], templates });
  expect(said).toHaveLength(1);
});

describe("the pages of a site in Portuguese alone", () => {
  let alone: FakeGatsby;

  beforeAll(async () => {
    upstream.content.customizations = { ...(upstream.content.customizations as object), languages: ["pt"] };
    alone = createFakeGatsby();
    await alone.build(sourceNodes);
    await createPages(alone.args, { plugins: [], templates });
  });

  it("are the Portuguese ones", () => {
    const portuguese = [...gatsby.pages.keys()].filter((path) => !path.startsWith("/en"));
    expect([...alone.pages.keys()].filter((path) => path.startsWith("/en"))).toEqual([]);
    expect(portuguese.filter((path) => !alone.pages.has(path))).toEqual(portuguese.filter((path) => /only-in-english/.test(path)));
    expect([...alone.pages.values()].every(({ context }) => isPortugueseAlone(context.i18n))).toBe(true);
  });

  it("redirect from English slugs, without a locale prefix", () => {
    expect(alone.redirects.map(({ fromPath }) => fromPath)).toContain("/blog/behind-the-campaign");
    expect(alone.redirects.filter(({ fromPath, toPath }) => [fromPath, toPath].some((path) => path.startsWith("/en")))).toEqual([]);
  });

  it("get no English text of the content store", () => {
    const nodes = [...alone.nodes.values()];
    expect(nodes.filter(({ language }) => language === "en")).toEqual([]);
    expect(JSON.stringify(nodes.filter(({ internal }) => internal.type !== "AgencyTalent"))).not.toMatch(/"en":"/);
    const texts = nodes.filter(({ internal }) => internal.type === "AgencyText");
    expect(texts.find(({ key }) => key === "contact_reference")).toMatchObject({ pt: "Casa & estúdio", en: null });
  });
});

const isPortugueseAlone = (i18n: unknown): boolean => JSON.stringify((i18n as { languages: unknown }).languages) === '["pt"]';
