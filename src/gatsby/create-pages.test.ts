import type { CreatePagesArgs, Page } from "gatsby";
import { createPages } from "./create-pages";

const createdPages = (customizations: readonly object[]): Page[] => {
  const created: Page[] = [];
  const actions = { createPage: (page: Page) => void created.push(page) };
  createPages({ actions, getNodesByType: () => customizations } as unknown as CreatePagesArgs);
  return created;
};

it("creates one page for all references, one for guardians' links and one for packages, in both languages", () => {
  const created = createdPages([]);
  expect(created.map(({ path, matchPath }) => [path, matchPath])).toEqual([
    ["/pedido/[reference]", "/pedido/:reference"],
    ["/en/pedido/[reference]", "/en/pedido/:reference"],
    ["/confirmacao", undefined],
    ["/en/confirmacao", undefined],
    ["/pacote", undefined],
    ["/en/pacote", undefined],
  ]);
  expect(created[1]?.context).toMatchObject({
    language: "en",
    i18n: { routed: true, originalPath: "/pedido/[reference]", path: "/en/pedido/[reference]" },
  });
  expect(new Set(created.map(({ component }) => component)).size).toBe(1);
});

it("creates no English page for a site in Portuguese alone", () => {
  const created = createdPages([{ languages: ["pt"] }]);
  expect(created.map(({ path }) => path)).toEqual(["/pedido/[reference]", "/confirmacao", "/pacote"]);
  expect(created[0]?.context).toMatchObject({ i18n: { languages: ["pt"] } });
});
