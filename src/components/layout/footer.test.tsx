import { screen, within } from "@testing-library/react";
import { renderPage, SITE_FRAME } from "../../../tests/setup/render";
import { Footer } from "./footer";
import { Layout } from "./layout";

describe("the footer", () => {
  it("links to the boys' list of each category", () => {
    renderPage(<Footer />);
    expect(screen.getByRole("link", { name: "Kids" })).toHaveAttribute("href", "/kids/meninos");
    expect(screen.getByRole("link", { name: "Digital Influencers" })).toHaveAttribute("href", "/digital-influencers/meninos");
  });

  it.each([
    { language: "pt", title: "Agência", about: "Sobre nós", href: "/sobre-nos" },
    { language: "en", title: "Agency", about: "Who we are", href: "/en/sobre-nos" },
  ] as const)("links in $language to the agency's pages", ({ language, title, about, href }) => {
    renderPage(<Footer />, { language });
    expect(screen.getByRole("heading", { name: title })).toBeInTheDocument();
    expect(screen.getByRole("link", { name: about })).toHaveAttribute("href", href);
  });

  it("has the columns of docs/product.md only", () => {
    renderPage(<Footer />);
    const column = (title: string) => screen.getByRole("heading", { name: title }).closest("section") as HTMLElement;
    const links = (title: string) =>
      within(column(title))
        .getAllByRole("link")
        .map((link) => link.getAttribute("href"));
    expect(links("Talentos")).toEqual([
      "/kids/meninos",
      "/teens/meninos",
      "/atores/meninos",
      "/talents/meninos",
      "/digital-influencers/meninos",
    ]);
    expect(links("Agência")).toEqual(["/sobre-nos", "/contato"]);
    expect(links("Faça Parte")).toEqual(["/seja-modelo"]);
    expect(screen.getAllByRole("heading").map((heading) => heading.textContent)).toEqual([
      "Talentos",
      "Agência",
      "Faça Parte",
      "Redes Sociais",
    ]);
  });

  it("links only to what the menu shows, in its order, and leaves out a column without links", () => {
    const agencyCustomizations = { ...SITE_FRAME.agencyCustomizations, menu: ["blog", "teens", "contact", "kids"] as const };
    renderPage(<Footer />, { frame: { agencyCustomizations } });
    const links = within(screen.getByRole("navigation")).getAllByRole("link");
    expect(links.map((link) => link.getAttribute("href"))).toEqual([
      "/teens/meninos",
      "/kids/meninos",
      "/contato",
      "https://www.instagram.com/casajuriti.example",
    ]);
    expect(screen.queryByRole("heading", { name: "Faça Parte" })).not.toBeInTheDocument();
  });

  it("shows the social networks of the agency", () => {
    renderPage(<Footer />);
    expect(screen.getByRole("link", { name: "Instagram" })).toHaveAttribute("href", "https://www.instagram.com/casajuriti.example");
    expect(screen.queryByRole("link", { name: "TikTok" })).not.toBeInTheDocument();
  });

  it("leaves out the column without social networks", () => {
    renderPage(<Footer />, { frame: { allAgencySocialMedia: { nodes: [] } } });
    expect(screen.queryByRole("heading", { name: "Redes Sociais" })).not.toBeInTheDocument();
  });

  it("shows the founding year and the booking provider", () => {
    renderPage(<Footer />, { language: "en" });
    const footer = within(screen.getByRole("contentinfo"));
    expect(footer.getByText("© 2020–2026 Casa Juriti")).toBeInTheDocument();
    expect(footer.getByText("Since 2006")).toBeInTheDocument();
    expect(footer.getByRole("link", { name: "Agenda Juriti" })).toHaveAttribute("href", "https://agenda.casajuriti.example");
  });

  it("shows no credit without a booking provider", () => {
    const agencyCustomizations = { ...SITE_FRAME.agencyCustomizations, bookingProvider: null };
    renderPage(<Footer />, { frame: { agencyCustomizations: agencyCustomizations as never } });
    expect(screen.queryByText(/Agendamento/)).not.toBeInTheDocument();
  });

  it.each([
    ["/cursos", 0],
    ["/cursos/passarela", 0],
    ["/blog", 1],
  ])("shows %s %i times", (path, count) => {
    renderPage(
      <Layout section="editorial" path={path}>
        <h1>Título</h1>
      </Layout>,
    );
    expect(screen.queryAllByRole("contentinfo")).toHaveLength(count);
  });
});
