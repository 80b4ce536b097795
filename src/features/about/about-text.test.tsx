import { screen } from "@testing-library/react";
import { renderPage } from "../../../tests/setup/render";
import { AboutText } from "./about-text";

const stored = { key: "about_text", pt: "<p>Nascemos em 2006.</p>", en: "<p>We began in 2006.</p>" };

describe("AboutText", () => {
  it.each([
    ["pt", "agência", "Nascemos em 2006."],
    ["en", "agency", "We began in 2006."],
  ] as const)("tells in %s who the agency is", (language, title, text) => {
    renderPage(<AboutText texts={[stored]} />, { language });
    expect(screen.getByRole("heading", { level: 1, name: title })).toBeInTheDocument();
    expect(screen.getByText(text)).toBeInTheDocument();
  });

  it("falls back to Portuguese, and says so to readers of the screen", () => {
    renderPage(<AboutText texts={[{ ...stored, en: null }]} />, { language: "en" });
    expect(screen.getByText("Nascemos em 2006.").closest("[lang]")).toHaveAttribute("lang", "pt");
  });

  it.each([
    ["pt", /^Cuidamos de cada talento/],
    ["en", /^We look after every talent/],
  ] as const)("has words of its own in %s where the store has none", (language, text) => {
    renderPage(<AboutText texts={[]} />, { language });
    expect(screen.getByText(text)).toBeInTheDocument();
  });
});
