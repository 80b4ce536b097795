import { screen } from "@testing-library/react";
import { renderPage } from "../../../tests/setup/render";
import { withLinks } from "../../domain/contact-text";
import { WorkshopIntro } from "./workshop-intro";

const description = withLinks({ key: "workshop_description", pt: "<p>Quatro sábados.</p>", en: "<p>Four Saturdays.</p>" });
const whatsapp = withLinks({ key: "contact_whatsapp", pt: "+55 (11) 90000-0002", en: null });

describe("WorkshopIntro", () => {
  it.each([
    ["pt", "Quatro sábados.", "Dúvidas?"],
    ["en", "Four Saturdays.", "Questions?"],
  ] as const)("describes the workshop in %s and links to WhatsApp", (language, text, invitation) => {
    renderPage(<WorkshopIntro texts={[description, whatsapp]} />, { language });
    expect(screen.getByText(text)).toBeInTheDocument();
    expect(screen.getByRole("heading", { level: 2, name: invitation })).toBeInTheDocument();
    expect(screen.getByRole("link", { name: /\+55/ })).toHaveAttribute("href", "https://wa.me/5511900000002");
  });

  it("has no link without a number", () => {
    renderPage(<WorkshopIntro texts={[description]} />);
    expect(screen.queryByRole("link")).not.toBeInTheDocument();
    expect(screen.queryByRole("heading", { level: 2 })).not.toBeInTheDocument();
  });

  it("has no link to a number whose country is unknown", () => {
    renderPage(<WorkshopIntro texts={[description, withLinks({ key: "contact_whatsapp", pt: "351 912 000 001", en: null })]} />);
    expect(screen.queryByRole("link")).not.toBeInTheDocument();
  });

  it("shows a default text when the store has none", () => {
    renderPage(<WorkshopIntro texts={[]} />, { language: "en" });
    expect(screen.getByText(/^A place to try out camera/)).toBeInTheDocument();
  });
});
