import { screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { toCastingIndex } from "../../domain/casting-index";
import { aTalentSummary } from "../../../tests/builders/domain-records";
import { answerFetch, requestedLists, requestedPaths } from "../../../tests/setup/answer-fetch";
import { visitedAddresses } from "../../../tests/setup/gatsby";
import { renderPage } from "../../../tests/setup/render";
import { SearchBox } from "./search-box";

const talents = ["João Prado", "Ana Prado", "Joana Lima"].map((name, index) =>
  aTalentSummary({ talentId: String(index + 1), name, categories: index === 2 ? ["atores", "kids"] : ["kids"], age: 9 + index }),
);
const live = { body: toCastingIndex(talents) };

const left: string[] = [];
const renderBox = (language: "pt" | "en" = "pt") =>
  renderPage(
    <>
      <SearchBox onNavigate={() => left.push("page")} />
      <button type="button">elsewhere</button>
    </>,
    { language },
  );

const button = () => screen.getByRole("button", { name: /^(Buscar|Search) talents|^Buscar talentos/ });
const field = () => screen.getByRole("combobox");

const { matchMedia } = window;
afterEach(() => {
  window.matchMedia = matchMedia;
});

beforeEach(() => {
  visitedAddresses.length = 0;
  left.length = 0;
  answerFetch(live);
});

describe("the search box", () => {
  it("opens at the first press, and opens the results at the second and closes", async () => {
    const user = userEvent.setup();
    renderBox();
    expect(button()).toHaveAttribute("aria-expanded", "false");
    await user.click(button());
    expect(button()).toHaveAttribute("aria-expanded", "true");
    expect(field()).toHaveFocus();
    await user.keyboard(" João/Ana ");
    await user.click(button());
    expect(visitedAddresses).toEqual(["/pesquisa/Jo%C3%A3o%2FAna"]);
    expect(left).toEqual(["page"]);
    expect(button()).toHaveAttribute("aria-expanded", "false");
    expect(field()).toHaveValue("");
  });

  it("opens the results on Enter, in the visitor's language", async () => {
    const user = userEvent.setup();
    renderBox("en");
    await user.click(button());
    await user.keyboard("ana{Enter}");
    expect(visitedAddresses).toEqual(["/en/pesquisa/ana"]);
    expect(button()).toHaveAttribute("aria-expanded", "false");
  });

  it("closes at the second press without a text, and navigates nowhere", async () => {
    const user = userEvent.setup();
    renderBox();
    await user.click(button());
    await user.keyboard("   ");
    await user.click(button());
    expect(button()).toHaveAttribute("aria-expanded", "false");
    expect(button()).toHaveFocus();
    expect(visitedAddresses).toEqual([]);
  });

  it("closes on Escape, and returns the focus to its button", async () => {
    const user = userEvent.setup();
    renderBox();
    await user.click(button());
    await user.keyboard("{Escape}");
    expect(button()).toHaveAttribute("aria-expanded", "false");
    expect(button()).toHaveFocus();
  });

  it("closes when it loses the focus empty, and keeps a typed text", async () => {
    const user = userEvent.setup();
    renderBox();
    await user.click(button());
    await user.click(screen.getByRole("button", { name: "elsewhere" }));
    expect(button()).toHaveAttribute("aria-expanded", "false");
    await user.click(button());
    await user.keyboard("ana");
    await user.tab();
    await user.tab();
    expect(screen.getByRole("button", { name: "elsewhere" })).toHaveFocus();
    expect(button()).toHaveAttribute("aria-expanded", "true");
    expect(field()).toHaveValue("ana");
  });

  it("always shows its field in a narrow window, where Escape closes the menu and the button asks for a name", async () => {
    window.matchMedia = (query) => ({ ...matchMedia(query), matches: query.includes("max-width") });
    const user = userEvent.setup();
    renderBox();
    expect(button()).not.toHaveAttribute("aria-expanded");
    await user.click(button());
    expect(field()).toHaveFocus();
    const heard: string[] = [];
    document.addEventListener("keydown", ({ key }) => heard.push(key), { once: true });
    await user.keyboard("{Escape}");
    expect(heard).toEqual(["Escape"]);
    await user.keyboard("ana");
    await user.click(button());
    expect(visitedAddresses).toEqual(["/pesquisa/ana"]);
  });

  it.each([
    ["pt", "Nome do talento", "/pesquisa"],
    ["en", "Name of the talent", "/en/pesquisa"],
  ] as const)("is a plain form in %s without scripts", (language, label, action) => {
    renderBox(language);
    const form = screen.getByRole("search");
    expect(form).toHaveAttribute("action", action);
    expect(within(form).getByLabelText(label)).toHaveAttribute("name", "nome");
    expect(button()).toHaveAttribute("type", "submit");
  });

  it("fetches nothing before it is opened, and the list of all talents afterwards", async () => {
    const user = userEvent.setup();
    renderBox();
    expect(requestedPaths).toEqual([]);
    await user.click(button());
    await user.keyboard("a");
    await screen.findByRole("listbox");
    expect(requestedLists()).toEqual(["/api/casting/todas/todos"]);
  });
});
