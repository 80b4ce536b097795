import { screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { toCastingIndex } from "../../domain/casting-index";
import { clearBoardCache } from "../../live/fetch-board";
import { savedSearches } from "../../selection/searches-store";
import { aTalentSummary } from "../../../tests/builders/domain-records";
import { answerFetch, answerPaths, requestedPaths } from "../../../tests/setup/answer-fetch";
import { linkStates } from "../../../tests/setup/gatsby";
import { renderPage } from "../../../tests/setup/render";
import { BoardListing, type BuiltBoard } from "./board-listing";
import { PagedBoard } from "./paged-board";

const talents = Array.from({ length: 45 }, (_, index) => aTalentSummary({ talentId: String(45 - index), name: `Ana Teste ${index + 1}` }));

const BOARD: BuiltBoard = {
  slug: "elas",
  name: { pt: "Elas", en: null },
  text: { pt: "<p>Um texto</p>", en: "<p>A text</p>" },
  total: 45,
  talents: talents.slice(0, 20),
};

const renderBoard = (address = "/board/elas", { board = BOARD, language = "pt" as "pt" | "en" } = {}) => {
  const { pathname, search } = new URL(address, "https://casajuriti.example");
  window.history.replaceState(null, "", address);
  linkStates.length = 0;
  return renderPage(<BoardListing board={board} location={{ pathname, search }} />, { language });
};

beforeEach(clearBoardCache);

it("shows the board's name, text and built talents in its order, each linking back to it", async () => {
  answerFetch({ body: toCastingIndex(talents) });
  renderBoard();
  expect(screen.getByRole("heading", { level: 1, name: "Elas" })).not.toHaveAttribute("lang");
  expect(screen.getByText("Um texto")).toBeInTheDocument();
  expect(screen.getByText("20 de 45 talentos")).toBeInTheDocument();
  expect(screen.getAllByRole("img")).toHaveLength(20);
  expect(screen.getByRole("link", { name: "Mostrar mais" })).toHaveAttribute("href", "/board/elas/pagina/2");
  await userEvent.setup().click(screen.getByRole("link", { name: /Ana Teste 2$/ }));
  expect(linkStates).toEqual([{ listAddress: "/board/elas" }]);
});

it("says in which language a name is that has no translation", () => {
  answerFetch({ body: toCastingIndex(talents) });
  renderBoard("/en/board/elas", { language: "en" });
  expect(screen.getByRole("heading", { level: 1, name: "Elas" })).toHaveAttribute("lang", "pt");
  expect(screen.getByText("A text")).toBeInTheDocument();
});

it("adds twenty live talents at each press, and keeps the count in the address", async () => {
  answerFetch({ body: toCastingIndex(talents) });
  renderBoard("/board/elas?vistos=40");
  expect(await screen.findByText("40 de 45 talentos")).toBeInTheDocument();
  await userEvent.setup().click(screen.getByRole("link", { name: "Mostrar mais" }));
  expect(await screen.findByText("45 de 45 talentos")).toBeInTheDocument();
  expect(window.location.search).toBe("?vistos=60");
  expect(requestedPaths).toEqual(["/api/boards/elas"]);
});

it("replaces the built talents by the live ones", async () => {
  answerFetch({ body: toCastingIndex(talents.slice(1, 3)) });
  renderBoard("/board/elas?vistos=40");
  await waitFor(() => expect(screen.getAllByRole("img")).toHaveLength(2));
  expect(screen.queryByText("Ana Teste 1")).not.toBeInTheDocument();
});

it("offers another attempt when the live talents cannot be fetched", async () => {
  answerFetch({ status: 503 });
  renderBoard("/board/elas?vistos=40");
  const retry = await screen.findByRole("button", { name: "Tentar de novo" });
  expect(screen.getAllByRole("img")).toHaveLength(20);
  answerFetch({ body: toCastingIndex(talents) });
  await userEvent.setup().click(retry);
  expect(await screen.findByText("40 de 45 talentos")).toBeInTheDocument();
});

it("shows a sentence and a link to all talents while a board has nobody", async () => {
  answerFetch({ body: toCastingIndex([]) });
  renderBoard("/board/elas", { board: { ...BOARD, total: 0, talents: [] } });
  expect(screen.getByText("Ninguém nesta lista agora")).toBeInTheDocument();
  expect(screen.getByRole("link", { name: "Ver todos os talentos" })).toHaveAttribute("href", "/pesquisa");
});

it("can be saved under its name, with its address in the default language", async () => {
  answerPaths({
    "/api/boards/elas": { body: toCastingIndex(talents) },
    "/api/lists/new": { body: { count: 3, current: 3, today: "2026-03-01" } },
  });
  savedSearches.change(() => []);
  const user = userEvent.setup();
  renderBoard("/en/board/elas", { language: "en" });
  await user.click(await screen.findByRole("button", { name: "Save this board" }));
  expect(screen.getByRole("textbox", { name: "Name of the board" })).toHaveValue("Elas");
  await user.keyboard("{Enter}");
  expect(screen.getByText(/Board saved on this device/)).toHaveFocus();
  await waitFor(() =>
    expect(savedSearches.read().searches).toEqual([{ address: "/board/elas", name: "Elas", since: "2026-03-01", seen: 3 }]),
  );
});

it("leads from a further page to its neighbours without scripts", () => {
  renderPage(<PagedBoard board={{ ...BOARD, talents: talents.slice(20, 40) }} page={2} pages={3} />);
  expect(screen.getByRole("link", { name: /anterior/i })).toHaveAttribute("href", "/board/elas");
  expect(screen.getByRole("link", { name: /próxima/i })).toHaveAttribute("href", "/board/elas/pagina/3");
});
