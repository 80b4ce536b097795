import { screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { NO_FILTER, type CastingFilter } from "../../domain/casting-choice";
import { saveSearch, SEARCHES_LIMIT, type SavedSearch } from "../../selection/saved-searches";
import { savedSearches } from "../../selection/searches-store";
import { answerPaths } from "../../../tests/setup/answer-fetch";
import { renderPage } from "../../../tests/setup/render";
import { SaveSearch } from "./save-search";

const GIRLS: CastingFilter = { ...NO_FILTER, category: "kids", gender: "female", ranges: { age: { min: 8, max: 12 } } };

beforeEach(() => {
  answerPaths({ "/api/lists/new": { body: { count: 5, current: 5, today: "2026-03-01" } } });
  savedSearches.change(() => []);
});

it("keeps the filters under a name, and counts what is new by now as seen", async () => {
  const user = userEvent.setup();
  renderPage(<SaveSearch filter={GIRLS} />);
  await user.click(screen.getByRole("button", { name: "Salvar esta busca" }));
  const name = screen.getByRole("textbox", { name: "Nome da busca" });
  expect(name).toHaveFocus();
  expect(name).toHaveValue("Kids, Meninas, 8–12 anos");
  await user.click(screen.getByRole("button", { name: "Salvar" }));
  const result = screen.getByText(/Busca salva neste aparelho/);
  expect(result).toHaveFocus();
  expect(screen.getByRole("link", { name: "Ver buscas salvas" })).toHaveAttribute("href", "/selecao");
  const saved: SavedSearch = { address: "/kids/meninas?idade=8-12", name: "Kids, Meninas, 8–12 anos", since: "2026-03-01", seen: 5 };
  await waitFor(() => expect(savedSearches.read().searches).toEqual([saved]));
});

it("is kept without the gateway's count", async () => {
  answerPaths({ "/api/lists/new": { status: 503 } });
  const user = userEvent.setup();
  renderPage(<SaveSearch filter={NO_FILTER} />, { language: "en" });
  await user.click(screen.getByRole("button", { name: "Save this search" }));
  const name = screen.getByRole("textbox", { name: "Name of the search" });
  await user.clear(name);
  await user.type(name, "Everybody{Enter}");
  expect(savedSearches.read().searches).toMatchObject([{ address: "/pesquisa", name: "Everybody", seen: null }]);
  expect(screen.getByRole("link", { name: "See saved searches" })).toHaveAttribute("href", "/en/selecao");
});

it("says when there is no room", () => {
  const many = Array.from({ length: SEARCHES_LIMIT }, (_, index) => ({
    address: `/pesquisa/${index}`,
    name: "",
    since: "2026-03-01",
    seen: 0,
  }));
  savedSearches.change(() => many.reduce(saveSearch, [] as readonly SavedSearch[]));
  renderPage(<SaveSearch filter={GIRLS} />);
  expect(screen.queryByRole("button")).not.toBeInTheDocument();
  expect(screen.getByText(new RegExp(`Já há ${SEARCHES_LIMIT} buscas salvas`))).toBeInTheDocument();
});

it("is not offered for a TF - category", () => {
  expect(renderPage(<SaveSearch filter={{ ...NO_FILTER, hiddenCategory: "TF - Verão" }} />).container).toBeEmptyDOMElement();
});
