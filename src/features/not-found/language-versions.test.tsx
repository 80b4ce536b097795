import { screen } from "@testing-library/react";
import { renderToString } from "react-dom/server";
import type { ReactElement } from "react";
import { asPage, PORTUGUESE_ALONE, renderPage } from "../../../tests/setup/render";
import { NotFound } from "./not-found";
import { LanguageVersions } from "./language-versions";

const notFoundAt = (pathname: string): ReactElement => <LanguageVersions pathname={pathname}>{() => <NotFound />}</LanguageVersions>;

describe("the not-found page", () => {
  it.each([
    ["/nada", "Página não encontrada", "/"],
    ["/en/nothing", "Error, page not found", "/en"],
    ["/english", "Página não encontrada", "/"],
  ])("at %s shows %s and a link home", (pathname, title, home) => {
    renderPage(notFoundAt(pathname));
    expect(screen.getAllByRole("heading", { level: 1 }).map((heading) => heading.textContent)).toEqual([title]);
    expect(screen.getByRole("link")).toHaveAttribute("href", home);
  });

  it("contains both languages before hydration", () => {
    const html = renderToString(asPage(notFoundAt("/404")));
    expect(html).toContain("Página não encontrada");
    expect(html).toContain("Error, page not found");
  });

  it("contains no English on a site in Portuguese alone, before and after hydration", () => {
    const html = renderToString(asPage(notFoundAt("/404"), { frame: PORTUGUESE_ALONE }));
    expect(html).toContain("Página não encontrada");
    expect(html).not.toContain("Error, page not found");
    renderPage(notFoundAt("/en/nothing"), { frame: PORTUGUESE_ALONE });
    expect(screen.getByRole("heading", { level: 1 })).toHaveTextContent("Página não encontrada");
  });
});
