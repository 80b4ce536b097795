import { screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { answerEntryRequests, sentEntries } from "../../../tests/setup/entry-requests";
import { answerFetch } from "../../../tests/setup/answer-fetch";
import { renderPage } from "../../../tests/setup/render";
import { WorkshopForm } from "./workshop-form";

beforeEach(() => answerFetch({ status: 404 }));

const CASES = [
  [
    "pt",
    {
      labels: ["Participante", "E-mail", "Telefone/celular com DDD", "Cidade", "Instagram", "Mensagem"],
      send: "Enviar",
      title: "Inscreva-se",
      success: /sucesso/,
    },
  ],
  [
    "en",
    {
      labels: ["Participant", "Email", "Phone/mobile with area code", "City", "Instagram", "Message"],
      send: "Send",
      title: "Join us",
      success: /successful/,
    },
  ],
] as const;

describe.each(CASES)("WorkshopForm in %s", (language, { labels, send, title, success }) => {
  it("sends all six answers, also without a ticket", async () => {
    answerEntryRequests({ status: 202, body: { reference: "CJ-8" } });
    const user = userEvent.setup();
    renderPage(<WorkshopForm />, { language });
    expect(screen.getByRole("heading", { level: 2, name: title })).toBeInTheDocument();
    const answers = ["Ana", "ana@casajuriti.example", "+351 912 000 001", "São Paulo", "@ana.exemplo", "Bom dia!"];
    for (const [index, label] of labels.entries()) await user.type(screen.getByLabelText(new RegExp(`^${label}`)), answers[index]!);
    await user.click(screen.getByRole("button", { name: send }));
    expect(await screen.findByText(success)).toBeInTheDocument();
    expect(sentEntries[0]!.path).toBe("/api/entry/workshopContact");
    expect(Object.fromEntries(sentEntries[0]!.form)).toEqual({
      name: "Ana",
      email: "ana@casajuriti.example",
      phone: "+351 912 000 001",
      city: "São Paulo",
      instagram: "@ana.exemplo",
      message: "Bom dia!",
      locale: language,
      leave_empty: "",
    });
  });

  it("requires all six", async () => {
    answerEntryRequests(null);
    const user = userEvent.setup();
    renderPage(<WorkshopForm />, { language });
    await user.click(screen.getByRole("button", { name: send }));
    expect(await screen.findAllByText(/requerido|is required/)).toHaveLength(labels.length);
    expect(sentEntries).toHaveLength(0);
  });
});
