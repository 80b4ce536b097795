import { fireEvent, screen } from "@testing-library/react";
import { renderPage } from "../../../tests/setup/render";
import { Link } from "./link";

describe("Link", () => {
  it.each([
    ["pt", "/kids/meninas", "/kids/meninas"],
    ["en", "/kids/meninas", "/en/kids/meninas"],
    ["en", "/", "/en"],
    ["en", "/100%?letra=A%", "/en/100%25?letra=A%"],
  ] as const)("sends a visitor of %s from %s to %s", (language, to, href) => {
    renderPage(<Link to={to}>Ir</Link>, { language });
    expect(screen.getByRole("link", { name: "Ir" })).toHaveAttribute("href", href);
  });

  it("links to another language when given", () => {
    renderPage(
      <Link to="/blog" language="pt">
        PT
      </Link>,
      { language: "en" },
    );
    const link = screen.getByRole("link", { name: "PT" });
    expect(link).toHaveAttribute("href", "/blog");
    expect(link).toHaveAttribute("hreflang", "pt");
  });

  it("prefetches its page on focus and on touch, and not before", () => {
    const fetched: string[] = [];
    window.___loader = { hovering: (path) => fetched.push(path), loadPage: async () => undefined };
    renderPage(<Link to="/kids">Kids</Link>, { language: "en" });
    expect(fetched).toEqual([]);
    fireEvent.focus(screen.getByRole("link"));
    fireEvent.touchStart(screen.getByRole("link"));
    expect(fetched).toEqual(["/en/kids", "/en/kids"]);
  });
});
