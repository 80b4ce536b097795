import { act, screen, waitFor } from "@testing-library/react";
import type { ComponentProps } from "react";
import { hydrateRoot } from "react-dom/client";
import { renderToStaticMarkup, renderToString } from "react-dom/server";
import { FOUND_ID, type FoundByName } from "../config/search-page";
import { toCastingIndex } from "../domain/casting-index";
import { aTalentSummary } from "../../tests/builders/domain-records";
import { answerFetch, requestedLists } from "../../tests/setup/answer-fetch";
import { answerStaticQueries } from "../../tests/setup/gatsby";
import { asPage, SITE_FRAME } from "../../tests/setup/render";
import casting from "../locales/en/casting.json";
import common from "../locales/en/common.json";
import SearchPage, { Head } from "./pesquisa/[...name]";

type Props = ComponentProps<typeof SearchPage> & ComponentProps<typeof Head>;

const locales = {
  edges: Object.entries({ casting, common }).map(([ns, data]) => ({ node: { ns, data: JSON.stringify(data), language: "en" } })),
};

const FOUND: FoundByName = {
  name: "ana",
  total: 1,
  talents: [{ talentId: "7", name: "Ana Exemplo", coverVersion: null, categories: ["kids"], isMinor: false }],
};

/** Only the gateway's renderer passes `found`. */
const propsOf = (found?: FoundByName) =>
  ({
    data: { locales },
    location: { pathname: "/en/pesquisa/ana", search: "" },
    pageContext: { language: "en", found },
  }) as unknown as Props;

const pageOf = (found?: FoundByName) => asPage(<SearchPage {...propsOf(found)} />, { language: "en" });

it("renders the gateway's results with their data, and hydrates without errors", async () => {
  answerFetch({ body: toCastingIndex([aTalentSummary({ talentId: "7", name: "Ana Exemplo" })]) });
  document.body.innerHTML = `<div id="___gatsby">${renderToString(pageOf(FOUND))}</div>`;
  expect(screen.getByRole("heading", { level: 1 })).toHaveTextContent("“ana”");
  expect(screen.getByRole("link", { name: "Ana Exemplo" })).toHaveAttribute("href", "/en/kids/7/ana-exemplo");
  expect(JSON.parse(document.getElementById(FOUND_ID)?.textContent ?? "null")).toEqual(FOUND);
  const errors: unknown[] = [];
  const [root] = document.body.children;
  const hydrated = await act(async () => hydrateRoot(root!, pageOf(), { onRecoverableError: (error) => errors.push(error) }));
  await waitFor(() => expect(requestedLists()).toContain("/api/casting/todas/todos"));
  // `renderToString` leaves out lazy components of the layout, which the gateway's renderer waits for.
  expect(errors.filter((error) => !String(error).includes("does not support Suspense"))).toEqual([]);
  expect(JSON.parse(document.getElementById(FOUND_ID)?.textContent ?? "null")).toEqual(FOUND);
  act(() => hydrated.unmount());
});

it("has the name in its title", () => {
  answerStaticQueries(SITE_FRAME);
  expect(renderToStaticMarkup(<Head {...propsOf(FOUND)} />)).toContain("“ana”, Casting");
});
