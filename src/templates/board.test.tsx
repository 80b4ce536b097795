import { renderToStaticMarkup } from "react-dom/server";
import type { ComponentProps } from "react";
import { answerStaticQueries } from "../../tests/setup/gatsby";
import { SITE_FRAME } from "../../tests/setup/render";
import common from "../locales/pt/common.json";
import { Head } from "./board";

interface HeadContext {
  page?: number;
  hasMinors?: boolean;
  isEmpty?: boolean;
  talents?: readonly object[];
}

const headOf = ({ talents = [], ...context }: HeadContext, language = "pt"): string => {
  answerStaticQueries(SITE_FRAME);
  const strings = { node: { ns: "common", data: JSON.stringify(common), language } };
  const props = {
    data: {
      boardPage: { total: 45, pages: 3, talents, board: { name: { pt: "Elas", en: "Women" }, text: { pt: null, en: null } } },
      locales: { edges: [strings, { node: { ...strings.node, ns: "casting", data: JSON.stringify({ "casting.page": "Página" }) } }] },
    },
    pageContext: { language, slug: "elas", page: 1, hasMinors: false, isEmpty: false, ...context },
  } as unknown as ComponentProps<typeof Head>;
  return renderToStaticMarkup(<Head {...props} />);
};

it.each([{ hasMinors: true }, { page: 2, hasMinors: true }, { isEmpty: true }])("adds noindex and follow to a board with %j", (context) => {
  expect(headOf(context)).toContain('<meta name="robots" content="noindex, follow"/>');
});

const ana = { talentId: "5", name: "Ana Teste", coverVersion: "a", isMinor: false, categories: ["atores", "talents"] };

it.each([
  ["pt", "/atores/5/ana-teste", "/board/elas"],
  ["en", "/en/atores/5/ana-teste", "/en/board/elas"],
])("lists a board's adults as structured data in %s", (language, address, board) => {
  const script = /<script type="application\/ld\+json">([^<]*ItemList"[^<]*)<\/script>/.exec(
    headOf({ talents: [ana] }, language).split("BreadcrumbList")[1] ?? "",
  );
  expect(JSON.parse(script?.[1] ?? "")).toMatchObject({
    "@type": "ItemList",
    url: expect.stringMatching(new RegExp(`[^n]${board}$`)),
    itemListElement: [{ "@type": "ListItem", position: 1, name: "Ana Teste", url: expect.stringMatching(new RegExp(`[^n]${address}$`)) }],
  });
});

it.each([
  ["a minor on another page", { hasMinors: true, talents: [ana] }],
  ["a minor on the page", { talents: [ana, { ...ana, talentId: "6", name: "Bia Teste", isMinor: true }] }],
  ["nobody", { talents: [] }],
])("has no structured data of talents with %s", (_case, context) => {
  expect(headOf(context)).not.toMatch(/ItemList|Ana Teste|Bia Teste/);
});

it("adds no robots tag to a board of adults, but its name, addresses and breadcrumbs", () => {
  const head = headOf({}, "en");
  expect(head).not.toContain("robots");
  expect(head).toMatch(/<title>Women/);
  expect(head).toMatch(/rel="canonical" href="[^"]*\/en\/board\/elas"/);
  expect(head).toMatch(/hrefLang="pt" href="[^"]*[^n]\/board\/elas"/i);
  expect(head).toContain("BreadcrumbList");
});
