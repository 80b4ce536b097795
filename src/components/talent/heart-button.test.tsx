import { act, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { renderToString } from "react-dom/server";
import { SELECTION_LIMIT } from "../../selection/favorites";
import { openSelection, selection } from "../../selection/selection";
import { asPage, renderPage } from "../../../tests/setup/render";
import { HeartButton } from "./heart-button";
import { SelectionLink } from "./selection-link";

const ana = { talentId: "412", name: "Ana Prado" };
const bia = { talentId: "7", name: "Bia Reis" };

const renderHearts = (language: "pt" | "en" = "pt") =>
  renderPage(
    <>
      <SelectionLink path="/kids" onNavigate={() => undefined} />
      <HeartButton talent={ana} look="over" />
      <HeartButton talent={bia} look="line" />
    </>,
    { language },
  );

const heart = (name: string) => screen.getByRole("button", { name });
const stored = () => window.localStorage.getItem("favorites");

beforeEach(() => selection.open());
afterEach(() => {
  jest.restoreAllMocks();
  selection.change(() => []);
});

describe("the heart button", () => {
  it.each([
    { language: "pt", name: "Selecionar Ana Prado", none: "Seleção", one: "Seleção, 1 talento" },
    { language: "en", name: "Select Ana Prado", none: "Selection", one: "Selection, 1 talent" },
  ] as const)("adds a talent to the selection in $language, and removes it again", async ({ language, name, none, one }) => {
    const user = userEvent.setup();
    renderHearts(language);
    expect(heart(name)).toHaveAttribute("aria-pressed", "false");
    expect(screen.getByRole("link", { name: none })).toHaveAttribute("href", language === "pt" ? "/selecao" : "/en/selecao");
    await user.click(heart(name));
    expect(heart(name)).toHaveAttribute("aria-pressed", "true");
    expect(stored()).toBe('{"favoriteList":[{"talentId":"412","note":""}]}');
    expect(screen.getByRole("link", { name: one })).toHaveTextContent("1");
    await user.keyboard(" ");
    expect(heart(name)).toHaveAttribute("aria-pressed", "false");
    expect(stored()).toBe('{"favoriteList":[]}');
  });

  it("follows a change in another tab", () => {
    openSelection();
    renderHearts();
    act(() => {
      window.localStorage.setItem("favorites", '{"favoriteList":["7"]}');
      window.dispatchEvent(new StorageEvent("storage", { key: "favorites" }));
    });
    expect(heart("Selecionar Bia Reis")).toHaveAttribute("aria-pressed", "true");
    expect(heart("Selecionar Ana Prado")).toHaveAttribute("aria-pressed", "false");
  });

  it("is not pressed in built HTML", () => {
    selection.add(["412"]);
    expect(renderToString(asPage(<HeartButton talent={ana} look="over" />))).toContain('aria-pressed="false"');
  });
});

describe("the heart button without storage", () => {
  const forbid = () =>
    jest.spyOn(Storage.prototype, "setItem").mockImplementation(() => {
      throw new DOMException("full", "QuotaExceededError");
    });

  it.each([
    { language: "pt", words: /não guarda a seleção/, close: "Fechar", first: "Selecionar Ana Prado", second: "Selecionar Bia Reis" },
    { language: "en", words: /does not keep the selection/, close: "Close", first: "Select Ana Prado", second: "Select Bia Reis" },
  ] as const)("works for the page and says so once in $language", async ({ language, words, close, first, second }) => {
    forbid();
    const user = userEvent.setup();
    renderHearts(language);
    await user.click(heart(first));
    expect(heart(first)).toHaveAttribute("aria-pressed", "true");
    expect(screen.getByRole("alert")).toHaveTextContent(words);
    await user.click(screen.getByRole("button", { name: close }));
    await user.click(heart(second));
    expect(heart(first)).toHaveAttribute("aria-pressed", "true");
    expect(screen.queryByRole("alert")).not.toBeInTheDocument();
  });

  it("reports a full selection at each press, and adds nobody", async () => {
    selection.add(Array.from({ length: SELECTION_LIMIT }, (_, index) => `t${index}`));
    const user = userEvent.setup();
    renderHearts();
    for (const name of ["Selecionar Ana Prado", "Selecionar Bia Reis"]) {
      await user.click(heart(name));
      expect(screen.getByRole("alert")).toHaveTextContent(`já tem ${SELECTION_LIMIT} talentos`);
      expect(heart(name)).toHaveAttribute("aria-pressed", "false");
      await user.click(screen.getByRole("button", { name: "Fechar" }));
    }
  });
});
