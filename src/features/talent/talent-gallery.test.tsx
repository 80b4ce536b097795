import { fireEvent, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { renderToString } from "react-dom/server";
import type { Talent } from "../../domain/talent";
import { aTalent } from "../../../tests/builders/domain-records";
import { visitedAddresses } from "../../../tests/setup/gatsby";
import { asPage, renderPage, SITE_FRAME } from "../../../tests/setup/render";
import { TalentGallery } from "./talent-gallery";

const picture = (pictureId: string) => ({ pictureId, version: `v${pictureId}`, width: 1200, height: 1600, isBigLandscape: false });

const talent = aTalent({
  talentId: "7",
  name: "Ana Prado",
  book: [picture("1"), picture("2"), picture("3")],
  composite: [picture("c")],
  digitals: [{ pictureId: "d", version: "d000000001", width: 900, height: 1200, isBigLandscape: false, date: "2026-03-01" }],
  videos: [{ videoId: "v", provider: "vimeo", source: "76979871", width: 16, height: 9, isShowreel: false }],
});

const PATH = "/talents/7/ana-prado";

const gallery = (changes: Partial<Talent> = {}, search = "") => {
  window.history.replaceState(null, "", PATH + search);
  return <TalentGallery talent={{ ...talent, ...changes }} location={{ pathname: PATH, search }} />;
};

beforeEach(() => {
  visitedAddresses.length = 0;
});

const tabs = () =>
  within(screen.getByRole("navigation"))
    .getAllByRole("link")
    .map(({ textContent }) => textContent);

describe("TalentGallery", () => {
  it.each([
    ["pt", ["BOOK", "Polaroides", "VIDEOS", "Ver composite"]],
    ["en", ["BOOK", "Digitals", "VIDEOS", "See composite"]],
  ] as const)("offers in %s the tabs with content, and opens the book", (language, names) => {
    renderPage(gallery(), { language });
    expect(tabs()).toEqual(names);
    expect(screen.getByRole("link", { name: "BOOK" })).toHaveAttribute("aria-current", "true");
    expect(screen.getAllByRole("img")).toHaveLength(3);
  });

  it("opens the composite without a book, and leaves out empty tabs", () => {
    renderPage(gallery({ book: [], digitals: [], videos: [] }));
    expect(tabs()).toEqual(["Ver composite"]);
    expect(screen.getByRole("img", { name: "Ana Prado, foto 1" })).toHaveAttribute(
      "src",
      expect.stringContaining("/media/talents/7/gallery/vc/"),
    );
  });

  it("opens the videos when there is nothing else", () => {
    renderPage(gallery({ book: [], composite: [] }));
    expect(screen.getByRole("button", { name: "Assistir: Vídeo de Ana Prado, 1" })).toBeInTheDocument();
  });

  it("shows the comp card only when every gallery is empty", () => {
    const { container } = renderPage(gallery({ book: [], composite: [], digitals: [], videos: [] }));
    expect(container.querySelector("img")).toBeNull();
    expect(screen.getAllByRole("link").map(({ textContent }) => textContent)).toEqual(["Composite em PDF"]);
  });

  it.each([
    ["pt", "Polaroides", "1 de março de 2026"],
    ["en", "Digitals", "1 March 2026"],
  ] as const)("shows digitals with their dates (%s)", (language, name, date) => {
    renderPage(gallery({}, "?aba=digitals"), { language });
    expect(screen.getByRole("link", { name })).toHaveAttribute("aria-current", "true");
    const digital = screen.getByRole("link", { name: new RegExp(date) });
    expect(within(digital).getByRole("img")).toHaveAttribute("src", expect.stringContaining("/gallery/d000000001/"));
  });

  it("writes the chosen tab into the address and reads it back", async () => {
    const user = userEvent.setup();
    const { unmount } = renderPage(gallery());
    await user.click(screen.getByRole("link", { name: "VIDEOS" }));
    expect(visitedAddresses).toEqual([`${PATH}?aba=videos`]);
    unmount();
    renderPage(gallery({}, "?aba=videos"));
    expect(screen.getByRole("link", { name: "VIDEOS" })).toHaveAttribute("aria-current", "true");
    expect(screen.queryByRole("group", { name: "Book" })).not.toBeInTheDocument();
  });

  it("gives each picture an address that opens it large", async () => {
    const user = userEvent.setup();
    const { unmount } = renderPage(gallery());
    await user.click(screen.getByRole("link", { name: "Ana Prado, foto 2" }));
    expect(visitedAddresses).toEqual([`${PATH}?foto=2`]);
    unmount();
    renderPage(gallery({}, "?foto=2"));
    const view = screen.getByRole("dialog", { name: "Ana Prado, fotos em tela cheia" });
    expect(within(view).getByText("Foto 2 de 3")).toBeInTheDocument();
    await user.click(within(view).getByRole("button", { name: "Próxima foto" }));
    await user.click(within(view).getByRole("button", { name: "Foto anterior" }));
    await user.click(within(view).getByRole("button", { name: "Fechar" }));
    expect(visitedAddresses.slice(1)).toEqual([`${PATH}?foto=3`, `${PATH}?foto=1`, PATH]);
  });

  it("turns by arrow keys, before and after its engine loads", () => {
    renderPage(gallery({}, "?foto=2"));
    fireEvent.keyDown(document, { key: "ArrowRight" });
    fireEvent.keyDown(document, { key: "ArrowLeft" });
    expect(visitedAddresses).toEqual([`${PATH}?foto=3`, `${PATH}?foto=1`]);
  });

  it("does not turn once Back has changed the address, before the router closes it", () => {
    renderPage(gallery({}, "?foto=2"));
    window.history.replaceState(null, "", PATH);
    fireEvent.keyDown(document, { key: "ArrowRight" });
    expect(visitedAddresses).toEqual([]);
  });

  it("turns again before the router has rendered the turn before", () => {
    renderPage(gallery({}, "?foto=2"));
    window.history.replaceState(null, "", `${PATH}?foto=3`);
    fireEvent.keyDown(document, { key: "ArrowLeft" });
    expect(visitedAddresses).toEqual([`${PATH}?foto=1`]);
  });

  it("does not turn beyond the ends", async () => {
    const user = userEvent.setup();
    renderPage(gallery({}, "?foto=3"), { language: "en" });
    const next = screen.getByRole("button", { name: "Next picture" });
    expect(next).toHaveAttribute("aria-disabled", "true");
    await user.click(next);
    expect(visitedAddresses).toEqual([]);
  });

  it("is a list of plain links without scripts", () => {
    const html = renderToString(asPage(gallery()));
    expect(html).toContain('href="#videos"');
    expect(html).toContain('href="/media/talents/7/gallery/v1/1920"');
    expect(html).toContain('href="https://vimeo.com/76979871"');
    expect(html).toContain("/media/talents/7/gallery/vc/");
  });

  it("loads no picture of another tab before that is chosen", () => {
    document.body.innerHTML = renderToString(asPage(gallery()));
    const loadingOf = (id: string) => [...document.querySelectorAll(`#${id} img`)].map((image) => image.getAttribute("loading"));
    expect(loadingOf("book")).toEqual(["eager", "eager", "eager"]);
    expect([...loadingOf("composite"), ...loadingOf("digitals")]).toEqual(["lazy", "lazy"]);
    document.body.innerHTML = "";
  });
});

describe("downloads", () => {
  const withDownload = { frame: { agencyCustomizations: { ...SITE_FRAME.agencyCustomizations, bookDownload: true } } };

  it("offer the comp card in the page's language", () => {
    renderPage(gallery(), { language: "en" });
    expect(screen.getByRole("link", { name: "Comp card as PDF" })).toHaveAttribute("href", "/api/talents/7/card.pdf?lang=en");
    expect(screen.queryByRole("link", { name: /ZIP/ })).not.toBeInTheDocument();
  });

  it.each([
    [18, 1],
    [17, 0],
    [null, 0],
  ])("offer at the age of %p the book in %p file(s), when the agency allows it", (age, count) => {
    renderPage(gallery({ age }), withDownload);
    expect(screen.queryAllByRole("link", { name: "Baixar book (ZIP)" })).toHaveLength(count);
  });
});
