import { randomUUID } from "node:crypto";
import type { Locator, Page } from "@playwright/test";
import { signInToContract } from "./applications";
import {
  answerButton,
  createClientPackage,
  findPackageTalents,
  openClientPackage,
  readStoredAnswers,
  revokePackage,
  type ClientPackage,
  type ListedTalent,
} from "./client-packages";
import type { PanelAccounts } from "./panel-accounts";
import { expect, test } from "./test";
import { axeViolations, PHONE_AND_DESKTOP, siteAddress, waitForAnimations, type Visitor, type VisitorOptions } from "./visitor";

let talents: ListedTalent[];
test.beforeAll(async ({ accounts }) => {
  talents = await findPackageTalents(accounts, 4);
});

const WORDS = {
  pt: {
    name: "Primeiro nome",
    saved: "Tudo salvo",
    waiting: /guardadas? neste aparelho/,
    comment: (name: string) => `Comentário sobre ${name}`,
    addComment: (name: string) => `Comentar sobre ${name}`,
    next: /^Próximo/,
    back: "← Todos os talentos",
    message: "Uma mensagem sobre a escolha toda",
    done: "Minha escolha está pronta",
    isDone: "A agência sabe que a sua escolha está pronta.",
    others: "Respostas de outras pessoas",
    yesOnly: /^Sim \d/,
    ended: "Este link foi encerrado",
  },
  en: {
    name: "First name",
    saved: "All saved",
    waiting: /kept on this device/,
    comment: (name: string) => `Comment on ${name}`,
    addComment: (name: string) => `Comment on ${name}`,
    next: /^Next/,
    back: "← All talents",
    message: "A message on the choice as a whole",
    done: "My choice is done",
    isDone: "The agency knows that your choice is done.",
    others: "Other people's answers",
    yesOnly: /^Yes \d/,
    ended: "This link was closed",
  },
} as const;

type Words = (typeof WORDS)["pt" | "en"];

const makePackage = (accounts: PanelAccounts, language: "pt" | "en", chosen: readonly ListedTalent[] = talents): Promise<ClientPackage> =>
  createClientPackage(accounts, { title: `Campanha ${randomUUID().slice(0, 8)}`, language, talents: chosen });

const talentAt = (index: number): ListedTalent => {
  const talent = talents[index];
  if (talent === undefined) throw new Error(`the package has no talent ${index}`);
  return talent;
};

const linkOf = (page: Page, { name }: ListedTalent): Locator => page.getByRole("link", { name, exact: true });

const headingOf = (page: Page, { name }: ListedTalent): Locator => page.getByRole("heading", { level: 1, name, exact: true });

const pictureLink = (page: Page, number: number): Locator => page.getByRole("link", { name: new RegExp(`, (foto|picture) ${number}$`) });

const expectPressed = (button: Locator): Promise<void> => expect(button).toHaveAttribute("aria-pressed", "true");

const giveName = async (page: Page, words: Words, name: string): Promise<void> => {
  await page.getByLabel(words.name).fill(name);
  await page.getByLabel(words.name).press("Enter");
  await expect(page.getByRole("dialog")).toHaveCount(0);
};

/** `ignored`: the id of an axe rule. */
const expectGoodPage = async (page: Page, ignored: string | null = null): Promise<void> => {
  await waitForAnimations(page);
  // At its end, where the bar covers no part of a link.
  await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
  expect((await axeViolations(page)).filter((violation) => violation.split(":")[0] !== ignored)).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(page.viewportSize()?.width ?? 0);
};

/** A problem of the visibility of the focused element; null when there is none. */
const focusProblem = (page: Page): Promise<string | null> =>
  page.evaluate(() => {
    const element = document.activeElement;
    if (!(element instanceof HTMLElement) || element === document.body) return "nothing has the focus";
    const words = `${element.tagName} ${element.textContent?.trim().slice(0, 30) ?? ""}`;
    // The link of a tile has the outline of its picture.
    const styles = [getComputedStyle(element), getComputedStyle(element, "::after")];
    if (styles.every(({ outlineStyle, outlineWidth }) => outlineStyle === "none" || outlineWidth === "0px")) return `no outline: ${words}`;
    const { left, top, width, height } = element.getBoundingClientRect();
    const visibleTop = Math.max(top, 0);
    const visibleBottom = Math.min(top + height, innerHeight);
    if (width < 1 || visibleBottom - visibleTop < 1) return `outside of the window: ${words}`;
    const points = [0.1, 0.5, 0.9].map((part) =>
      document.elementFromPoint(left + width / 2, visibleTop + part * (visibleBottom - visibleTop)),
    );
    const isCovered = points.every((found) => found === null || !(element.contains(found) || found.contains(element)));
    return isCovered ? `covered: ${words}` : null;
  });

