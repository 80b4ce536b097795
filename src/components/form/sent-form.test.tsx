import { screen, within } from "@testing-library/react";
import { renderPage } from "../../../tests/setup/render";
import { SENT_MESSAGE_ID, type SentForm } from "../../config/sent-form";
import { ContactEntryForm } from "./contact-entry-form";

const REFUSED: SentForm = {
  values: { name: 'Ana "<b>"', email: "ana", phone: "", message: "\nDuas\nlinhas" },
  errors: { email: ["Este campo deve ser um email válido"], phone: ["Este campo é requerido"], leave_empty: ["Envie mais uma vez."] },
  message: "Preencha todos os campos obrigatórios",
  reference: null,
};

const control = (label: RegExp) => screen.getByLabelText<HTMLInputElement>(label);

describe("the answer to a form sent without scripts", () => {
  it("shows what was typed, and each error beside its field", () => {
    renderPage(<ContactEntryForm label="Contato" subject="Assunto" sent={REFUSED} />, { language: "pt" });
    expect(control(/^Nome/)).toHaveValue('Ana "<b>"');
    expect(control(/^Mensagem/)).toHaveValue("\nDuas\nlinhas");
    expect(control(/^Nome/)).toBeValid();
    expect(control(/^E-mail/)).toHaveValue("ana");
    expect(control(/^E-mail/)).toHaveAttribute("aria-invalid", "true");
    expect(control(/^E-mail/)).toHaveAccessibleDescription("Este campo deve ser um email válido");
    expect(control(/^Telefone/)).toHaveAccessibleDescription("Este campo é requerido");
    expect(screen.getByRole("form")).toHaveFormValues({ subject: "Assunto", leave_empty: "" });
  });

  it("starts with a focused message, and links to the invalid fields", () => {
    renderPage(<ContactEntryForm label="Contato" sent={REFUSED} />, { language: "pt" });
    const message = screen.getByText(/^Preencha todos/);
    expect(message).toHaveTextContent("Preencha todos os campos obrigatórios O que você digitou continua abaixo.");
    expect(message).toHaveFocus();
    expect(message).toHaveAttribute("id", SENT_MESSAGE_ID);
    const links = within(screen.getByRole("alert")).getAllByRole<HTMLAnchorElement>("link");
    expect(links.map(({ textContent, hash }) => [textContent, document.querySelector<HTMLElement>(hash)])).toEqual([
      ["E-mail", control(/^E-mail/)],
      ["Telefone com DDD", control(/^Telefone/)],
    ]);
  });

  it.each([
    { language: "pt", success: /^Mensagem enviada com sucesso/, reference: "Guarde o número do envio: CJ-8", home: "/" },
    { language: "en", success: /^Message send successful/, reference: "CJ-8", home: "/en" },
  ] as const)("shows in $language the reference of an accepted form in place of its fields", ({ language, success, reference, home }) => {
    const sent = { values: { name: "Ana" }, errors: {}, message: "", reference: "CJ-8" };
    renderPage(<ContactEntryForm label="Contato" sent={sent} />, { language });
    expect(screen.getByText(success)).toHaveTextContent(reference);
    expect(screen.getByText(success)).toHaveFocus();
    expect(screen.queryByRole("textbox")).toBeNull();
    expect(screen.getByRole("link")).toHaveAttribute("href", home);
  });

  it.each([
    ["pt", "/pedido/7F3A91C2#key-of-the-page"],
    ["en", "/en/pedido/7F3A91C2#key-of-the-page"],
  ] as const)("says in %s the key of the entry's page, links to it, and has a form that takes both without scripts", (language, href) => {
    const sent = { values: {}, errors: {}, message: "", reference: "7F3A91C2", key: "key-of-the-page" };
    renderPage(<ContactEntryForm label="Contato" sent={sent} />, { language });
    expect(screen.getByRole("link", { name: language === "pt" ? /^Acompanhar/ : /^Follow/ })).toHaveAttribute("href", href);
    expect(screen.getByText(/key-of-the-page/)).toBeVisible();
    const form = screen.getByRole<HTMLFormElement>("form");
    expect([form.getAttribute("action"), form.method]).toEqual(["/api/family-pages/status", "post"]);
    expect(form).toHaveFormValues({ reference: "7F3A91C2", key: "key-of-the-page", locale: language });
  });
});
