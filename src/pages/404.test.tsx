import { fireEvent, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { renderToStaticMarkup } from "react-dom/server";
import type { ComponentProps } from "react";
import { toCastingIndex } from "../domain/casting-index";
import { aTalent } from "../../tests/builders/domain-records";
import { answerFetch, answerPaths, requestedPaths } from "../../tests/setup/answer-fetch";
import { answerStaticQueries } from "../../tests/setup/gatsby";
import { renderPage, SITE_FRAME } from "../../tests/setup/render";
import en from "../locales/en/common.json";
import pt from "../locales/pt/common.json";
import { setLiveTitle } from "../features/talent/live-talent-view";
import NotFoundPage, { Head } from "./404";

const locales = {
  edges: [
    { node: { ns: "common", data: JSON.stringify(pt), language: "pt" } },
    { node: { ns: "common", data: JSON.stringify(en), language: "en" } },
  ],
};

const propsAt = (pathname: string) =>
  ({ data: { locales }, location: { pathname } }) as unknown as ComponentProps<typeof NotFoundPage> & ComponentProps<typeof Head>;

const headAt = (pathname: string): string => {
  answerStaticQueries(SITE_FRAME);
  return renderToStaticMarkup(<Head {...propsAt(pathname)} />);
};

describe("the not-found page", () => {
  it("is shown without a fetch, unless the address can be a talent's", () => {
    answerFetch({ status: 404 });
    renderPage(<NotFoundPage {...propsAt("/en/nothing")} />);
    expect(screen.getByRole("heading", { level: 1 })).toHaveTextContent("Error, page not found");
    expect(requestedPaths).toEqual([]);
  });

  it("is shown when the id is unknown", async () => {
    answerFetch({ status: 404 });
    renderPage(<NotFoundPage {...propsAt("/kids/999/ninguem")} />);
    expect(await screen.findByRole("heading", { level: 1, name: "Página não encontrada" })).toBeInTheDocument();
    expect(requestedPaths).toEqual(["/api/talents/999"]);
  });

  it("keeps a hidden talent's token in the call, the gallery, the card and the other language", async () => {
    const token = "T".repeat(22);
    const hidden = aTalent({ talentId: "415", name: "Otto Oculto", categories: [] });
    answerPaths({ "/api/talents/": { body: hidden }, "/api/casting/": { body: toCastingIndex([]) } });
    window.history.replaceState(null, "", `/talents/415/otto-oculto?t=${token}`);
    const { data } = propsAt("/talents/415/otto-oculto");
    const location = { pathname: "/talents/415/otto-oculto", search: `?t=${token}` };
    renderPage(<NotFoundPage {...({ data, location } as unknown as ComponentProps<typeof NotFoundPage>)} />);
    await screen.findByRole("heading", { level: 1, name: "Otto Oculto" });
    expect(requestedPaths[0]).toBe(`/api/talents/415?t=${token}`);
    const addresses = screen.getAllByRole("link").map((link) => link.getAttribute("href") ?? "");
    const own = addresses.filter((address) => /foto=|card\.pdf/.test(address));
    expect(own.length).toBeGreaterThan(1);
    for (const address of own) expect(address).toContain(`t=${token}`);
    fireEvent.focus(screen.getByRole("link", { name: "EN English" }));
    expect(screen.getByRole("link", { name: "EN English" })).toHaveAttribute("href", `/en/talents/415/otto-oculto?t=${token}`);
  });

  it("uses the category's section, and keeps the address in the other language", async () => {
    answerFetch({ status: 404 });
    const { container } = renderPage(<NotFoundPage {...propsAt("/en/kids/999/nobody")} />);
    expect(container.querySelector("[data-section]")).toHaveAttribute("data-section", "kids");
    expect(screen.getByRole("link", { name: "PT Português" })).toHaveAttribute("href", "/kids/999/nobody");
    await screen.findByRole("heading", { level: 1 });
  });

  it.each([
    { address: "/blog/nada", words: "Não foi possível obter as informações do site", list: "/blog" },
    { address: "/en/blog/nothing/9", words: "Unable to fetch Website Information", list: "/en/blog" },
    { address: "/campanhas/nada", words: "Publicação não encontrada", list: "/campanhas" },
    { address: "/en/campanhas/nothing", words: "Post not found", list: "/en/campanhas" },
  ])("names at $address the kind of the missing page, and links on", ({ address, words, list }) => {
    renderPage(<NotFoundPage {...propsAt(address)} />, { language: address.startsWith("/en") ? "en" : "pt" });
    const main = within(screen.getByRole("main"));
    expect(main.getByRole("heading", { level: 1, name: words })).toBeInTheDocument();
    expect(main.getAllByRole("link").map((link) => link.getAttribute("href"))).toEqual([list, list.startsWith("/en") ? "/en" : "/"]);
  });

  it("reports a missing talent, and a failure with its code and a retry", async () => {
    answerFetch({ status: 503 }, { status: 404 });
    renderPage(<NotFoundPage {...propsAt("/en/kids/999/nobody")} />, { language: "en" });
    expect(await screen.findByText("Error 503. This could not be loaded just now.")).toBeInTheDocument();
    await userEvent.click(screen.getByRole("button", { name: "Try again" }));
    expect(await screen.findByRole("heading", { level: 1, name: "Page not found" })).toBeInTheDocument();
  });

  it("has a title in the language of the address, and noindex", () => {
    expect(headAt("/nada")).toContain("<title>Página não encontrada · Casa Juriti</title>");
    expect(headAt("/en/nothing")).toContain("<title>Error, page not found · Casa Juriti</title>");
    expect(headAt("/nada")).toContain('<meta name="robots" content="noindex"/>');
  });

  it("has a live talent's name as its title once fetched, and no former page's", () => {
    document.title = "Kids · Casa Juriti";
    expect(headAt("/talents/9/zoe-batista")).toContain("<title>Página não encontrada · Casa Juriti</title>");
    setLiveTitle("/talents/9/zoe-batista", "Zoé Batista · Casa Juriti");
    expect(headAt("/talents/9/zoe-batista")).toContain("<title>Zoé Batista · Casa Juriti</title>");
    expect(headAt("/talents/8/outra")).toContain("<title>Página não encontrada · Casa Juriti</title>");
  });
});
