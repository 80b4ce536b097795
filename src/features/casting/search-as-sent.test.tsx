import { act, screen, waitFor } from "@testing-library/react";
import { hydrateRoot } from "react-dom/client";
import { renderToString } from "react-dom/server";
import { required } from "../../domain/required";
import { FOUND_ID, type FoundByName } from "../../config/search-page";
import { routes } from "../../config/routes";
import { NO_FILTER } from "../../domain/casting-choice";
import { filterTalents } from "../../domain/casting-filter";
import { toCastingIndex } from "../../domain/casting-index";
import type { Locale } from "../../domain/locale";
import { isMinor } from "../../domain/talent";
import { aTalentSummary } from "../../../tests/builders/domain-records";
import { answerFetch, requestedLists } from "../../../tests/setup/answer-fetch";
import { asPage } from "../../../tests/setup/render";
import { SearchResults } from "./search-results";

const NAMES = ["Ana", 'ANA d\'Ávila <b> & "Cia"', "Ana  Clara $& Íris"];

const everybody = Array.from({ length: 45 }, (_, index) =>
  aTalentSummary({
    talentId: index === 1 ? "a/b&c" : String(index + 1),
    name: NAMES[index] ?? (index < 23 ? `Bento ${index}` : `Mariana ${index}`),
    age: index % 3 === 1 ? 10 : 24,
    categories: index % 2 === 0 ? ["atores", "kids"] : ["kids"],
  }),
);

/** Without `found`, as in the browser, which reads the data from the page. */
const results = (name: string, language: Locale, found?: FoundByName) =>
  asPage(<SearchResults location={{ pathname: routes.search(name), search: "" }} found={found} />, { language });

/** The page of a search as the gateway renders it. */
const renderOnGateway = (found: FoundByName, language: Locale): string =>
  `<div id="___gatsby">${renderToString(results(found.name, language, found))}</div>`;

const find = (name: string): FoundByName => {
  const found = filterTalents({ ...NO_FILTER, name }, everybody);
  return { name, total: found.length, talents: found.slice(0, 20).map((talent) => ({ ...talent, isMinor: isMinor(talent) })) };
};

afterEach(() => {
  document.body.innerHTML = "";
});

describe.each(["pt", "en"] as const)("a search as the gateway renders it in %s", (language) => {
  it.each([
    ["nobody", "ninguém", 0],
    ["one, and signs that HTML reads", "d'ávila <b> & \"", 1],
    ["one, and signs that patterns read", "a $&", 1],
    ["just a page", "bento", 20],
    ["more than a page", "ana", 25],
  ])("is hydrated without errors: %s", async (_what, name, total) => {
    const found = find(name);
    expect(found.total).toBe(total);
    answerFetch({ body: toCastingIndex(everybody) });
    document.body.innerHTML = renderOnGateway(found, language);
    const root = required(document.getElementById("___gatsby"), "the root");
    const cards = [...root.querySelectorAll("li[data-section]")];
    const errors: unknown[] = [];
    const spy = jest.spyOn(console, "error").mockImplementation((...words: unknown[]) => errors.push(words));
    const hydrated = await act(async () =>
      hydrateRoot(root, results(found.name, language), { onRecoverableError: (error) => errors.push(error) }),
    );
    await waitFor(() => expect(requestedLists()).toEqual(["/api/casting/todas/todos"]));
    expect([...root.querySelectorAll("li[data-section]")].slice(0, cards.length)).toEqual(cards);
    expect(errors).toEqual([]);
    spy.mockRestore();
    expect(screen.getByRole("heading", { level: 1 })).toHaveTextContent(`“${found.name}”`);
    act(() => hydrated.unmount());
  });
});

it("hydrates the heading only while the gateway has no list of talents, and then shows the live list", async () => {
  const found: FoundByName = { name: "ana", total: null, talents: [] };
  answerFetch({ body: toCastingIndex(everybody) });
  document.body.innerHTML = renderOnGateway(found, "pt");
  expect(screen.getByRole("heading", { level: 1 })).toHaveTextContent("“ana”");
  const errors: unknown[] = [];
  const root = required(document.getElementById("___gatsby"), "the root");
  const hydrated = await act(async () => hydrateRoot(root, results("ana", "pt"), { onRecoverableError: (error) => errors.push(error) }));
  expect(await screen.findByText("25 talentos")).toBeVisible();
  expect(errors).toEqual([]);
  act(() => hydrated.unmount());
});

it("shows the first twenty with pictures and addresses, and offers more", () => {
  document.body.innerHTML = renderOnGateway(find("ana"), "en");
  expect(screen.getAllByRole("img")).toHaveLength(20);
  expect(screen.getByRole("link", { name: /Cia/ })).toHaveAttribute("href", "/en/kids/a%2Fb%26c/ana-d-avila-b-cia");
  expect(screen.getByText("20 of 25 talents")).toBeVisible();
  expect(screen.getByRole("button", { name: "Show more" })).toBeVisible();
  expect(document.getElementById(FOUND_ID)?.textContent).not.toContain("<");
});

it("names a minor's picture by the first name only, and the link by the whole name", () => {
  document.body.innerHTML = renderOnGateway(find("cia"), "pt");
  expect(screen.getByRole("img")).toHaveAttribute("alt", "ANA");
  expect(screen.getByRole("link", { name: 'ANA d\'Ávila <b> & "Cia"' })).toBeInTheDocument();
  document.body.innerHTML = renderOnGateway(find("clara"), "pt");
  expect(screen.getByRole("img")).toHaveAttribute("alt", "Ana  Clara $& Íris");
});

it("offers no more when all are shown", () => {
  document.body.innerHTML = renderOnGateway(find("clara"), "pt");
  expect(screen.getByText("1 talento")).toBeVisible();
  expect(screen.queryByRole("button", { name: "Mostrar mais" })).not.toBeInTheDocument();
});
