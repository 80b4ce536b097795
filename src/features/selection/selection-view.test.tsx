import { screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { renderToString } from "react-dom/server";
import type { Talent } from "../../domain/talent";
import { selection } from "../../selection/selection";
import { aTalent } from "../../../tests/builders/domain-records";
import { asPage, renderPage } from "../../../tests/setup/render";
import { SelectionView } from "./selection-view";

const ana = aTalent({ talentId: "1", name: "Ana Prado", heightCm: 170, eyes: "Green" });
const bia = aTalent({ talentId: "2", name: "Bia Reis", heightCm: 165, heightFeet: null, eyes: null });
const cau = aTalent({ talentId: "3", name: "Cauã Luz", heightCm: null, heightFeet: null });

/** Answers each talent's address; an unknown id answers 404, one in `unreachable` fails. */
const answerTalents = (talents: readonly Talent[], unreachable: ReadonlySet<string> = new Set()) => {
  window.fetch = async (input) => {
    const talentId = decodeURIComponent(String(input).split("/").pop() ?? "");
    if (unreachable.has(talentId)) throw new Error("offline");
    const body = talents.find((talent) => talent.talentId === talentId);
    return { ok: body !== undefined, status: body === undefined ? 404 : 200, headers: new Headers(), json: async () => body } as Response;
  };
};

const storeSelection = (...talentIds: string[]) => {
  selection.open();
  selection.add(talentIds);
};

const names = () =>
  screen
    .getAllByRole("heading", { level: 2 })
    .slice(0, -1)
    .map((heading) => heading.textContent);
const stored = () => JSON.parse(window.localStorage.getItem("favorites") ?? "null");

beforeEach(() => answerTalents([ana, bia, cau]));
afterEach(() => selection.change(() => []));

describe("the visitor's own selection", () => {
  it.each([
    { language: "pt", title: "Ninguém aqui ainda", link: "Ver talentos", href: "/pesquisa" },
    { language: "en", title: "Nobody here yet", link: "See talents", href: "/en/pesquisa" },
  ] as const)("links in $language to the talents while it is empty", ({ language, title, link, href }) => {
    storeSelection();
    renderPage(<SelectionView search="" />, { language });
    expect(screen.getByRole("heading", { name: title })).toBeInTheDocument();
    expect(screen.getByRole("link", { name: link })).toHaveAttribute("href", href);
  });

  it.each([
    ["pt", "2 talentos", "/talents/1/ana-prado"],
    ["en", "2 talents", "/en/talents/1/ana-prado"],
  ] as const)("shows its talents in %s with links", async (language, count, href) => {
    storeSelection("1", "2");
    renderPage(<SelectionView search="" />, { language });
    expect(await screen.findByRole("link", { name: "Ana Prado" })).toHaveAttribute("href", href);
    expect(screen.getByText(count)).toBeInTheDocument();
    expect(names()).toEqual(["Ana Prado", "Bia Reis"]);
  });

  it("is sorted by buttons, announces the new position, and keeps the order", async () => {
    storeSelection("1", "2", "3");
    const user = userEvent.setup();
    renderPage(<SelectionView search="" />);
    const later = await screen.findByRole("button", { name: "Mover Ana Prado para depois" });
    later.focus();
    await user.keyboard("{Enter}");
    expect(names()).toEqual(["Bia Reis", "Ana Prado", "Cauã Luz"]);
    expect(screen.getByText("Ana Prado: posição 2 de 3")).toHaveAttribute("role", "status");
    expect(screen.getByRole("button", { name: "Mover Ana Prado para depois" })).toHaveFocus();
    await user.keyboard("{Enter}{Enter}");
    expect(names()).toEqual(["Bia Reis", "Cauã Luz", "Ana Prado"]);
    expect(stored().favoriteList.map(({ talentId }: { talentId: string }) => talentId)).toEqual(["2", "3", "1"]);
  });

  it("keeps a note for each talent", async () => {
    storeSelection("1", "2");
    const user = userEvent.setup();
    renderPage(<SelectionView search="" />);
    await user.type(await screen.findByLabelText("Anotação sobre Bia Reis"), "Sorri bem");
    expect(stored().favoriteList).toEqual([
      { talentId: "1", note: "" },
      { talentId: "2", note: "Sorri bem" },
    ]);
    expect(screen.getByLabelText("Anotação sobre Ana Prado")).toHaveValue("");
  });

  it("lets one talent be removed, and undo restores position and note", async () => {
    storeSelection("1", "2", "3");
    const user = userEvent.setup();
    renderPage(<SelectionView search="" />);
    await user.type(await screen.findByLabelText("Anotação sobre Bia Reis"), "Sim");
    await user.click(screen.getByRole("button", { name: "Remover Bia Reis" }));
    expect(names()).toEqual(["Ana Prado", "Cauã Luz"]);
    expect(screen.getByText("Bia Reis saiu da seleção.")).toBeInTheDocument();
    expect(screen.getByRole("button", { name: "Desfazer" })).toHaveFocus();
    await user.keyboard("{Enter}");
    expect(names()).toEqual(["Ana Prado", "Bia Reis", "Cauã Luz"]);
    expect(screen.getByLabelText("Anotação sobre Bia Reis")).toHaveValue("Sim");
  });

  it.each([
    ["pt", "Limpar seleção", "Desfazer"],
    ["en", "Clear selection", "Undo"],
  ] as const)("is cleared and restored in %s", async (language, clear, undo) => {
    storeSelection("1", "2");
    const user = userEvent.setup();
    renderPage(<SelectionView search="" />, { language });
    await screen.findByRole("link", { name: "Ana Prado" });
    await user.click(screen.getByRole("button", { name: clear }));
    expect(stored()).toEqual({ favoriteList: [] });
    expect(screen.queryByRole("link", { name: "Ana Prado" })).not.toBeInTheDocument();
    await user.click(screen.getByRole("button", { name: undo }));
    expect(names()).toEqual(["Ana Prado", "Bia Reis"]);
  });

  it("marks a talent no longer published, and lets it be removed", async () => {
    storeSelection("1", "gone");
    const user = userEvent.setup();
    renderPage(<SelectionView search="" />);
    expect(await screen.findByText("Não está mais publicado")).toBeInTheDocument();
    await user.click(screen.getByRole("button", { name: "Remover Talento 2" }));
    expect(screen.queryByText("Não está mais publicado")).not.toBeInTheDocument();
    expect(stored().favoriteList).toHaveLength(1);
  });

  it("keeps talents that could not be loaded, and retries on a press", async () => {
    storeSelection("1", "2");
    answerTalents([ana, bia], new Set(["2"]));
    const user = userEvent.setup();
    renderPage(<SelectionView search="" />);
    expect(await screen.findByText("Não foi possível carregar 1 talento agora.")).toBeInTheDocument();
    expect(screen.getByRole("link", { name: "Ana Prado" })).toBeInTheDocument();
    answerTalents([ana, bia]);
    await user.click(screen.getByRole("button", { name: "Tentar de novo" }));
    expect(await screen.findByRole("link", { name: "Bia Reis" })).toBeInTheDocument();
    expect(screen.queryByText(/Não foi possível/)).not.toBeInTheDocument();
  });

  it("offers the comp cards of published talents, twenty a file", async () => {
    const crowd = Array.from({ length: 22 }, (_, index) => aTalent({ talentId: `t${index}`, name: `Talento ${index}` }));
    answerTalents(crowd);
    storeSelection("gone", ...crowd.map(({ talentId }) => talentId));
    renderPage(<SelectionView search="" />);
    const last = await screen.findByRole("link", { name: "Baixar composites 21–22 (PDF)" });
    expect(last).toHaveAttribute("href", "/api/cards.pdf?ids=t20,t21&lang=pt");
    expect(screen.getByRole("link", { name: "Baixar composites 1–20 (PDF)" })).toHaveAttribute("download");
  });
});

it("contains as built only the text for visitors without scripts", () => {
  storeSelection("1");
  const html = renderToString(asPage(<SelectionView search="?ids=2" />));
  expect(html).toMatch(/<noscript>.*sem JavaScript.*href="\/".*<\/noscript>/);
  expect(html).not.toContain("Ana Prado");
  expect(html).toContain("Ninguém aqui ainda"); // shown by a script in the head when the selection is empty
});

it("prints by the browser", async () => {
  storeSelection("1");
  const print = jest.fn();
  window.print = print;
  const user = userEvent.setup();
  renderPage(<SelectionView search="" />);
  const list = within(await screen.findByRole("group", { name: "O que fazer com a seleção" }));
  await user.click(list.getByRole("button", { name: "Imprimir" }));
  expect(print).toHaveBeenCalledTimes(1);
});
