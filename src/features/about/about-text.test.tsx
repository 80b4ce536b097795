import { screen } from "@testing-library/react";
import { renderPage } from "../../../tests/setup/render";
import { AboutText } from "./about-text";

const stored = { key: "about_text", pt: "<p>Nascemos em 2006.</p>", en: "<p>We began in 2006.</p>" };

describe("AboutText", () => {
  it.each([
    ["pt", "agência", "Nascemos em 2006."],
    ["en", "agency", "We began in 2006."],
  ] as const)("shows the agency's text in %s", (language, title, text) => {
    renderPage(<AboutText texts={[stored]} />, { language });
    expect(screen.getByRole("heading", { level: 1, name: title })).toBeInTheDocument();
    expect(screen.getByText(text)).toBeInTheDocument();
  });

  it("falls back to Portuguese, and marks its language", () => {
    renderPage(<AboutText texts={[{ ...stored, en: null }]} />, { language: "en" });
    expect(screen.getByText("Nascemos em 2006.").closest("[lang]")).toHaveAttribute("lang", "pt");
  });

  it.each([
    ["pt", /^Cuidamos de cada talento/],
    ["en", /^We look after every talent/],
  ] as const)("shows default texts in %s when the store has none", (language, text) => {
    renderPage(<AboutText texts={[]} />, { language });
    expect(screen.getByText(text)).toBeInTheDocument();
  });
});
