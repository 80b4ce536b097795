import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { renderToString } from "react-dom/server";
import { asPage, renderPage } from "../../../tests/setup/render";
import type { Edition } from "./magazine-pages";
import { MagazineView } from "./magazine-view";

const anEdition = (number: number, pages = 4): Edition => ({
  magazineId: String(number),
  title: `Juriti nº ${number}`,
  description: `Número ${number} da casa`,
  cover: { path: `m/${number}/cover.jpg`, width: 900, height: 1200 },
  pages: Array.from({ length: pages }, (_, page) => `m/${number}/${page + 1}.jpg`),
});

const EDITIONS = [anEdition(3, 6), anEdition(2, 3), anEdition(1)];

// jsdom has no layout, and page-flip turns by the position of a touch.
Object.defineProperties(HTMLElement.prototype, { offsetWidth: { value: 300 }, offsetHeight: { value: 400 } });

const originalMatchMedia = window.matchMedia;
afterEach(() => {
  window.matchMedia = originalMatchMedia;
});

const preferReducedMotion = () => {
  window.matchMedia = (query) => ({ ...originalMatchMedia(query), matches: query.includes("reduced-motion") });
};

const waitUntilReady = (name = "Próxima página") =>
  waitFor(() => expect(screen.getByRole("button", { name })).toHaveAttribute("aria-disabled", "false"));

describe("MagazineView", () => {
  it("opens the newest edition at page 2 and turns by buttons", async () => {
    const user = userEvent.setup();
    renderPage(<MagazineView editions={EDITIONS} search="" />);
    expect(screen.getByRole("heading", { level: 1, name: "Revista" })).toBeInTheDocument();
    expect(screen.getByText("Página 2 de 7")).toHaveAttribute("aria-live", "polite");
    await waitUntilReady();
    await user.click(screen.getByRole("button", { name: "Página anterior" }));
    expect(await screen.findByText("Página 1 de 7")).toBeInTheDocument();
    expect(screen.getByRole("button", { name: "Página anterior" })).toHaveAttribute("aria-disabled", "true");
  });

  it("turns by arrow keys, except in a field", async () => {
    renderPage(
      <>
        <input aria-label="Busca" />
        <MagazineView editions={EDITIONS} search="" />
      </>,
    );
    await waitUntilReady();
    fireEvent.keyDown(screen.getByLabelText("Busca"), { key: "ArrowRight" });
    fireEvent.keyDown(document.body, { key: "ArrowRight", altKey: true });
    fireEvent.keyDown(document.body, { key: "ArrowRight" });
    expect(await screen.findByText("Página 3 de 7")).toBeInTheDocument();
  });

  it("changes to a shorter edition and back without an error", async () => {
    const { rerender } = renderPage(<MagazineView editions={EDITIONS} search="" />);
    await waitUntilReady();
    rerender(asPage(<MagazineView editions={EDITIONS} search="?edicao=2" />));
    expect(screen.getByText("Página 2 de 4")).toBeInTheDocument();
    await waitUntilReady();
    rerender(asPage(<MagazineView editions={EDITIONS} search="" />));
    await waitUntilReady();
    expect(screen.getByText("Página 2 de 7")).toBeInTheDocument();
  });

  it("links to the other editions by their address", async () => {
    renderPage(<MagazineView editions={EDITIONS} search="?edicao=2" />, { language: "en" });
    await waitUntilReady("Next page");
    const section = screen.getByRole("heading", { name: "Other editions" }).closest("section")!;
    expect(
      within(section)
        .getAllByRole("link")
        .map((link) => link.getAttribute("href")),
    ).toEqual(["/en/revista?edicao=3", "/en/revista?edicao=1"]);
    expect(within(section).getByText("Número 1 da casa")).toBeInTheDocument();
  });

  it("shows all pages in sequence on request, and keeps the current page", async () => {
    const user = userEvent.setup();
    renderPage(<MagazineView editions={EDITIONS} search="" />, { language: "en" });
    await waitUntilReady("Next page");
    await user.click(screen.getByRole("button", { name: "Read in sequence" }));
    expect(within(screen.getByRole("list", { name: "Pages of Juriti nº 3" })).getAllByRole("img")).toHaveLength(7);
    expect(screen.getByRole("img", { name: "Juriti nº 3, page 7 of 7" })).toHaveAttribute("loading", "lazy");
    await user.click(screen.getByRole("button", { name: "Turn the pages" }));
    await waitUntilReady("Next page");
    expect(screen.getByText("Page 2 of 7")).toBeInTheDocument();
  });

  it("starts in sequence with reduced motion", () => {
    preferReducedMotion();
    renderPage(<MagazineView editions={EDITIONS} search="" />);
    expect(screen.getByRole("list", { name: "Páginas de Juriti nº 3" })).toBeInTheDocument();
    expect(screen.queryByRole("button", { name: "Próxima página" })).not.toBeInTheDocument();
    expect(screen.getByRole("button", { name: "Folhear" })).toBeInTheDocument();
  });

  it("contains every page of every edition in built HTML, for visitors without scripts", () => {
    const html = renderToString(asPage(<MagazineView editions={EDITIONS} search="" />));
    const page = new DOMParser().parseFromString(html, "text/html"); // without scripts, so that noscript is read
    expect(page.querySelectorAll('ol[aria-label="Páginas de Juriti nº 3"] img')).toHaveLength(7);
    expect(page.querySelectorAll("details")).toHaveLength(2);
    expect(page.querySelectorAll("details:last-of-type img").length).toBeGreaterThanOrEqual(4);
  });

  it.each([
    ["pt", "Nenhuma Revista Encontrada"],
    ["en", "No magazine found"],
  ] as const)("reports in %s that there are no editions", (language, words) => {
    renderPage(<MagazineView editions={[]} search="" />, { language });
    expect(screen.getByText(words)).toBeInTheDocument();
  });
});
