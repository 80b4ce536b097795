import { act, fireEvent, screen } from "@testing-library/react";
import { visited } from "../../../tests/setup/gatsby";
import { renderPage } from "../../../tests/setup/render";
import { LanguageSwitch } from "./language-switch";
import { LocaleOverlayProvider } from "./locale-overlay";

const drawSwitch = (path: string, language: "pt" | "en" = "pt") =>
  renderPage(
    <LocaleOverlayProvider>
      <LanguageSwitch path={path} />
    </LocaleOverlayProvider>,
    { language },
  );

const pass = (milliseconds: number) => act(() => jest.advanceTimersByTime(milliseconds));

beforeEach(() => {
  visited.length = 0;
  jest.useFakeTimers();
  window.history.replaceState(null, "", "/");
});

afterEach(() => jest.useRealTimers());

describe("the language switch", () => {
  it("changes the language after 200 ms behind an overlay of one second", () => {
    drawSwitch("/kids/meninas");
    fireEvent.click(screen.getByRole("link", { name: "EN English" }));
    expect(screen.getByRole("status")).toHaveTextContent("Mudando o idioma");
    pass(199);
    expect(visited).toEqual([]);
    pass(1);
    expect(visited).toEqual(["/en/kids/meninas"]);
    pass(799);
    expect(screen.getByRole("status")).toBeInTheDocument();
    pass(1);
    expect(screen.queryByRole("status")).not.toBeInTheDocument();
  });

  it("keeps the filters of the address", () => {
    window.history.replaceState(null, "", "/kids/meninas?letra=A");
    drawSwitch("/kids/meninas");
    fireEvent.click(screen.getByRole("link", { name: "EN English" }));
    pass(200);
    expect(visited).toEqual(["/en/kids/meninas?letra=A"]);
  });

  it("leads from English home to the Portuguese one", () => {
    drawSwitch("/", "en");
    expect(screen.getByRole("link", { name: "PT Português" })).toHaveAttribute("href", "/");
    fireEvent.click(screen.getByRole("link", { name: "PT Português" }));
    pass(200);
    expect(visited).toEqual(["/"]);
  });

  it("stays where it is for the language already shown", () => {
    drawSwitch("/blog");
    fireEvent.click(screen.getByRole("link", { name: "PT Português" }));
    pass(1000);
    expect(visited).toEqual([]);
    expect(screen.getByRole("link", { name: "PT Português" })).toHaveAttribute("aria-current", "true");
  });

  it("leaves a press that opens another tab to the browser", () => {
    drawSwitch("/blog");
    fireEvent.click(screen.getByRole("link", { name: "EN English" }), { ctrlKey: true });
    expect(screen.queryByRole("status")).not.toBeInTheDocument();
  });
});
