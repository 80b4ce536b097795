import type { CreatePageArgs } from "gatsby";
import { onCreatePage } from "./on-create-page";

interface GivenPage {
  path: string;
  matchPath?: string;
  context: { language?: string };
}

const createPage = (page: GivenPage) => {
  const calls: [string, GivenPage][] = [];
  const actions = {
    deletePage: (deleted: GivenPage) => calls.push(["delete", deleted]),
    createPage: (created: GivenPage) => calls.push(["create", created]),
  };
  onCreatePage({ page: { component: "page.tsx", ...page }, actions } as unknown as CreatePageArgs<{ language?: string }>);
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
