import { act, fireEvent, screen } from "@testing-library/react";
import { localizedPath } from "../../config/routes";
import { visitedAddresses } from "../../../tests/setup/gatsby";
import { PORTUGUESE_ALONE, renderPage } from "../../../tests/setup/render";
import { LanguageSwitch } from "./language-switch";
import { LocaleOverlayProvider } from "./locale-overlay";

const renderSwitch = (path: string, language: "pt" | "en" = "pt") =>
  renderPage(
    <LocaleOverlayProvider>
      <LanguageSwitch path={path} />
    </LocaleOverlayProvider>,
    { language },
  );

const advanceTime = (milliseconds: number) => act(() => jest.advanceTimersByTime(milliseconds));

beforeEach(() => {
  visitedAddresses.length = 0;
  jest.useFakeTimers();
  window.history.replaceState(null, "", "/");
});

afterEach(() => jest.useRealTimers());

describe("the language switch", () => {
  it("is absent from a site in Portuguese alone", () => {
    const { container } = renderPage(<LanguageSwitch path="/blog" />, { frame: PORTUGUESE_ALONE });
    expect(container).toBeEmptyDOMElement();
  });

  it("changes the language after 200 ms behind an overlay of one second", () => {
    renderSwitch("/kids/meninas");
    fireEvent.click(screen.getByRole("link", { name: "EN English" }));
    expect(screen.getByRole("status")).toHaveTextContent("Mudando o idioma");
    advanceTime(199);
    expect(visitedAddresses).toEqual([]);
    advanceTime(1);
    expect(visitedAddresses).toEqual(["/en/kids/meninas"]);
    advanceTime(799);
    expect(screen.getByRole("status")).toBeInTheDocument();
    advanceTime(1);
    expect(screen.queryByRole("status")).not.toBeInTheDocument();
  });

  it.each([
    ["/kids/meninas", "?idade=8-12&letra=A"],
    ["/kids/meninas", "?idade=8-12&olhos=verde,mel"],
    ["/pesquisa/Jo%C3%A3o%2FAna", "?vistos=40"],
    ["/revista", "?edicao=2"],
  ])("keeps %s with its filters %s as they are at the press, both ways", (path, search) => {
    for (const { language, name, other } of [
      { language: "pt", name: "EN English", other: `/en${path}${search}` },
      { language: "en", name: "PT Português", other: `${path}${search}` },
    ] as const) {
      const { unmount } = renderSwitch(path, language);
      window.history.replaceState(null, "", `${localizedPath(path, language)}${search}`);
      fireEvent.click(screen.getByRole("link", { name }));
      advanceTime(200);
      expect(visitedAddresses.pop()).toBe(other);
      unmount();
    }
  });

  it("keeps the filters in another tab", () => {
    renderSwitch("/kids/meninas");
    window.history.replaceState(null, "", "/kids/meninas?idade=8-12");
    const link = screen.getByRole("link", { name: "EN English" });
    fireEvent.pointerDown(link, { button: 1 });
    expect(link).toHaveAttribute("href", "/en/kids/meninas?idade=8-12");
  });

  it("links from the English home page to the Portuguese one", () => {
    renderSwitch("/", "en");
    expect(screen.getByRole("link", { name: "PT Português" })).toHaveAttribute("href", "/");
    fireEvent.click(screen.getByRole("link", { name: "PT Português" }));
    advanceTime(200);
    expect(visitedAddresses).toEqual(["/"]);
  });

  it("does nothing for the current language", () => {
    renderSwitch("/blog");
    fireEvent.click(screen.getByRole("link", { name: "PT Português" }));
    advanceTime(1000);
    expect(visitedAddresses).toEqual([]);
    expect(screen.getByRole("link", { name: "PT Português" })).toHaveAttribute("aria-current", "true");
  });

  it("leaves a press that opens another tab to the browser", () => {
    renderSwitch("/blog");
    fireEvent.click(screen.getByRole("link", { name: "EN English" }), { ctrlKey: true });
    expect(screen.queryByRole("status")).not.toBeInTheDocument();
  });
});