/** Presses Tab until the element has the focus. Each stop on the way must have an outline and must not be covered. */
const tabTo = async (page: Page, target: Locator, key: "Tab" | "Shift+Tab" = "Tab"): Promise<void> => {
  for (let press = 0; press < 100; press += 1) {
    await page.keyboard.press(key);
    expect(await focusProblem(page)).toBeNull();
    if (await target.evaluate((element) => element === document.activeElement)) return;
  }
  throw new Error(`no Tab leads to ${String(target)}`);
};

/** In forced colours axe reads the page's own colour of a button's text, which is not painted. */
const AUTHOR_CONTRAST = "color-contrast";

type OpenVisitor = (options: VisitorOptions) => Promise<Visitor>;

const openAs = async (openVisitor: OpenVisitor, options: VisitorOptions, opened: ClientPackage): Promise<Visitor> => {
  const visitor = await openVisitor(options);
  await openClientPackage(visitor.page, opened);
  return visitor;
};

for (const { language, width, locale } of PHONE_AND_DESKTOP)
  test.describe(`a client with a window of ${width} px, in ${language}`, () => {
    const words = WORDS[language];
    const options = { width, locale };

    test("goes through grid, profile, full-screen pictures and answers by keys alone", async ({ accounts, openVisitor }) => {
      const { page } = await openAs(openVisitor, options, await makePackage(accounts, language));
      await tabTo(page, linkOf(page, talentAt(0)));
      await page.keyboard.press("Enter");
      await expect(headingOf(page, talentAt(0))).toBeFocused();

      const yes = answerButton(page, talentAt(0), "yes");
      await tabTo(page, yes);
      await page.keyboard.press("Space");
      await expect(page.getByLabel(words.name)).toBeFocused();
      await page.keyboard.type("Rita");
      await page.keyboard.press("Enter");
      await expect(yes).toBeFocused();
      await expectPressed(yes);

      await tabTo(page, pictureLink(page, 2));
      await page.keyboard.press("Enter");
      const dialog = page.getByRole("dialog");
      await expect(dialog.getByText(/^2 \/ \d+$/)).toBeVisible();
      await page.keyboard.press("ArrowRight");
      await expect(dialog.getByText(/^3 \/ \d+$/)).toBeVisible();
      await page.keyboard.press("ArrowLeft");
      await expect(dialog.getByText(/^2 \/ \d+$/)).toBeVisible();
      await page.keyboard.press("Escape");
      await expect(dialog).toHaveCount(0);
      await expect(pictureLink(page, 2)).toBeFocused();

      await tabTo(page, page.getByRole("link", { name: words.next }));
      await page.keyboard.press("Enter");
      await expect(headingOf(page, talentAt(1))).toBeFocused();
      await tabTo(page, page.getByRole("link", { name: words.back }), "Shift+Tab");
      await page.keyboard.press("Enter");
      await expect(linkOf(page, talentAt(1))).toBeFocused();

      await tabTo(page, page.getByLabel(words.message));
      await page.keyboard.type("Obrigada");
      await tabTo(page, page.getByRole("button", { name: words.done }));
      await page.keyboard.press("Enter");
      await expect(page.getByText(words.isDone)).toBeVisible();
      await expect(page.getByText(words.saved)).toBeVisible();
    });

    test("sees answers, the filter and the focus in forced colours", async ({ accounts, openVisitor }) => {
      const { page } = await openAs(openVisitor, options, await makePackage(accounts, language));
      await page.emulateMedia({ forcedColors: "active" });
      await page.reload();
      const [yes, no] = [answerButton(page, talentAt(0), "yes"), answerButton(page, talentAt(0), "no")];
      await yes.click();
      await giveName(page, words, "Rita");
      await expectPressed(yes);
      const coloursOf = (button: Locator): Promise<string> =>
        button.evaluate((element) => `${getComputedStyle(element).backgroundColor} ${getComputedStyle(element).color}`);
      await waitForAnimations(page);
      expect(await coloursOf(yes)).not.toBe(await coloursOf(no));
      const filter = page.getByRole("button", { name: words.yesOnly });
      await filter.click();
      await expect(filter).toHaveCSS("text-decoration-line", "underline");
      await tabTo(page, linkOf(page, talentAt(0)));
      await expectGoodPage(page, AUTHOR_CONTRAST);
      await page.keyboard.press("Enter");
      await expect(headingOf(page, talentAt(0))).toBeVisible();
      await expectGoodPage(page, AUTHOR_CONTRAST);
      await pictureLink(page, 1).click();
      await expect(page.getByRole("dialog")).toBeVisible();
      await page.keyboard.press("Tab");
      expect(await focusProblem(page)).toBeNull();
      await expectGoodPage(page, AUTHOR_CONTRAST);
    });

    test("answers yes, maybe and no with comments, ends with a message, and sees it all again later", async ({ accounts, openVisitor }) => {
      const [opened, token] = [await makePackage(accounts, language), await signInToContract()];
      const { page } = await openAs(openVisitor, options, opened);
      await expectGoodPage(page);
      await answerButton(page, talentAt(0), "yes").click();
      await giveName(page, words, "Rita");
      await answerButton(page, talentAt(1), "maybe").click();
      await answerButton(page, talentAt(2), "no").click();
      await page.getByRole("button", { name: words.addComment(talentAt(1).name) }).click();
      await page.getByLabel(words.comment(talentAt(1).name)).fill("Ver em vídeo");
      await page.getByLabel(words.message).fill("Gostamos muito");
      await page.getByRole("button", { name: words.done }).click();
      await expect(page.getByText(words.isDone)).toBeVisible();
      await expect(page.getByText(words.saved)).toBeVisible();
      await expectGoodPage(page);
      const answers = [`Rita ${talentAt(0).id} yes`, `Rita ${talentAt(1).id} maybe Ver em vídeo`, `Rita ${talentAt(2).id} no`].sort();
      const people = [{ name: "Rita", message: "Gostamos muito", isDone: true }];
      await expect.poll(() => readStoredAnswers(token, opened)).toEqual({ answers, people });

      await openClientPackage(page, opened);
      await expect(page.getByText(words.isDone)).toBeVisible();
      await expectPressed(answerButton(page, talentAt(1), "maybe"));
      await expect(page.getByLabel(words.comment(talentAt(1).name))).toHaveValue("Ver em vídeo");
      await expect(page.getByLabel(words.message)).toHaveValue("Gostamos muito");
      // Pressing a choice again removes it.
      await answerButton(page, talentAt(2), "no").click();
      await expect.poll(async () => (await readStoredAnswers(token, opened)).answers).toContain(`Rita ${talentAt(2).id} null`);
    });

    test("loses and doubles no answer that was given offline, though the tab is closed and somebody else answers", async ({
      accounts,
      openVisitor,
    }) => {
      const [opened, token] = [await makePackage(accounts, language), await signInToContract()];
      const rita = await openAs(openVisitor, { ...options, mayLogErrors: true }, opened);
      const rui = await openAs(openVisitor, options, opened);
      await answerButton(rita.page, talentAt(0), "yes").click();
      await giveName(rita.page, words, "Rita");
      await answerButton(rui.page, talentAt(0), "no").click();
      await giveName(rui.page, words, "Rui");
      await expect(rita.page.getByText(words.saved)).toBeVisible();
      await rita.context.setOffline(true);
      await answerButton(rita.page, talentAt(0), "maybe").click();
      await answerButton(rita.page, talentAt(1), "no").click();
      await rita.page.getByRole("button", { name: words.addComment(talentAt(1).name) }).click();
      await rita.page.getByLabel(words.comment(talentAt(1).name)).fill("Fora do ar");
      await expect(rita.page.getByText(words.waiting)).toBeVisible();
      await expectGoodPage(rita.page);
      await answerButton(rui.page, talentAt(1), "yes").click();
      await expect(rui.page.getByText(words.saved)).toBeVisible();
      await rita.page.close();

      await rita.context.setOffline(false);
      const page = await rita.context.newPage();
      await openClientPackage(page, opened);
      await expect(page.getByText(words.saved)).toBeVisible();
      await expectPressed(answerButton(page, talentAt(0), "maybe"));
      await expect(page.getByLabel(words.comment(talentAt(1).name))).toHaveValue("Fora do ar");
      await expect(page.getByRole("list", { name: words.others }).first().getByText("Rui")).toBeVisible();
      const expected = [
        `Rita ${talentAt(0).id} maybe`,
        `Rita ${talentAt(1).id} no Fora do ar`,
        `Rui ${talentAt(0).id} no`,
        `Rui ${talentAt(1).id} yes`,
      ].sort();
      await expect.poll(async () => (await readStoredAnswers(token, opened)).answers).toEqual(expected);
    });

    test("sends the answers by itself when the connection comes back", async ({ accounts, openVisitor }) => {
      const opened = await makePackage(accounts, language);
      const { page, context } = await openAs(openVisitor, { ...options, mayLogErrors: true }, opened);
      await context.setOffline(true);
      await answerButton(page, talentAt(0), "yes").click();
      await giveName(page, words, "Rita");
      await expect(page.getByText(words.waiting)).toBeVisible();
      await context.setOffline(false);
      await expect(page.getByText(words.saved)).toBeVisible();
    });

    test("is told that a package was closed, and the browser then keeps nothing of it", async ({ accounts, openVisitor }) => {
      const opened = await makePackage(accounts, language);
      const { page } = await openAs(openVisitor, { ...options, mayLogErrors: true }, opened);
      const keptKeys = () => page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith("picks:")));
      await answerButton(page, talentAt(0), "yes").click();
      await giveName(page, words, "Rita");
      await expect(page.getByText(words.saved)).toBeVisible();
      expect(await keptKeys()).toHaveLength(1);
      await revokePackage(accounts, opened);
      await expect.poll(async () => (await page.goto(siteAddress() + opened.path))?.status()).toBe(410);
      await expect(page.getByRole("heading", { level: 1, name: words.ended })).toBeVisible();
      await expect.poll(keptKeys).toEqual([]);
      await expectGoodPage(page);
    });
  });

