import { act, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { answerFetch } from "../../../tests/setup/answer-fetch";
import { visitedAddresses } from "../../../tests/setup/gatsby";
import { asPage, renderPage, SITE_FRAME } from "../../../tests/setup/render";
import { Layout } from "./layout";

const pageWithHeader = (path = "/kids/meninas") => (
  <Layout section="kids" path={path}>
    <h1>Kids</h1>
  </Layout>
);

const renderHeader = (language: "pt" | "en" = "pt") => renderPage(pageWithHeader(), { language });

const navigation = (name = "Navegação principal") => screen.getByRole("navigation", { name });

const groupOf = (summary: HTMLElement): HTMLDetailsElement => summary.closest("details")!;

describe("the header", () => {
  it("links to both lists of each of the five categories, and to every other page", () => {
    renderHeader();
    const targets = within(navigation())
      .getAllByRole("link", { hidden: true })
      .map((link) => link.getAttribute("href"));
    for (const category of ["kids", "teens", "atores", "talents", "digital-influencers"])
      expect(targets).toEqual(expect.arrayContaining([`/${category}/meninos`, `/${category}/meninas`, `/${category}`]));
    expect(targets).toEqual(expect.arrayContaining(["/blog", "/campanhas", "/sobre-nos", "/workshop", "/contato"]));
  });

  it("shows the categories and pages that the agency shows, in its order", () => {
    const menu = ["contact", "talents", "blog", "kids"] as const;
    const agencyCustomizations = { ...SITE_FRAME.agencyCustomizations, menu };
    renderPage(pageWithHeader(), { frame: { agencyCustomizations } });
    const summaries = [...navigation().querySelectorAll("summary")].map(({ textContent }) => textContent);
    expect(summaries).toEqual(["Talents", "Kids"]);
    const pages = [...navigation().querySelectorAll(":scope > ul:nth-of-type(2) a")].map((link) => link.getAttribute("href"));
    expect(pages).toEqual(["/contato", "/blog", "/selecao"]);
  });

  it("opens one category at a time", async () => {
    const user = userEvent.setup();
    renderHeader();
    const [kids, teens] = [within(navigation()).getByText("Kids"), within(navigation()).getByText("Teens")];
    await user.click(kids);
    expect(groupOf(kids).open).toBe(true);
    await user.click(teens);
    expect(groupOf(kids).open).toBe(false);
    expect(groupOf(teens).open).toBe(true);
  });

  it("closes a category on Escape and returns the focus to it", async () => {
    const user = userEvent.setup();
    renderHeader();
    const kids = within(navigation()).getByText("Kids");
    await user.click(kids);
    await user.keyboard("{Escape}");
    expect(groupOf(kids).open).toBe(false);
    expect(kids).toHaveFocus();
  });

  it("closes a category on a press outside, and when one of its links is followed", async () => {
    const user = userEvent.setup();
    renderHeader();
    const kids = within(navigation()).getByText("Kids");
    await user.click(kids);
    await user.click(screen.getByRole("heading", { level: 1 }));
    expect(groupOf(kids).open).toBe(false);
    await user.click(kids);
    await user.click(within(groupOf(kids)).getByRole("link", { name: "Meninos" }));
    expect(groupOf(kids).open).toBe(false);
  });

  it("closes a category when the focus moves on, since it would cover the focused element", async () => {
    const user = userEvent.setup();
    renderHeader();
    const kids = within(navigation()).getByText("Kids");
    await user.click(kids);
    act(() => within(groupOf(kids)).getByRole("link", { name: "Meninas e meninos" }).focus());
    expect(groupOf(kids).open).toBe(true);
    act(() => within(navigation()).getByRole("link", { name: "Blog" }).focus());
    expect(groupOf(kids).open).toBe(false);
  });

  it("keeps a category of the narrow menu open when the focus moves on, so that nothing below jumps", async () => {
    const user = userEvent.setup();
    renderHeader();
    await user.click(screen.getByRole("button", { name: "Menu" }));
    const kids = within(navigation()).getByText("Kids");
    await user.click(kids);
    act(() => within(navigation()).getByRole("link", { name: "Blog" }).focus());
    expect(groupOf(kids).open).toBe(true);
  });

  it("closes on the next page after any navigation", async () => {
    const user = userEvent.setup();
    const { rerender } = renderHeader();
    await user.click(screen.getByRole("button", { name: "Menu" }));
    const kids = within(navigation()).getByText("Kids");
    await user.click(kids);
    rerender(asPage(pageWithHeader("/pesquisa/ana")));
    expect(groupOf(kids).open).toBe(false);
    expect(screen.getByRole("button", { name: "Menu" })).toHaveAttribute("aria-expanded", "false");
    expect(screen.getByRole("main")).not.toHaveAttribute("inert");
  });

  it("closes the narrow menu when a search starts from it", async () => {
    answerFetch(new Error("offline"));
    visitedAddresses.length = 0;
    const user = userEvent.setup();
    renderHeader("en");
    await user.click(screen.getByRole("button", { name: "Menu" }));
    await user.click(screen.getByRole("button", { name: "Search talents" }));
    await user.keyboard("ana{Enter}");
    expect(visitedAddresses).toEqual(["/en/pesquisa/ana"]);
    expect(screen.getByRole("button", { name: "Menu" })).toHaveAttribute("aria-expanded", "false");
  });

  it("opens the narrow menu, locks the page's scrolling, and closes on Escape", async () => {
    const user = userEvent.setup();
    renderHeader();
    await user.click(screen.getByRole("button", { name: "Menu" }));
    const toggle = screen.getByRole("button", { name: "Fechar" });
    expect(toggle).toHaveAttribute("aria-expanded", "true");
    expect(screen.getByRole("main", { hidden: true })).toHaveAttribute("inert");
    await user.keyboard("{Escape}");
    expect(screen.getByRole("button", { name: "Menu" })).toHaveAttribute("aria-expanded", "false");
    expect(screen.getByRole("main")).not.toHaveAttribute("inert");
    expect(screen.getByRole("button", { name: "Menu" })).toHaveFocus();
  });

  it("marks the current page", () => {
    renderHeader();
    expect(within(navigation()).getAllByRole("link", { hidden: true, current: "page" })).toHaveLength(1);
  });

  it("is in English on English pages and links to English pages", () => {
    renderHeader("en");
    const english = navigation("Main navigation");
    expect(within(english).getByText("Actors")).toBeInTheDocument();
    expect(within(english).getByRole("link", { name: "Campaigns" })).toHaveAttribute("href", "/en/campanhas");
    expect(within(english).getByRole("link", { name: "Who we are" })).toHaveAttribute("href", "/en/sobre-nos");
  });

  it("has the link to the content first", async () => {
    const user = userEvent.setup();
    renderHeader();
    await user.tab();
    const skip = screen.getByRole("link", { name: "Ir para o conteúdo" });
    expect(skip).toHaveFocus();
    expect(screen.getByRole("main")).toHaveAttribute("id", skip.getAttribute("href")?.slice(1));
  });
});
