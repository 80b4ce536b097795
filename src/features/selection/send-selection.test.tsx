import { screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { noteFavorite } from "../../selection/favorites";
import { selection } from "../../selection/selection";
import { aTalent } from "../../../tests/builders/domain-records";
import { answerEntryRequests, sentEntries } from "../../../tests/setup/entry-requests";
import { renderPage } from "../../../tests/setup/render";
import { SelectionView } from "./selection-view";

const CROWD = Array.from({ length: 12 }, (_, index) => `n${index}`);
const talents = ["1", "2", ...CROWD].map((talentId) => aTalent({ talentId, name: `Talento ${talentId}`, categories: ["kids"] }));

const WORDS = {
  pt: {
    form: "Enviar seleção",
    name: /^Nome \*/,
    email: /^E-mail \*/,
    phone: /^Telefone/,
    message: /^Mensagem/,
    send: "Enviar",
    success: /Mensagem enviada com sucesso/,
    retry: "Tentar de novo",
    prefix: "",
  },
  en: {
    form: "Send selection",
    name: /^Name \*/,
    email: /^Email \*/,
    phone: /^Phone/,
    message: /^Message/,
    send: "Send",
    success: /Message send successful/,
    retry: "Try again",
    prefix: "/en",
  },
} as const;

const form = (words: (typeof WORDS)["pt" | "en"]) => within(screen.getByRole("form", { name: words.form }));

const fillForm = async (words: (typeof WORDS)["pt" | "en"]) => {
  const user = userEvent.setup();
  await screen.findByRole("link", { name: "Talento 2" });
  await user.type(form(words).getByLabelText(words.name), "Lia Souza");
  await user.type(form(words).getByLabelText(words.email), "lia@produtora.example");
  await user.type(form(words).getByLabelText(words.phone), "11900000001");
  return user;
};

beforeEach(() => {
  window.fetch = async (input) => {
    const body = talents.find(({ talentId }) => String(input).endsWith(`/${talentId}`)) ?? { ticket: "signed" };
    return { ok: true, status: 200, headers: new Headers(), json: async () => body } as Response;
  };
  selection.open();
  selection.add(["1", "2"]);
});
afterEach(() => selection.change(() => []));

describe.each(["pt", "en"] as const)("a selection sent in %s", (language) => {
  const words = WORDS[language];
  const address = (path: string) => `http://localhost${words.prefix}${path}`;

  it("is sent as a contact entry with names and links, and confirmed", async () => {
    answerEntryRequests({ status: 202, body: { reference: "CJ-9" } });
    renderPage(<SelectionView search="" />, { language });
    const user = await fillForm(words);
    await user.type(form(words).getByLabelText(words.message), "Para maio.");
    await user.click(form(words).getByRole("button", { name: words.send }));
    expect(await screen.findByText(words.success)).toHaveTextContent("CJ-9");
    expect(sentEntries.map(({ path }) => path)).toEqual(["/api/entry/contact"]);
    const sent = Object.fromEntries(sentEntries[0]!.form);
    expect(sent).toMatchObject({ name: "Lia Souza", email: "lia@produtora.example", phone: "+55 (11) 90000-0001", locale: language });
    expect(sent.message).toBe(
      [
        "Para maio.",
        `1. Talento 1: ${address("/kids/1/talento-1")}\n2. Talento 2: ${address("/kids/2/talento-2")}`,
        `${language === "pt" ? "Seleção inteira" : "Whole selection"}: ${address("/selecao?ids=1,2")}`,
      ].join("\n\n"),
    );
    expect(sent.selection).toBe('[{"id":"1"},{"id":"2"}]');
    expect(selection.read().favorites).toHaveLength(2);
  });

  it("keeps everything when sending fails, and retries on a press", async () => {
    answerEntryRequests(null, { status: 202, body: { reference: "CJ-9" } });
    renderPage(<SelectionView search="" />, { language });
    const user = await fillForm(words);
    await user.click(form(words).getByRole("button", { name: words.send }));
    const retry = await form(words).findByRole("button", { name: words.retry });
    expect(form(words).getByLabelText(words.name)).toHaveValue("Lia Souza");
    await user.click(retry);
    expect(await screen.findByText(words.success)).toBeInTheDocument();
    expect(sentEntries).toHaveLength(2);
    expect(sentEntries[1]!.headers["Idempotency-Key"]).toBe(sentEntries[0]!.headers["Idempotency-Key"]);
  });
});

it("requires the visitor's name and address before it sends", async () => {
  answerEntryRequests(null);
  renderPage(<SelectionView search="" />);
  await screen.findByRole("link", { name: "Talento 2" });
  await userEvent.click(form(WORDS.pt).getByRole("button", { name: "Enviar" }));
  expect(await screen.findByText("Preencha todos os campos obrigatórios")).toBeInTheDocument();
  expect(form(WORDS.pt).getByLabelText(WORDS.pt.name)).toHaveFocus();
  expect(form(WORDS.pt).getByLabelText(WORDS.pt.message)).toBeValid();
  expect(sentEntries).toEqual([]);
});

describe("notes", () => {
  it("are sent only when the visitor includes them", async () => {
    selection.change((favorites) => noteFavorite(favorites, "2", "Sorri bem"));
    answerEntryRequests({ status: 202, body: { reference: "CJ-9" } });
    renderPage(<SelectionView search="" />);
    const user = await fillForm(WORDS.pt);
    const notes = screen.getByRole("checkbox", { name: "Incluir as minhas anotações" });
    expect(notes).not.toBeChecked();
    await user.click(notes);
    await user.click(form(WORDS.pt).getByRole("button", { name: "Enviar" }));
    await screen.findByText(WORDS.pt.success);
    expect(sentEntries[0]!.form.get("message")).toContain("talento-2\nAnotação: Sorri bem");
    expect(sentEntries[0]!.form.get("selection")).toBe('[{"id":"1"},{"id":"2","note":"Sorri bem"}]');
  });

  it("are not sent when the visitor does not include them", async () => {
    selection.change((favorites) => noteFavorite(favorites, "2", "Sorri bem"));
    answerEntryRequests({ status: 202, body: { reference: "CJ-9" } });
    renderPage(<SelectionView search="" />);
    const user = await fillForm(WORDS.pt);
    await user.click(form(WORDS.pt).getByRole("button", { name: "Enviar" }));
    await screen.findByText(WORDS.pt.success);
    expect(JSON.stringify([...sentEntries[0]!.form])).not.toContain("Sorri bem");
  });

  it("are not offered without notes", async () => {
    renderPage(<SelectionView search="" />);
    await screen.findByRole("link", { name: "Talento 2" });
    expect(screen.queryByRole("checkbox", { name: /anotações/ })).not.toBeInTheDocument();
  });

  it("report that they are too many for one message", async () => {
    selection.add(CROWD);
    for (const talentId of CROWD) selection.change((favorites) => noteFavorite(favorites, talentId, "x".repeat(500)));
    answerEntryRequests(null);
    renderPage(<SelectionView search="" />);
    const user = await fillForm(WORDS.pt);
    await user.click(screen.getByRole("checkbox", { name: "Incluir as minhas anotações" }));
    await user.click(form(WORDS.pt).getByRole("button", { name: "Enviar" }));
    expect(await screen.findByText(/passa de 5000 caracteres/)).toBeInTheDocument();
    expect(sentEntries).toEqual([]);
  });
});