/** Lighthouse's slow connection. */
const SLOW_3G = { offline: false, latency: 400, downloadThroughput: 50_000, uploadThroughput: 50_000 };

/** Bytes until answers can be given, without pictures: three seconds of a slow connection. */
const FIRST_BYTES = 150_000;

test("a phone with a slow connection can answer after three seconds of data, without the pictures", async ({ accounts, openVisitor }) => {
  const opened = await makePackage(accounts, "pt", await findPackageTalents(accounts, 12));
  const { page, context } = await openVisitor({ width: 390 });
  const network = await context.newCDPSession(page);
  await network.send("Network.enable");
  await network.send("Network.emulateNetworkConditions", SLOW_3G);
  await network.send("Emulation.setCPUThrottlingRate", { rate: 4 });
  let bytes = 0;
  const pictures = new Set<string>();
  network.on("Network.requestWillBeSent", ({ requestId, type }) => void (type === "Image" && pictures.add(requestId)));
  network.on("Network.dataReceived", ({ requestId, encodedDataLength }) => {
    if (!pictures.has(requestId)) bytes += encodedDataLength;
  });
  await page.goto(siteAddress() + opened.path, { waitUntil: "commit" });
  const yes = answerButton(page, talentAt(0), "yes");
  await expect(yes).toBeEnabled();
  expect(bytes).toBeLessThan(FIRST_BYTES);
  await yes.click();
  await giveName(page, WORDS.pt, "Rita");
  await expect(page.getByText(WORDS.pt.saved)).toBeVisible();
  await linkOf(page, talentAt(0)).click();
  await expect(headingOf(page, talentAt(0))).toBeVisible();
  const cover = page.locator("article img").first();
  await expect.poll(() => cover.evaluate((image) => (image as HTMLImageElement).naturalWidth)).toBeGreaterThan(0);
});

test("a picture alone in the last row is not much higher than the others", async ({ accounts, openVisitor }) => {
  const talent = talentAt(0);
  const opened = await makePackage(accounts, "pt", [talent]);
  const { page } = await openVisitor();
  await page.goto(`${siteAddress()}${opened.path}?talento=${talent.id}`);
  await expect(pictureLink(page, 3)).toBeVisible();
  // For any number of pictures, those of one row have the same height.
  const heights = await page
    .locator("article ul li:has(img)")
    .evaluateAll((items) => items.map((item) => item.getBoundingClientRect().height).filter((height) => height > 0));
  expect(heights.length).toBeGreaterThanOrEqual(3);
  expect(Math.max(...heights)).toBeLessThanOrEqual(450);
});
