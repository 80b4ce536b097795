import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { saveSearch, type SavedSearch } from "../../selection/saved-searches";
import { savedSearches } from "../../selection/searches-store";
import { answerPaths, requestedPaths } from "../../../tests/setup/answer-fetch";
import { renderPage } from "../../../tests/setup/render";
import { SavedSearches } from "./saved-searches";

const GIRLS: SavedSearch = { address: "/kids/meninas?idade=8-12", name: "Meninas de 8", since: "2026-02-20", seen: 1 };
const ALL: SavedSearch = { address: "/pesquisa", name: "Todos", since: "2026-02-20", seen: 4 };

const counted = (count: number) => ({ body: { count, current: 2, today: "2026-03-01" } });

const store = (...searches: readonly SavedSearch[]): void =>
  savedSearches.change(() => searches.reduce(saveSearch, [] as readonly SavedSearch[]));

const item = (name: string) => within(screen.getByText(name, { selector: "a" }).closest("li")!);

beforeEach(() => {
  answerPaths({ "/api/lists/new?list=%2Fkids": counted(4), "/api/lists/new?list=%2Fpesquisa": counted(4) });
  store(GIRLS, ALL);
});

it("lists each search with the number that is new since the last visit, and its feed", async () => {
  renderPage(<SavedSearches />);
  expect(await item("Meninas de 8").findByText("3 novos")).toBeInTheDocument();
  expect(await item("Todos").findByText("nada de novo")).toBeInTheDocument();
  expect(requestedPaths).toContain("/api/lists/new?list=%2Fkids%2Fmeninas%3Fidade%3D8-12&since=2026-02-20");
  expect(screen.getByRole("link", { name: "Feed RSS de Meninas de 8" })).toHaveAttribute("href", "/kids/meninas/feed.xml?idade=8-12");
});

it("links lists and feeds in English", async () => {
  renderPage(<SavedSearches />, { language: "en" });
  expect(await item("Meninas de 8").findByText("3 new")).toBeInTheDocument();
  expect(screen.getByRole("link", { name: "Todos" })).toHaveAttribute("href", "/en/pesquisa");
  expect(screen.getByRole("link", { name: "RSS feed of Todos" })).toHaveAttribute("href", "/en/pesquisa/feed.xml");
});

it("counts a visit of the list: nothing is new then", async () => {
  renderPage(<SavedSearches />);
  await item("Meninas de 8").findByText("3 novos");
  await userEvent.click(screen.getByRole("link", { name: "Meninas de 8" }));
  expect(savedSearches.read().searches[0]).toEqual({ ...GIRLS, since: "2026-03-01", seen: 2 });
});

it("begins with the present number when it was never counted", async () => {
  store({ ...ALL, seen: null });
  answerPaths({ "/api/lists/new?list=%2Fpesquisa&since=2026-03-01": counted(2), "/api/lists/new?list=%2Fpesquisa": counted(4) });
  renderPage(<SavedSearches />);
  expect(await item("Todos").findByText("nada de novo")).toBeInTheDocument();
  await waitFor(() => expect(savedSearches.read().searches[0]).toMatchObject({ since: "2026-03-01", seen: 2 }));
});

it("renames a search", async () => {
  const user = userEvent.setup();
  renderPage(<SavedSearches />);
  await user.click(screen.getByRole("button", { name: "Renomear Todos" }));
  const name = screen.getByRole("textbox", { name: "Nome da busca" });
  expect(name).toHaveFocus();
  await user.clear(name);
  await user.type(name, "A agência inteira{Enter}");
  expect(screen.getByRole("link", { name: "A agência inteira" })).toBeInTheDocument();
  expect(savedSearches.read().searches[1]?.name).toBe("A agência inteira");
});

it("deletes a search, and brings it back at its place", async () => {
  const user = userEvent.setup();
  renderPage(<SavedSearches />);
  await user.click(screen.getByRole("button", { name: "Excluir Meninas de 8" }));
  expect(screen.queryByRole("link", { name: "Meninas de 8" })).not.toBeInTheDocument();
  expect(screen.getByRole("status")).toHaveTextContent("Meninas de 8 foi excluída.");
  expect(screen.getByRole("button", { name: "Desfazer" })).toHaveFocus();
  await user.click(screen.getByRole("button", { name: "Desfazer" }));
  expect(savedSearches.read().searches).toEqual([GIRLS, ALL]);
});

it("says when a list does not exist any more, and when it cannot be checked", async () => {
  answerPaths({ "/api/lists/new?list=%2Fkids": { status: 404 }, "/api/lists/new?list=%2Fpesquisa": { status: 503 } });
  renderPage(<SavedSearches />);
  expect(await screen.findByText("Esta lista não existe mais.")).toBeInTheDocument();
  expect(await screen.findByText("Não foi possível conferir agora.")).toBeInTheDocument();
});

it("shows nothing without searches", () => {
  store();
  expect(renderPage(<SavedSearches />).container).toBeEmptyDOMElement();
});
