import { act, fireEvent, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { answerEntryRequests, sentEntries } from "../../../tests/setup/entry-requests";
import { answerFetch, requestedPaths } from "../../../tests/setup/answer-fetch";
import { renderPage } from "../../../tests/setup/render";
import { ContactForm } from "./contact-form";

const WORDS = {
  pt: {
    name: "Nome",
    email: "E-mail",
    phone: "Telefone com DDD",
    message: "Mensagem",
    send: "Enviar",
    sent: "Enviado",
    fill: "Preencha todos os campos obrigatórios",
    correct: "Corrija os campos marcados",
    required: "Este campo é requerido",
    email_: "Este campo deve ser um email válido",
    letters: "Este campo só pode ter letras",
    success: /Mensagem enviada com sucesso/,
    retry: "Tentar de novo",
    unavailable: /continua aqui/,
  },
  en: {
    name: "Name",
    email: "Email",
    phone: "Phone",
    message: "Message",
    send: "Send",
    sent: "Sent",
    fill: "Fill in all required fields",
    correct: "Correct the marked fields",
    required: "This field is required",
    email_: "This field must be a valid email",
    letters: "This field may only contain alphabetic characters",
    success: /Message send successful/,
    retry: "Try again",
    unavailable: /still here/,
  },
} as const;

const field = (name: string) => screen.getByLabelText(new RegExp(`^${name} \\*$`));

const fillForm = async (words: (typeof WORDS)["pt" | "en"], { email = "ana@casajuriti.example" } = {}) => {
  const user = userEvent.setup();
  await user.type(field(words.name), "Ana d'Ávila");
  await user.type(field(words.email), email);
  await user.type(field(words.phone), "11900000001");
  await user.type(field(words.message), "Bom dia!");
  return user;
};

beforeEach(() => answerFetch({ body: { ticket: "signed" } }));
afterEach(() => jest.useRealTimers());

describe.each(["pt", "en"] as const)("ContactForm in %s", (language) => {
  const words = WORDS[language];

  it("sends the answers, confirms, and clears the form", async () => {
    answerEntryRequests({ status: 202, body: { reference: "CJ-7" } });
    renderPage(<ContactForm />, { language });
    const user = await fillForm(words);
    expect(field(words.phone)).toHaveValue("+55 (11) 90000-0001");
    await user.click(screen.getByRole("button", { name: words.send }));
    expect(await screen.findByText(words.success)).toHaveFocus();
    expect(screen.getByRole("status")).toHaveTextContent("CJ-7");
    expect(screen.getByRole("button", { name: words.sent })).toBeEnabled();
    expect(sentEntries).toHaveLength(1);
    expect(Object.fromEntries(sentEntries[0]!.form)).toEqual({
      name: "Ana d'Ávila",
      email: "ana@casajuriti.example",
      phone: "+55 (11) 90000-0001",
      message: "Bom dia!",
      locale: language,
      ticket: "signed",
      leave_empty: "",
    });
    expect(requestedPaths[0]).toBe("/api/entry/ticket");
    for (const name of [words.name, words.email, words.phone, words.message]) expect(field(name)).toHaveValue("");
  });

  it("names missing and wrong fields, and focuses the first", async () => {
    answerEntryRequests(null);
    renderPage(<ContactForm />, { language });
    const user = userEvent.setup();
    await user.type(field(words.email), "ana");
    await user.type(field(words.phone), "11900000001");
    await user.click(screen.getByRole("button", { name: words.send }));
    expect(await screen.findByText(words.fill)).toBeInTheDocument();
    expect(field(words.name)).toHaveFocus();
    expect(field(words.name)).toHaveAccessibleDescription(words.required);
    expect(field(words.email)).toHaveAccessibleDescription(words.email_);
    expect(field(words.phone)).toBeValid();
    await user.type(field(words.name), "Ana 2");
    expect(field(words.name)).toHaveAccessibleDescription(words.letters);
    expect(sentEntries).toHaveLength(0);
  });

  it("asks to correct wrong fields when none is missing", async () => {
    renderPage(<ContactForm />, { language });
    const user = await fillForm(words);
    await user.clear(field(words.email));
    await user.type(field(words.email), "ana");
    await user.click(screen.getByRole("button", { name: words.send }));
    expect(await screen.findByText(words.correct)).toBeInTheDocument();
    expect(screen.queryByText(words.fill)).toBeNull();
  });

  it("keeps everything when sending fails, and retries on a press with the same key", async () => {
    answerEntryRequests(null, { status: 202, body: { reference: "CJ-7" } });
    renderPage(<ContactForm />, { language });
    const user = await fillForm(words);
    await user.click(screen.getByRole("button", { name: words.send }));
    expect(await screen.findByText(words.unavailable)).toHaveFocus();
    expect(field(words.message)).toHaveValue("Bom dia!");
    await user.click(screen.getByRole("button", { name: words.retry }));
    expect(await screen.findByText(words.success)).toBeInTheDocument();
    const [first, second] = sentEntries;
    expect(second!.headers["Idempotency-Key"]).toBe(first!.headers["Idempotency-Key"]);
  });
});

it("disables everything while sending, and confirms for two seconds", async () => {
  jest.useFakeTimers();
  let answer: (answer: { status: number; body: unknown }) => void = () => undefined;
  answerEntryRequests(
    new Promise((resolve) => {
      answer = resolve;
    }),
  );
  renderPage(<ContactForm />);
  for (const [name, value] of [
    ["Nome", "Ana"],
    ["E-mail", "ana@casajuriti.example"],
    ["Telefone com DDD", "+55 (11) 90000-0001"],
    ["Mensagem", "Oi"],
  ] as const) {
    fireEvent.input(field(name), { target: { value } });
  }
  fireEvent.click(screen.getByRole("button", { name: "Enviar" }));
  expect(await screen.findByRole("button", { name: "Enviando" })).toBeDisabled();
  expect(field("Nome")).toBeDisabled();
  await act(async () => answer({ status: 202, body: { reference: "CJ-7" } }));
  await screen.findByRole("button", { name: "Enviado" });
  act(() => jest.advanceTimersByTime(1999));
  expect(screen.getByRole("button", { name: "Enviado" })).toBeInTheDocument();
  act(() => jest.advanceTimersByTime(1));
  expect(screen.getByRole("button", { name: "Enviar" })).toBeEnabled();
});

it("shows the gateway's errors beside the fields, and uses another key for other answers", async () => {
  answerEntryRequests(
    { status: 422, body: { message: "Preencha", errors: { email: ["Este domínio não existe"] } } },
    { status: 202, body: { reference: "CJ-7" } },
  );
  renderPage(<ContactForm />);
  const user = await fillForm(WORDS.pt);
  await user.click(screen.getByRole("button", { name: "Enviar" }));
  await waitFor(() => expect(field("E-mail")).toHaveAccessibleDescription("Este domínio não existe"));
  expect(field("E-mail")).toHaveFocus();
  await user.type(field("E-mail"), ".br");
  await user.click(screen.getByRole("button", { name: "Tentar de novo" }));
  await screen.findByText(/sucesso/);
  const [first, second] = sentEntries;
  expect(second!.headers["Idempotency-Key"]).not.toBe(first!.headers["Idempotency-Key"]);
});

it("sends once more when a browser has filled in the hidden field", async () => {
  answerEntryRequests({ status: 422, body: { message: "Envie mais uma vez" } }, { status: 202, body: { reference: "CJ-7" } });
  renderPage(<ContactForm />);
  const user = await fillForm(WORDS.pt);
  fireEvent.change(screen.getByLabelText("Deixe em branco"), { target: { value: "https://casajuriti.example" } });
  await user.click(screen.getByRole("button", { name: "Enviar" }));
  expect(await screen.findByText(/Envie mais uma vez/)).toBeInTheDocument();
  await user.click(screen.getByRole("button", { name: "Tentar de novo" }));
  await screen.findByText(/sucesso/);
  expect(sentEntries.map(({ form }) => form.get("leave_empty"))).toEqual(["https://casajuriti.example", ""]);
});

it("says when to try again after 429", async () => {
  answerEntryRequests({ status: 429, headers: { "Retry-After": "200" } });
  renderPage(<ContactForm />);
  const user = await fillForm(WORDS.pt);
  await user.click(screen.getByRole("button", { name: "Enviar" }));
  expect(await screen.findByText(/Tente de novo em 4 min/)).toBeInTheDocument();
});

it("waits as long as the gateway asks, without a message", async () => {
  answerEntryRequests({ status: 429, headers: { "Retry-After": "0.01" } }, { status: 202, body: { reference: "CJ-7" } });
  renderPage(<ContactForm />);
  const user = await fillForm(WORDS.pt);
  await user.click(screen.getByRole("button", { name: "Enviar" }));
  expect(await screen.findByText(/sucesso/)).toBeInTheDocument();
  expect(sentEntries).toHaveLength(2);
});

it("waits while offline and offers to send afterwards", async () => {
  const online = jest.spyOn(navigator, "onLine", "get").mockReturnValue(false);
  answerEntryRequests(null);
  renderPage(<ContactForm />);
  const user = await fillForm(WORDS.pt);
  await user.click(screen.getByRole("button", { name: "Enviar" }));
  expect(await screen.findByText(/Você está sem conexão/)).toBeInTheDocument();
  online.mockReturnValue(true);
  act(() => void window.dispatchEvent(new Event("online")));
  expect(await screen.findByText(/A conexão voltou/)).toBeInTheDocument();
  expect(field("Mensagem")).toHaveValue("Bom dia!");
  online.mockRestore();
});

it("formats a pasted or autofilled number, and keeps the groups of a foreign one", async () => {
  renderPage(<ContactForm />);
  const user = userEvent.setup();
  const phone = field("Telefone com DDD");
  await user.click(phone);
  await user.paste("tel. 011 90000 0001");
  await user.tab();
  expect(phone).toHaveValue("+55 (11) 90000-0001");
  await user.clear(phone);
  await user.type(phone, "+351 912 000 001");
  await user.tab();
  expect(phone).toHaveValue("+351 912 000 001");
  await user.clear(phone);
  await user.type(phone, "11900000001{Backspace}{Backspace}");
  expect(phone).toHaveValue("(11) 9000-000");
});

it("posts by the browser without scripts", () => {
  renderPage(<ContactForm />);
  const form = screen.getByRole("form", { name: "Fale Conosco" });
  expect(form).toHaveAttribute("action", "/api/entry/contact#form-answer");
  expect(form).toHaveAttribute("method", "post");
  expect(Object.keys(Object.fromEntries(new FormData(form as HTMLFormElement))).sort()).toEqual([
    "email",
    "leave_empty",
    "locale",
    "message",
    "name",
    "phone",
  ]);
  expect(screen.getByRole("link", { name: "Aviso de privacidade" })).toHaveAttribute("href", "/privacidade");
});
