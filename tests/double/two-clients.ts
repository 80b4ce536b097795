import type { Browser, Page } from "playwright-core";
import type { PackagePicks } from "../../src/domain/package";

/** A person's browser, with a name given at the first answer. */
const openAs = async (browser: Browser, address: string): Promise<Page> => {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 } });
  const page = await context.newPage();
  await page.goto(address);
  await page.locator("[data-choice]:enabled").first().waitFor();
  return page;
};

const choose = (page: Page, talent: string, choice: string): Promise<void> =>
  page
    .getByRole("group", { name: `Sua resposta sobre ${talent}` })
    .getByRole("button", { name: choice })
    .click();

const giveName = async (page: Page, name: string): Promise<void> => {
  await page.getByLabel("Primeiro nome").fill(name);
  await page.getByRole("button", { name: "Salvar", exact: true }).click();
};

const waitUntilSaved = (page: Page): Promise<void> => page.getByText("Tudo salvo").waitFor();

/** The names of the package's talents, in order. */
const talentsOf = (page: Page): Promise<string[]> => page.locator("main h2 a").allTextContents();

export interface ClientAnswers {
  /** The other person's answers, as each of both sees them. */
  seenByAna: string[];
  seenByRui: string[];
  stored: PackagePicks;
  /** The storage of the person who had no line, while answers waited, and in the end. */
  waiting: string;
  left: string;
}

const othersOf = (page: Page): Promise<string[]> =>
  page.getByRole("list", { name: "Respostas de outras pessoas" }).locator("li").allInnerTexts();

const storageOf = (page: Page): Promise<string> => page.evaluate(() => JSON.stringify({ ...localStorage, ...sessionStorage }));

/**
 * Two people of one client answer at the same time. One loses the line, goes on, closes the page, and opens the link again when the line is
 * back.
 */
export const answerAsTwoClients = async (browser: Browser, address: string): Promise<ClientAnswers> => {
  const [ana, rui] = [await openAs(browser, address), await openAs(browser, address)];
  const [first = "", second = "", third = ""] = await talentsOf(ana);
  await choose(ana, first, "Sim");
  await giveName(ana, "Ana");
  await Promise.all([waitUntilSaved(ana), choose(rui, first, "Não").then(() => giveName(rui, "Rui"))]);
  await waitUntilSaved(rui);

  await ana.context().setOffline(true);
  await choose(ana, second, "Talvez");
  await choose(ana, first, "Não");
  await choose(ana, first, "Sim");
  await ana.getByRole("button", { name: `Comentar sobre ${second}` }).click();
  await ana.getByLabel(`Comentário sobre ${second}`).fill("Ver o vídeo");
  await choose(rui, second, "Sim");
  await ana.getByText(/^Sem conexão com a agência: 2 respostas estão guardadas/).waitFor();
  const waiting = await storageOf(ana);
  await waitUntilSaved(rui);
  await ana.close({ runBeforeUnload: true });

  const reopened = await ana.context().newPage();
  await reopened.context().setOffline(false);
  await reopened.goto(address);
  await waitUntilSaved(reopened);
  await choose(reopened, third, "Sim");
  await waitUntilSaved(reopened);
  await rui.reload();
  await rui.getByText("Ver o vídeo").waitFor();
  await reopened.reload();
  await reopened.getByText("Rui: sim").waitFor();
  const answers: ClientAnswers = {
    seenByAna: await othersOf(reopened),
    seenByRui: await othersOf(rui),
    stored: await rui.evaluate(async (path) => (await fetch(`${path}/escolhas`)).json(), new URL(address).pathname),
    waiting,
    left: await storageOf(reopened),
  };
  await Promise.all([reopened.context().close(), rui.context().close()]);
  return answers;
};
