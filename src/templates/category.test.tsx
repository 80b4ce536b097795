import { renderToStaticMarkup } from "react-dom/server";
import type { ComponentProps } from "react";
import { answerStaticQueries } from "../../tests/setup/gatsby";
import { SITE_FRAME } from "../../tests/setup/render";
import common from "../locales/pt/common.json";
import { Head } from "./category";

const headOf = (context: { page: number; hasMinors: boolean }): string => {
  answerStaticQueries(SITE_FRAME);
  const strings = { node: { ns: "common", data: JSON.stringify(common), language: "pt" } };
  const props = {
    data: {
      listing: { total: 45, pages: 3, talents: [] },
      locales: { edges: [strings, { node: { ...strings.node, ns: "casting", data: JSON.stringify({ "casting.page": "Página" }) } }] },
    },
    pageContext: { language: "pt", category: "kids", gender: "female", ...context },
  } as unknown as ComponentProps<typeof Head>;
  return renderToStaticMarkup(<Head {...props} />);
};

it.each([1, 2])("adds noindex and follow to page %p of a listing that has minors", (page) => {
  expect(headOf({ page, hasMinors: true })).toContain('<meta name="robots" content="noindex, follow"/>');
});

it("adds no robots tag to a listing of adults", () => {
  expect(headOf({ page: 1, hasMinors: false })).not.toContain("robots");
});
