import { act, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { hydrateRoot } from "react-dom/client";
import { renderToString } from "react-dom/server";
import { toCastingIndex } from "../../domain/casting-index";
import type { Locale } from "../../domain/locale";
import { aTalentSummary } from "../../../tests/builders/domain-records";
import { installIntersectionObserver, intersectObservedElements } from "../../../tests/setup/intersection-observer";
import { answerFetch, requestedLists, requestedPaths } from "../../../tests/setup/answer-fetch";
import { linkStates, visitedAddresses } from "../../../tests/setup/gatsby";
import { asPage, renderPage } from "../../../tests/setup/render";
import { CastingListing } from "./casting-listing";

const names = ["Ana", "Álvara", "Bia", "Clara"];
const talents = Array.from({ length: 45 }, (_, index) =>
  aTalentSummary({
    talentId: String(index + 1),
    name: `${names[index % 4]} Teste ${index + 1}`,
    categories: ["kids"],
    age: 4 + (index % 10),
    eyes: index % 2 === 0 ? "Green" : "Blue",
    skills: index === 0 ? ["Canto"] : [],
  }),
);
const live = { body: toCastingIndex(talents) };
const built = { category: "kids", gender: "female", total: 45, talents: talents.slice(0, 20) } as const;

const everybody = { ...built, category: null, gender: null } as const;

type Listing = typeof built | typeof everybody | null;

const listingAt = (address: string, listing: Listing = built) => {
  const { pathname, search } = new URL(address, "https://casajuriti.example");
  window.history.replaceState(null, "", address);
  return <CastingListing location={{ pathname, search }} built={listing} />;
};

const renderListing = (address: string, { language, listing }: { language?: Locale; listing?: Listing } = {}) => {
  visitedAddresses.length = 0;
  linkStates.length = 0;
  const view = renderPage(listingAt(address, listing), { language });
  return { goTo: (next: string) => view.rerender(asPage(listingAt(next, listing), { language })) };
};

const cards = () => screen.getAllByRole("img").map((image) => image.closest("a")?.querySelector("[id]")?.textContent);

describe("a listing", () => {
  it("shows the built talents, loads the first row eagerly, and counts the rest", () => {
    answerFetch(live);
    renderListing("/kids/meninas");
    expect(cards()).toHaveLength(20);
    expect(screen.getAllByRole("img").filter((image) => image.getAttribute("loading") === "eager")).toHaveLength(5);
    expect(screen.getByText("20 de 45 talentos")).toBeInTheDocument();
    expect(requestedPaths).toEqual([]);
  });

  it("adds twenty at each press, keeps the count in the address, and moves the focus", async () => {
    answerFetch(live);
    const user = userEvent.setup();
    renderListing("/kids/meninas?idade=4-12");
    await screen.findByText("20 de 41 talentos");
    await user.click(screen.getByRole("link", { name: "Mostrar mais" }));
    expect(window.location.search).toBe("?idade=4-12&vistos=40");
    expect(screen.getAllByRole("link", { name: /Teste/ })[20]).toHaveFocus();
    await user.click(screen.getByRole("link", { name: "Mostrar mais" }));
    expect(cards()).toHaveLength(41);
    expect(screen.queryByRole("link", { name: "Mostrar mais" })).not.toBeInTheDocument();
    expect(screen.getByText("41 de 41 talentos")).toBeInTheDocument();
    expect(requestedLists()).toEqual(["/api/casting/kids/meninas"]);
    expect(visitedAddresses).toEqual([]);
  });

  it("shows as many as the address says at once, with placeholders for the rest", async () => {
    answerFetch(live);
    renderListing("/kids/meninas?vistos=40");
    expect(screen.getAllByRole("listitem", { hidden: true }).filter((item) => item.getAttribute("aria-hidden"))).toHaveLength(20);
    await waitFor(() => expect(cards()).toHaveLength(40));
  });

  it("adds more near its end, but not after the router has changed the address", async () => {
    installIntersectionObserver();
    answerFetch(live);
    renderListing("/kids/meninas?idade=4-12");
    await screen.findByText("20 de 41 talentos");
    await intersectObservedElements();
    expect(window.location.search).toBe("?idade=4-12&vistos=40");
    window.history.pushState(null, "", "/kids/meninas?olhos=verde");
    await intersectObservedElements();
    expect(window.location.search).toBe("?olhos=verde");
    expect(cards()).toHaveLength(40);
  });

  it.each([
    ["novos", ["Ana Teste 45", "Clara Teste 44"], ["filters", "names", "covers", "orders"]],
    ["nome", ["Álvara Teste 10", "Álvara Teste 14"], ["filters", "names", "covers"]],
  ])("sorts by %s with the parts that it needs", async (order, first, parts) => {
    answerFetch({ body: toCastingIndex(talents.map((talent, row) => ({ ...talent, newest: 44 - row }))) });
    renderListing(`/kids/meninas?ordem=${order}`);
    await screen.findByText("20 de 45 talentos");
    expect(cards().slice(0, 2)).toEqual(first);
    expect(requestedPaths).toEqual(parts.map((part) => `/api/casting/kids/meninas?part=${part}&v=3`));
  });

  it("links to a talent with a way back to this list", async () => {
    answerFetch(live);
    renderListing("/kids/meninas?letra=B");
    await userEvent.click((await screen.findAllByRole("link", { name: /Bia/ }))[0]!);
    expect(visitedAddresses).toEqual(["/kids/3/bia-teste-3"]);
    expect(linkStates).toEqual([{ listAddress: "/kids/meninas?letra=B" }]);
  });

  it("keeps its cards when the list cannot be fetched, and retries on a press", async () => {
    answerFetch(new Error("offline"), live);
    renderListing("/kids/meninas?vistos=40");
    await userEvent.click(await screen.findByRole("button", { name: "Tentar de novo" }));
    expect(cards().length).toBeGreaterThanOrEqual(20);
    await waitFor(() => expect(cards()).toHaveLength(40));
  });

  it("reports an empty listing", async () => {
    answerFetch({ body: toCastingIndex([]) });
    renderListing("/en/pesquisa", { language: "en", listing: null });
    expect(await screen.findByText("No talents found")).toBeInTheDocument();
    expect(requestedLists()).toEqual(["/api/casting/todas/todos"]);
  });
});

describe("controls", () => {
  it.each([
    ["pt", "/kids"],
    ["en", "/en/kids"],
  ] as const)("have accessible names in %s", async (language, path) => {
    answerFetch(live);
    renderListing(path, { language });
    const controls = [...screen.getAllByRole("link"), ...screen.getAllByRole("button")];
    const targets = new Map<string, Set<string>>();
    for (const control of controls) {
      const name = control.getAttribute("aria-label") ?? control.textContent ?? "";
      targets.set(name, (targets.get(name) ?? new Set()).add(control.getAttribute("href") ?? "button"));
    }
    expect([...targets].filter(([, places]) => places.size > 1)).toEqual([]);
  });
});

describe("letters", () => {
  it("link to their talents, accents folded, and have no link without talents", async () => {
    answerFetch(live);
    const { goTo } = renderListing("/kids/meninas?olhos=verde");
    const letters = screen.getByRole("navigation", { name: "Letra inicial" });
    await within(letters).findByRole("link", { name: "Letra Z, nenhum talento" });
    expect(within(letters).getByRole("link", { name: "Letra Z, nenhum talento" })).toHaveAttribute("aria-disabled", "true");
    expect(within(letters).getByRole("link", { name: "Letra C, nenhum talento" })).not.toHaveAttribute("href");
    expect(within(letters).getByRole("link", { name: "Letra A" })).toHaveAttribute("href", "/kids/meninas?letra=A&olhos=verde");
    expect(within(letters).getByRole("link", { name: "Todos" })).toHaveAttribute("href", "/pesquisa?olhos=verde");
    goTo("/kids/meninas?letra=A");
    expect(cards()).toHaveLength(20);
    expect(cards()).toContain("Álvara Teste 2");
    expect(cards().join()).not.toContain("Bia");
    await waitFor(() => expect(within(letters).getByRole("link", { name: "Letra A" })).toHaveAttribute("aria-current", "true"));
  });
});

describe("letters of a list without a filter", () => {
  it("are known before the names", async () => {
    answerFetch(live);
    renderListing("/kids/meninas");
    const letters = screen.getByRole("navigation", { name: "Letra inicial" });
    await within(letters).findByRole("link", { name: "Letra Z, nenhum talento" });
    expect(within(letters).getByRole("link", { name: "Letra B" })).toHaveAttribute("href", "/kids/meninas?letra=B");
    expect(requestedPaths).toEqual(["filters", "first"].map((part) => `/api/casting/kids/meninas?part=${part}&v=3`));
  });
});

describe("chips", () => {
  it.each([
    ["pt", ["Remover filtro: Meninas", "Remover filtro: 8–12 anos", "Remover filtro: olhos verdes ou cor de mel"]],
    ["en", ["Remove filter: Girls", "Remove filter: 8–12 years", "Remove filter: green or honey eyes"]],
  ] as const)("read as phrases in %s, and each can be removed", async (language, chips) => {
    answerFetch(live);
    const prefix = language === "en" ? "/en" : "";
    renderListing(`${prefix}/kids/meninas?idade=8-12&olhos=mel,verde`, { language });
    for (const name of chips) expect(await screen.findByRole("button", { name })).toBeInTheDocument();
    await userEvent.click(screen.getByRole("button", { name: chips[1] }));
    await waitFor(() => expect(visitedAddresses).toEqual([`${prefix}/kids/meninas?olhos=verde,mel`]));
    expect(screen.getByRole("button", { name: /^Filt(ros|ers)$/ })).toHaveFocus();
  });

  it("are all removed by one press", async () => {
    answerFetch(live);
    renderListing("/kids/meninas?idade=8-12&letra=A");
    await userEvent.click(await screen.findByRole("button", { name: "Limpar Filtros" }));
    await waitFor(() => expect(visitedAddresses).toEqual(["/kids/meninas"]));
  });
});

describe("an empty list", () => {
  it("names the one filter to remove, and how many talents that finds", async () => {
    answerFetch(live);
    renderListing("/kids/meninas?letra=A&habilidade=Canto&olhos=azul");
    await userEvent.click(await screen.findByRole("button", { name: "Sem Canto: 11 talentos" }));
    await waitFor(() => expect(visitedAddresses).toEqual(["/kids/meninas?letra=A&olhos=azul"]));
  });

  it("offers to reset all filters when removing one finds nobody", async () => {
    answerFetch(live);
    renderListing("/kids/meninas?letra=Z&idade=80-90");
    const empty = (await screen.findByText("Nenhum talento modelo encontrado")).parentElement!;
    expect(screen.getByText("0 talentos")).toBeInTheDocument();
    await userEvent.click(await within(empty).findByRole("button", { name: "Limpar Filtros" }));
    await waitFor(() => expect(visitedAddresses).toEqual(["/kids/meninas"]));
  });
});

describe("the search", () => {
  it.each([
    ["pt", "/pesquisa", "Remover filtro: Kids ou Teens", "Kids, Teens"],
    ["en", "/en/pesquisa", "Remove filter: Kids or Teens", "Kids, Teens"],
  ] as const)("finds several categories at once in %s, in the order of the address", async (...[language, path, chip, heading]) => {
    answerFetch(live);
    renderListing(`${path}?categoria=kids,teens&ordem=nome`, { language, listing: everybody });
    expect(await screen.findByText(language === "pt" ? "20 de 45 talentos" : "20 of 45 talents")).toBeInTheDocument();
    expect(screen.getByRole("heading", { level: 1, name: heading })).toBeInTheDocument();
    expect(cards().slice(0, 2)).toEqual(["Álvara Teste 10", "Álvara Teste 14"]);
    await userEvent.click(await screen.findByRole("button", { name: chip }));
    await waitFor(() => expect(visitedAddresses).toEqual([`${path}?ordem=nome`]));
  });

  it.each([
    { address: "/pesquisa", visitors: "/pesquisa/ana?olhos=verde", listing: null, shown: 12 },
    { address: "/pesquisa", visitors: "/pesquisa?vistos=40", listing: everybody, shown: 40 },
    { address: "/kids/meninas", visitors: "/kids/meninas?vistos=60", listing: built, shown: 45 },
    { address: "/kids/meninas", visitors: "/kids/meninas?letra=A&vistos=60", listing: built, shown: 23 },
  ])("renders $address as built and then as $visitors, with the same text meanwhile", async ({ address, visitors, listing, shown }) => {
    answerFetch(live);
    const container = document.body.appendChild(document.createElement("div"));
    container.innerHTML = renderToString(asPage(listingAt(address, listing)));
    const breaks: unknown[] = [];
    const root = hydrateRoot(container, asPage(listingAt(visitors, listing)), { onRecoverableError: (error) => breaks.push(error) });
    await waitFor(() => expect(cards()).toHaveLength(shown));
    expect(breaks).toEqual([]);
    act(() => root.unmount());
    container.remove();
  });

  it("finds a name among all talents and links to each talent's own category", async () => {
    answerFetch(live);
    renderListing("/pesquisa/alvara%20teste", { listing: null });
    expect(screen.getByRole("heading", { level: 1, name: "“alvara teste”" })).toBeInTheDocument();
    expect((await screen.findAllByRole("link", { name: /Álvara/ }))[0]).toHaveAttribute("href", "/kids/2/alvara-teste-2");
    expect(screen.getByText("11 talentos")).toBeInTheDocument();
  });

  it("suggests a similar name when nobody is found", async () => {
    answerFetch(live);
    renderListing("/pesquisa/clraa", { listing: null });
    expect(await screen.findByText("Nenhum talento modelo encontrado")).toBeInTheDocument();
    expect(await screen.findByRole("link", { name: /^clara/i })).toHaveAttribute("href", expect.stringMatching(/^\/pesquisa\/clara/i));
  });

  it("shows the built talents for a blank name, without a fetch, and adds more at each press", async () => {
    answerFetch(live);
    renderListing("/pesquisa", { listing: everybody });
    expect(cards()).toHaveLength(20);
    expect(screen.getByRole("heading", { level: 1, name: "Casting" })).toBeInTheDocument();
    expect(screen.getByText("45 talentos")).toBeInTheDocument();
    expect(requestedPaths).toEqual([]);
    expect(screen.getByRole("link", { name: "Ana Teste 1" })).toHaveAttribute("href", "/kids/1/ana-teste-1");
    expect(screen.getByRole("button", { name: "Mostrar mais" })).toBeInTheDocument();
  });

  it.each(["?categoria=kids", "?genero=meninas", "?categoria=TF%20-%20Promo", "?letra=B"])(
    "renders no talents at %s in built HTML",
    async (query) => {
      answerFetch(live);
      renderListing(`/pesquisa${query}`, { listing: everybody });
      expect(screen.queryAllByRole("img")).toEqual([]);
      await waitFor(() => expect(requestedLists()).toHaveLength(1));
      await act(async () => undefined);
    },
  );

  it("lists a hidden category, whose talents have no visible one", async () => {
    answerFetch({ body: toCastingIndex([aTalentSummary({ name: "Bento Oculto", categories: [] })]) });
    renderListing("/pesquisa?categoria=TF%20-%20Promo", { listing: null });
    expect(await screen.findByRole("link", { name: "Bento Oculto" })).toHaveAttribute("href", "/talents/412/bento-oculto");
    expect(screen.getByRole("heading", { level: 1, name: "Promo" })).toBeInTheDocument();
    expect(requestedLists()).toEqual(["/api/casting?category=TF%20-%20Promo"]);
  });

  it("links talents of a hidden category by token, and keeps the token in the selection", async () => {
    const token = "T".repeat(22);
    answerFetch({ body: toCastingIndex([aTalentSummary({ name: "Bento Oculto", categories: [] })], () => token) });
    renderListing("/pesquisa?categoria=TF%20-%20Promo", { listing: null, language: "en" });
    expect(await screen.findByRole("link", { name: "Bento Oculto" })).toHaveAttribute("href", `/en/talents/412/bento-oculto?t=${token}`);
    expect(screen.getByRole("img", { name: "Bento Oculto" }).getAttribute("src")).toMatch(/^\/media\/talents\/412\/[^~?]+$/);
    await userEvent.click(screen.getByRole("button", { name: /Bento Oculto/ }));
    expect(JSON.parse(window.localStorage.getItem("favorites") ?? "{}").favoriteList).toEqual([{ talentId: `412~${token}`, note: "" }]);
  });

  it("reports a failure and retries", async () => {
    answerFetch({ status: 503 }, live);
    renderListing("/pesquisa", { listing: null });
    await userEvent.click(await screen.findByRole("button", { name: "Tentar de novo" }));
    await act(async () => undefined);
    expect(await screen.findByText("45 talentos")).toBeInTheDocument();
  });
});
