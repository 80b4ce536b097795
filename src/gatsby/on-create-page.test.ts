import type { CreatePageArgs } from "gatsby";
import { onCreatePage } from "./on-create-page";

interface GivenPage {
  path: string;
  matchPath?: string;
  context: { language?: string; i18n?: { languages: string[] } };
}

const createPage = (page: GivenPage, languages = ["pt", "en"]) => {
  const calls: [string, GivenPage][] = [];
  const actions = {
    deletePage: (deleted: GivenPage) => calls.push(["delete", deleted]),
    createPage: (created: GivenPage) => calls.push(["create", created]),
  };
  const getNodesByType = () => [{ languages }];
  onCreatePage({ page: { component: "page.tsx", ...page }, actions, getNodesByType } as unknown as CreatePageArgs<{ language?: string }>);
  return calls;
};

describe("the repair of translated pages", () => {
  it("removes a doubled language prefix", () => {
    const calls = createPage({ path: "/en/pesquisa/[...name]", matchPath: "/en/en/pesquisa/*name", context: { language: "en" } });
    expect(calls.map(([what, { matchPath }]) => [what, matchPath])).toEqual([
      ["delete", "/en/en/pesquisa/*name"],
      ["create", "/en/pesquisa/*name"],
    ]);
  });

  it("removes the match of a whole language from the translated not-found page", () => {
    const calls = createPage({ path: "/en/404", matchPath: "/en/en/*", context: { language: "en" } });
    expect(calls.at(-1)).toEqual(["create", expect.objectContaining({ path: "/en/404", matchPath: undefined })]);
  });

  it.each([
    ["a page without match", { path: "/en/blog", context: { language: "en" } }],
    ["a right match", { path: "/en/pesquisa", matchPath: "/en/pesquisa/*name", context: { language: "en" } }],
    ["the default language", { path: "/pesquisa", matchPath: "/pesquisa/:name", context: { language: "pt" } }],
    ["a page without language", { path: "/dev-404-page", matchPath: "/x/x/*", context: {} }],
  ])("keeps %s", (_what, page) => {
    expect(createPage(page)).toEqual([]);
  });
});

describe("the pages of a site in Portuguese alone", () => {
  const i18n = { languages: ["pt", "en"] };

  it.each(["/en/blog", "/en/404", "/en"])("are without %s", (path) => {
    const calls = createPage({ path, context: { language: "en", i18n } }, ["pt"]);
    expect(calls).toEqual([["delete", expect.objectContaining({ path })]]);
  });

  it("name Portuguese alone in their context", () => {
    const page = { path: "/pesquisa", matchPath: "/pesquisa/*name", context: { language: "pt", i18n } };
    const [, created] = createPage(page, ["pt"]);
    expect(created).toEqual([
      "create",
      expect.objectContaining({ ...page, context: { language: "pt", languages: ["pt"], i18n: { languages: ["pt"] } } }),
    ]);
  });

  it("are not created again once their context is right", () => {
    const context = { language: "pt", languages: ["pt"], i18n: { languages: ["pt"] } };
    expect(createPage({ path: "/blog", context }, ["pt"])).toEqual([]);
  });
});

it("keeps the context of a site in both languages", () => {
  const context = { language: "en", i18n: { languages: ["pt", "en"] } };
  expect(createPage({ path: "/en/blog", context })).toEqual([]);
  const calls = createPage({ path: "/en/pesquisa/[...name]", matchPath: "/en/en/pesquisa/*name", context });
  expect(calls.at(-1)).toEqual(["create", expect.objectContaining({ context })]);
});
