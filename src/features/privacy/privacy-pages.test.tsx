import { screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { answerEntryRequests, sentEntries } from "../../../tests/setup/entry-requests";
import { answerFetch, requestedPaths } from "../../../tests/setup/answer-fetch";
import { renderPage } from "../../../tests/setup/render";
import { ContactCheck } from "./contact-check";
import { ImageRemoval } from "./image-removal";
import { PrivacyNotice } from "./privacy-notice";

describe("PrivacyNotice", () => {
  it("shows the agency's own text", () => {
    renderPage(<PrivacyNotice texts={[{ key: "privacy_notice", pt: "<p>Guardamos pouco.</p>", en: null }]} />);
    expect(screen.getByText("Guardamos pouco.")).toBeInTheDocument();
    expect(screen.getByText(/nunca mais de 30 dias/)).toBeInTheDocument();
  });

  it.each([
    ["pt", "Por quanto tempo", "Remover imagens", ""],
    ["en", "For how long", "Remove images", "/en"],
  ] as const)("shows a default text in %s, with links to the forms", (...[language, heading, removal, prefix]) => {
    renderPage(<PrivacyNotice texts={[]} />, { language });
    expect(screen.getByRole("heading", { name: heading })).toBeInTheDocument();
    expect(screen.getByRole("link", { name: removal })).toHaveAttribute("href", `${prefix}/remover-imagens`);
  });
});

it.each([
  ["pt", { fields: ["Nome", "E-mail", "Telefone com DDD", "De quem são as imagens"], send: "Enviar", sent: /sucesso/ }],
  ["en", { fields: ["Name", "Email", "Phone", "Whose images these are"], send: "Send", sent: /successful/ }],
] as const)("ImageRemoval in %s sends a message under its own subject", async (language, { fields, send, sent }) => {
  answerFetch({ status: 404 });
  answerEntryRequests({ status: 202, body: { reference: "CJ-3" } });
  const user = userEvent.setup();
  renderPage(<ImageRemoval />, { language });
  const answers = ["Ana", "ana@casajuriti.example", "+55 11 90000-0001", "/kids/12/bia"];
  for (const [index, label] of fields.entries()) await user.type(screen.getByLabelText(new RegExp(`^${label}`)), answers[index]!);
  await user.click(screen.getByRole("button", { name: send }));
  expect(await screen.findByText(sent)).toBeInTheDocument();
  expect(sentEntries[0]).toMatchObject({ path: "/api/entry/contact" });
  expect(sentEntries[0]!.form.get("subject")).toMatch(/^Remover imagens \/ retirar consentimento/);
  expect(sentEntries[0]!.form.get("message")).toBe("/kids/12/bia");
});

describe("ContactCheck", () => {
  const check = async (contact: string, language: "pt" | "en" = "pt") => {
    const user = userEvent.setup();
    renderPage(<ContactCheck />, { language });
    if (contact) await user.type(screen.getByRole("textbox"), contact);
    await user.click(screen.getByRole("button"));
  };

  it.each([
    ["pt", /Sim, é da nossa equipe/, /@iracema é de Iracema do Vale/],
    ["en", /Yes, they are ours/, /@iracema belongs to Iracema do Vale/],
  ] as const)("states in %s whose contact it is", async (language, verdict, words) => {
    answerFetch({ body: { isOurs: true, name: "Iracema do Vale" } });
    await check(" @iracema ", language);
    expect(await screen.findByText(verdict)).toBeInTheDocument();
    expect(screen.getByText(words)).toBeInTheDocument();
    expect(requestedPaths).toEqual(["/api/staff/verify?contact=%40iracema"]);
  });

  it("warns of an unknown contact, and says how to report it", async () => {
    answerFetch({ body: { isOurs: false } });
    await check("+55 (11) 98888-7777");
    expect(await screen.findByText("Não encontramos este contato")).toBeInTheDocument();
    expect(screen.getByText(/Disque 100/)).toBeInTheDocument();
    expect(screen.getByRole("link", { name: "Avisar a agência" })).toHaveAttribute("href", "/contato");
  });

  it("confirms no contact while it cannot ask", async () => {
    answerFetch(new Error("offline"));
    await check("@iracema");
    expect(await screen.findByText(/Não foi possível conferir agora/)).toBeInTheDocument();
  });

  it("requires a contact first", async () => {
    answerFetch({ body: { isOurs: true } });
    await check("");
    expect(screen.getByRole("textbox")).toHaveAccessibleDescription(/Este campo é requerido/);
    expect(requestedPaths).toEqual([]);
  });
});
