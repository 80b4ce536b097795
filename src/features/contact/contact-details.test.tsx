import { screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { renderPage } from "../../../tests/setup/render";
import { withLinks } from "../../domain/contact-text";
import { ContactDetails } from "./contact-details";

const TEXTS = [
  { key: "contact_reference", pt: "Casa &amp; estúdio<br>de portão verde", en: "House & studio" },
  { key: "contact_address", pt: "Rua do Exemplo, 206, São Paulo", en: null },
  { key: "contact_zip", pt: "CEP 00000-000", en: "Postcode 00000-000" },
  { key: "contact_phone", pt: "+55 (11) 90000-0001", en: null },
  { key: "contact_whatsapp", pt: "(11) 90000-0002", en: null },
  { key: "contact_hours", pt: "Sábado, das 10h às 15h", en: "Saturday, 10 am to 3 pm" },
].map(withLinks);

const textsWith = (...keys: string[]) => TEXTS.filter(({ key }) => keys.includes(key));

describe("ContactDetails", () => {
  it("shows address, opening hours and contacts", () => {
    renderPage(<ContactDetails texts={TEXTS} />);
    expect(screen.getByRole("heading", { level: 1, name: "Contato" })).toBeInTheDocument();
    expect(screen.getAllByRole("term").map(({ textContent }) => textContent)).toEqual(["Endereço", "Telefone", "WhatsApp", "Horários"]);
    expect(screen.getByText("Casa & estúdio de portão verde")).toBeInTheDocument();
    expect(screen.getByText("CEP 00000-000")).toBeInTheDocument();
    expect(screen.getByRole("link", { name: "+55 (11) 90000-0001" })).toHaveAttribute("href", "tel:+5511900000001");
    expect(screen.getByRole("link", { name: /^\(11\) 90000-0002/ })).toHaveAttribute("href", "https://wa.me/5511900000002");
  });

  it("is in English, and marks texts in Portuguese only", () => {
    renderPage(<ContactDetails texts={TEXTS} />, { language: "en" });
    expect(screen.getByRole("heading", { level: 1, name: "Contact" })).toBeInTheDocument();
    expect(screen.getByText("Saturday, 10 am to 3 pm")).toBeInTheDocument();
    expect(screen.getByText("Rua do Exemplo, 206, São Paulo")).toHaveAttribute("lang", "pt");
  });

  it("leaves out missing details", () => {
    renderPage(<ContactDetails texts={textsWith("contact_phone")} />);
    expect(screen.getAllByRole("term")).toHaveLength(1);
    expect(screen.queryByRole("button")).not.toBeInTheDocument();
  });

  it.each([
    ["contact_phone", "a combinar"],
    ["contact_whatsapp", "90000-0002"],
    ["contact_whatsapp", "351 912 000 001"],
  ])("renders %s %p, without a number or without its area or country, as text", (key, pt) => {
    renderPage(<ContactDetails texts={[withLinks({ key, pt, en: "+55 (11) 90000-0002" })]} />);
    expect(screen.getByText(pt)).toBeInTheDocument();
    expect(screen.queryByRole("link")).not.toBeInTheDocument();
  });

  it("keeps the country of a number abroad, and links the number of the shown language", () => {
    const whatsapp = withLinks({ key: "contact_whatsapp", pt: "+51 987 654 321", en: "+1 (212) 555-0101" });
    renderPage(<ContactDetails texts={[whatsapp]} />, { language: "en" });
    expect(screen.getByRole("link")).toHaveAttribute("href", "https://wa.me/12125550101");
  });

  it.each([
    ["pt", /redes sociais/],
    ["en", /social media/],
  ] as const)("shows a default text in %s without details", (language, text) => {
    renderPage(<ContactDetails texts={[]} />, { language });
    expect(screen.getByText(text)).toBeInTheDocument();
    expect(screen.queryByRole("term")).not.toBeInTheDocument();
  });
});

describe("the map", () => {
  it("is a link until a press loads it into the page", async () => {
    const user = userEvent.setup();
    renderPage(<ContactDetails texts={TEXTS} />);
    expect(screen.queryByTitle(/^Mapa/)).not.toBeInTheDocument();
    const elsewhere = new URL(screen.getByRole<HTMLAnchorElement>("link", { name: /Abrir no Google Maps/ }).href);
    expect([elsewhere.origin, elsewhere.searchParams.get("query")]).toEqual(["https://www.google.com", "Rua do Exemplo, 206, São Paulo"]);
    await user.click(screen.getByRole("button", { name: "Mostrar o mapa" }));
    const frame = screen.getByTitle<HTMLIFrameElement>("Mapa: Rua do Exemplo, 206, São Paulo");
    const address = new URL(frame.src);
    expect(address.origin + address.pathname).toBe("https://www.google.com/maps");
    expect(Object.fromEntries(address.searchParams)).toEqual({ q: "Rua do Exemplo, 206, São Paulo", hl: "pt", output: "embed" });
    expect(frame).toHaveFocus();
    expect(screen.queryByRole("button")).not.toBeInTheDocument();
  });

  it("is in the page's language", async () => {
    const user = userEvent.setup();
    renderPage(<ContactDetails texts={TEXTS} />, { language: "en" });
    await user.click(screen.getByRole("button", { name: "Show the map" }));
    expect(screen.getByTitle<HTMLIFrameElement>(/^Map:/).src).toContain("hl=en");
  });
});
