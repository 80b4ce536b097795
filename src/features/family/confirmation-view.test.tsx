import { screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { answerFetch, requestBodies, requestedPaths } from "../../../tests/setup/answer-fetch";
import { renderPage } from "../../../tests/setup/render";
import type { ConfirmationRequest } from "../../domain/entry-status";
import type { Locale } from "../../domain/locale";
import { ConfirmationView } from "./confirmation-view";

const TOKEN = "t".repeat(43);
const REQUEST: ConfirmationRequest = {
  ...{ name: "Bia Exemplo", guardian: "Pai de Exemplo", city: "Recife" },
  ...{ sentAt: "2026-03-01T15:00:00Z", photos: 6, expiresAt: "2026-03-15T15:00:00Z" },
};

const view = (language: Locale = "pt", hash = `#${TOKEN}`) => renderPage(<ConfirmationView location={{ hash }} texts={[]} />, { language });

const confirm = () => userEvent.click(screen.getByRole("button", { name: /^(Sou o responsável|I am the guardian)/ }));

describe("the page of a guardian's link", () => {
  it.each([
    ["pt", ["Bia Exemplo", "Pai de Exemplo", "Recife", "1 de março de 2026", "6"]],
    ["en", ["Bia Exemplo", "Pai de Exemplo", "Recife", "1 March 2026", "6"]],
  ] as const)("shows in %s what was sent, with the token in the body, and confirms nothing by itself", async (language, facts) => {
    answerFetch({ body: REQUEST });
    view(language);
    await screen.findByText("Bia Exemplo");
    expect(screen.getAllByRole("definition").map(({ textContent }) => textContent)).toEqual(facts);
    expect([requestedPaths, requestBodies]).toEqual([["/api/confirmations/show"], [JSON.stringify({ token: TOKEN })]]);
  });

  it("confirms on a press of its button, and focuses the result", async () => {
    answerFetch({ body: REQUEST }, { body: { message: "ok" } });
    view();
    await screen.findByText("Bia Exemplo");
    await confirm();
    expect(await screen.findByText(/^Confirmado\./)).toHaveFocus();
    expect([requestedPaths[1], requestBodies[1]]).toEqual(["/api/confirmations/confirm", JSON.stringify({ token: TOKEN })]);
    expect(screen.queryByText("Bia Exemplo")).not.toBeInTheDocument();
  });

  it.each([
    [404, {}, /^Este link não vale/],
    [410, { code: "used" }, /^Este link já foi usado/],
    [410, { code: "expired" }, /^Este link venceu/],
  ])("explains %s %j, without a button", async (status, body, words) => {
    answerFetch({ status, body });
    view();
    expect(await screen.findByText(words)).toBeInTheDocument();
    expect(screen.queryByRole("button")).not.toBeInTheDocument();
  });

  it("tries again after a failed confirmation", async () => {
    answerFetch({ body: REQUEST }, new Error("offline"), { body: { message: "ok" } });
    view();
    await screen.findByText("Bia Exemplo");
    await confirm();
    await userEvent.click(await screen.findByRole("button", { name: "Tentar de novo" }));
    expect(await screen.findByText(/^Confirmado\./)).toBeInTheDocument();
  });

  it("fetches nothing without a token", async () => {
    answerFetch({ body: REQUEST });
    view("en", "");
    expect(await screen.findByText(/^This link does not work/)).toBeInTheDocument();
    expect(requestedPaths).toEqual([]);
  });
});
