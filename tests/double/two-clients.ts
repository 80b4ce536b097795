import type { Page } from "@playwright/test";
import type { PackagePicks } from "../../src/domain/package";
import { expect } from "../browser/test";

const choose = (page: Page, talent: string, choice: string): Promise<void> =>
  page
    .getByRole("group", { name: `Sua resposta sobre ${talent}` })
    .getByRole("button", { name: choice })
    .click();

const giveName = async (page: Page, name: string): Promise<void> => {
  await page.getByLabel("Primeiro nome").fill(name);
  await page.getByRole("button", { name: "Salvar", exact: true }).click();
};

const expectSaved = (page: Page): Promise<void> => expect(page.getByText("Tudo salvo")).toBeVisible();

const talentsOf = (page: Page): Promise<string[]> => page.locator("main h2 a").allTextContents();

export interface ClientAnswers {
  /** The other person's answers, as each of them sees these. */
  seenByAna: string[];
  seenByRui: string[];
  stored: PackagePicks;
  /** The browser storage of the person who was offline: while answers waited, and at the end. */
  waiting: string;
  left: string;
}

const othersOf = (page: Page): Promise<string[]> =>
  page.getByRole("list", { name: "Respostas de outras pessoas" }).locator("li").allInnerTexts();

const storageOf = (page: Page): Promise<string> => page.evaluate(() => JSON.stringify({ ...localStorage, ...sessionStorage }));

/**
 * Two people of one client answer at the same time, each on a page of the package, and give their names at the first answer. Ana goes
 * offline, continues, closes the page, and opens the link again when she is online.
 */
export const answerAsTwoClients = async (ana: Page, rui: Page): Promise<ClientAnswers> => {
  const address = ana.url();
  const [first = "", second = "", third = ""] = await talentsOf(ana);
  await choose(ana, first, "Sim");
  await giveName(ana, "Ana");
  await Promise.all([expectSaved(ana), choose(rui, first, "Não").then(() => giveName(rui, "Rui"))]);
  await expectSaved(rui);

  await ana.context().setOffline(true);
  await choose(ana, second, "Talvez");
  await choose(ana, first, "Não");
  await choose(ana, first, "Sim");
  await ana.getByRole("button", { name: `Comentar sobre ${second}` }).click();
  await ana.getByLabel(`Comentário sobre ${second}`).fill("Ver o vídeo");
  await choose(rui, second, "Sim");
  await expect(ana.getByText(/^Sem conexão com a agência: 2 respostas estão guardadas/)).toBeVisible();
  const waiting = await storageOf(ana);
  await expectSaved(rui);
  await ana.close({ runBeforeUnload: true });

  const reopened = await ana.context().newPage();
  await reopened.context().setOffline(false);
  await reopened.goto(address);
  await expectSaved(reopened);
  await choose(reopened, third, "Sim");
  await expectSaved(reopened);
  await rui.reload();
  await expect(rui.getByText("Ver o vídeo")).toBeVisible();
  await reopened.reload();
  await expect(reopened.getByText("Rui: sim")).toBeVisible();
  return {
    seenByAna: await othersOf(reopened),
    seenByRui: await othersOf(rui),
    stored: await rui.evaluate(async (path) => (await fetch(`${path}/escolhas`)).json(), new URL(address).pathname),
    waiting,
    left: await storageOf(reopened),
  };
};
