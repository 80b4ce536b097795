import type { CreatePagesArgs, Page } from "gatsby";
import { createPages } from "./create-pages";

it("creates one page for all references and one for guardians' links, in both languages", () => {
  const created: Page[] = [];
  const actions = { createPage: (page: Page) => void created.push(page) };
  createPages({ actions } as unknown as CreatePagesArgs);
  expect(created.map(({ path, matchPath }) => [path, matchPath])).toEqual([
    ["/pedido/[reference]", "/pedido/:reference"],
    ["/en/pedido/[reference]", "/en/pedido/:reference"],
    ["/confirmacao", undefined],
    ["/en/confirmacao", undefined],
  ]);
  expect(created[1]?.context).toMatchObject({
    language: "en",
    i18n: { routed: true, originalPath: "/pedido/[reference]", path: "/en/pedido/[reference]" },
  });
  expect(new Set(created.map(({ component }) => component)).size).toBe(1);
});
