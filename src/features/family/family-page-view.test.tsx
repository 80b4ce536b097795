import { screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { answerFetch, requestBodies, requestedPaths } from "../../../tests/setup/answer-fetch";
import { renderPage } from "../../../tests/setup/render";
import type { EntryStatus } from "../../domain/entry-status";
import type { Locale } from "../../domain/locale";
import { FamilyPageView } from "./family-page-view";

const KEY = "k".repeat(22);
const STATUS: EntryStatus = {
  ...{ form: "getScouted", state: "reviewing", sentAt: "2026-03-01T15:00:00Z", photos: 6 },
  ...{ confirmation: "waiting", erasableUntil: "2027-03-01T15:00:00Z" },
};
const TEXTS = [{ key: "contact_phone", pt: "<p>+55 (11) 90000-0000</p>", en: null }];

interface View {
  pathname?: string;
  hash?: string;
  language?: Locale;
}

const view = ({ pathname = "/pedido/7F3A91C2", hash = `#${KEY}`, language = "pt" }: View = {}) => {
  window.history.replaceState(null, "", pathname + hash);
  return renderPage(<FamilyPageView location={{ pathname, hash }} texts={TEXTS} />, { language });
};

const press = (name: RegExp) => userEvent.click(screen.getByRole("button", { name }));

describe("the page of an acknowledged form", () => {
  it("asks for the state with the key in the body, never in the address", async () => {
    answerFetch({ body: STATUS });
    view();
    expect(await screen.findByText("A equipe da agência está analisando.")).toBeInTheDocument();
    expect([requestedPaths, requestBodies]).toEqual([["/api/family-pages/7F3A91C2/status"], [JSON.stringify({ key: KEY })]]);
  });

  it.each([
    ["pt", ["Inscrição em Seja modelo", "Número do envio: 7F3A91C2", "Enviado em 1 de março de 2026", "6 fotos guardadas"]],
    ["en", ["Application from Get scouted", "Reference number: 7F3A91C2", "Sent on 1 March 2026", "6 photos stored"]],
  ] as const)("says in %s what was sent, when, and until when it is kept", async (language, facts) => {
    answerFetch({ body: STATUS });
    view({ language, pathname: language === "pt" ? "/pedido/7F3A91C2" : "/en/pedido/7F3A91C2" });
    const list = await screen.findByRole("list");
    expect(
      within(list)
        .getAllByRole("listitem")
        .map(({ textContent }) => textContent),
    ).toEqual([...facts, expect.stringMatching(/2027/)]);
  });

  it.each(["undeliverable", "delivered"] as const)("names the agency's contact when it is %s", async (state) => {
    answerFetch({ body: { ...STATUS, state } });
    view();
    expect(await screen.findByText("+55 (11) 90000-0000")).toBeInTheDocument();
    expect(screen.getByRole("link", { name: "Falar com a agência" })).toHaveAttribute("href", "/contato");
  });

  it.each(["erased", "erasing", "deleted"] as const)("offers and announces no erasure when it is %s", async (state) => {
    answerFetch({ body: { ...STATUS, state } });
    view();
    await screen.findByRole("list");
    expect(screen.queryByRole("button")).not.toBeInTheDocument();
    expect(screen.queryByText(/^Será apagado até/)).not.toBeInTheDocument();
  });

  it("shows the whole address, and copies and prints it", async () => {
    answerFetch({ body: STATUS });
    const print = jest.spyOn(window, "print").mockImplementation(() => undefined);
    const user = userEvent.setup();
    view();
    expect(await screen.findByText(`http://localhost/pedido/7F3A91C2#${KEY}`)).toBeInTheDocument();
    await user.click(screen.getByRole("button", { name: "Copiar o endereço" }));
    expect(await navigator.clipboard.readText()).toBe(`http://localhost/pedido/7F3A91C2#${KEY}`);
    await user.click(screen.getByRole("button", { name: "Imprimir" }));
    expect(print).toHaveBeenCalledTimes(1);
  });

  it("erases after a second press only, and focuses the result", async () => {
    answerFetch({ body: STATUS }, { body: { state: "erased" } });
    view();
    await screen.findByRole("list");
    await press(/^Retirar e apagar tudo/);
    expect(screen.getByText(/^Apagar mesmo/)).toHaveFocus();
    expect(requestedPaths).toHaveLength(1);
    await press(/^Não/);
    await press(/^Retirar e apagar tudo/);
    await press(/^Sim/);
    expect(await screen.findByText("Tudo o que você enviou foi apagado.")).toHaveFocus();
    expect([requestedPaths[1], requestBodies[1]]).toEqual(["/api/family-pages/7F3A91C2/erase", JSON.stringify({ key: KEY })]);
    expect(screen.queryByRole("button")).not.toBeInTheDocument();
    expect(screen.queryByText(/fotos guardadas/)).not.toBeInTheDocument();
    expect(screen.queryByText(/^Será apagado até/)).not.toBeInTheDocument();
  });

  it.each([
    ["erasing", /^O pedido de retirada foi registrado/],
    ["unerasable", /peça a ela que apague o resto/],
  ])("says that an erasure is %s", async (state, words) => {
    answerFetch({ body: STATUS }, { body: { state } });
    view();
    await screen.findByRole("list");
    await press(/^Retirar e apagar tudo/);
    await press(/^Sim/);
    expect(await screen.findByText(words)).toBeInTheDocument();
  });

  it("says that nothing has changed when the erasure fails, and tries again", async () => {
    answerFetch({ body: STATUS }, new Error("offline"), { body: { state: "erased" } });
    view();
    await screen.findByRole("list");
    await press(/^Retirar e apagar tudo/);
    await press(/^Sim/);
    expect(await screen.findByText(/^Não foi possível apagar agora/)).toBeInTheDocument();
    await press(/^Retirar e apagar tudo/);
    await press(/^Sim/);
    expect(await screen.findByText("Tudo o que você enviou foi apagado.")).toBeInTheDocument();
  });

  it("explains an unknown reference or key, without a retry", async () => {
    answerFetch({ status: 404, body: { message: "x" } });
    view();
    expect(await screen.findByText(/^Não encontramos este envio/)).toBeInTheDocument();
    expect(screen.queryByRole("button")).not.toBeInTheDocument();
  });

  it.each<[string, { status?: number; body?: unknown } | Error, RegExp]>([
    ["503", { status: 503, body: { message: "x" } }, /^Não foi possível consultar/],
    ["no connection", new Error("offline"), /^Não foi possível consultar/],
    ["an unreadable answer", { body: { state: "?" } }, /^Não foi possível consultar/],
    ["429", { status: 429, body: { message: "x" } }, /^Muitas consultas/],
  ])("after %s says what to do, and asks again on a press", async (_case, answer, words) => {
    answerFetch(answer, { body: STATUS });
    view();
    expect(await screen.findByText(words)).toBeInTheDocument();
    await press(/^Tentar de novo/);
    expect(await screen.findByText("A equipe da agência está analisando.")).toBeInTheDocument();
  });

  it.each([{ hash: "" }, { pathname: "/pedido/x" }])(
    "asks for reference and key when the address %j lacks them, and fetches nothing",
    async (part) => {
      answerFetch({ body: STATUS });
      view(part);
      expect(await screen.findByText(/^Este endereço está incompleto/)).toBeInTheDocument();
      const form = screen.getByRole<HTMLFormElement>("form");
      expect([form.getAttribute("action"), form.method]).toEqual(["/api/family-pages/status", "post"]);
      expect(form).toHaveFormValues({ reference: "pathname" in part ? "" : "7F3A91C2", key: "", locale: "pt" });
      expect(requestedPaths).toEqual([]);
    },
  );
});
