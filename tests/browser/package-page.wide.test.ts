import { randomUUID } from "node:crypto";
import type { Browser, Locator, Page } from "playwright-core";
import { waitUntil } from "../wait";
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
import { signInToPanel } from "./panel-admin";
import { axeViolations, createVisitor, launchBrowser, siteAddress, waitForAnimations, type Visitor, PHONE_AND_DESKTOP } from "./visitor";

let browser: Browser;
let admin: Page;
let token: string;
let talents: ListedTalent[];
beforeAll(async () => {
  browser = await launchBrowser();
  admin = await signInToPanel(browser);
  token = await signInToContract();
  talents = await findPackageTalents(admin, 4);
});
afterAll(() => browser.close());

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

const makePackage = (language: "pt" | "en", chosen: readonly ListedTalent[] = talents): Promise<ClientPackage> =>
  createClientPackage(admin, { title: `Campanha ${randomUUID().slice(0, 8)}`, language, talents: chosen });

const talentAt = (index: number): ListedTalent => {
  const talent = talents[index];
  if (talent === undefined) throw new Error(`the package has no talent ${index}`);
  return talent;
};

const linkOf = (page: Page, { name }: ListedTalent): Locator => page.getByRole("link", { name, exact: true });

const headingOf = (page: Page, { name }: ListedTalent): Locator => page.getByRole("heading", { level: 1, name, exact: true });

const pictureLink = (page: Page, number: number): Locator => page.getByRole("link", { name: new RegExp(`, (foto|picture) ${number}$`) });

const isFocused = (target: Locator): Promise<boolean> => target.evaluate((element) => element === document.activeElement);

const waitForFocus = (page: Page, target: Locator): Promise<unknown> =>
  waitUntil(`the focus is on ${String(target)}`, async () => ((await target.count()) === 1 && (await isFocused(target)) ? true : null));

const pressedState = (button: Locator): Promise<string | null> => button.getAttribute("aria-pressed");

const giveName = async (page: Page, words: Words, name: string): Promise<void> => {
  await page.getByLabel(words.name).fill(name);
  await page.getByLabel(words.name).press("Enter");
  await page.getByRole("dialog").waitFor({ state: "detached" });
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
    if (await isFocused(target)) return;
  }
  throw new Error(`no Tab leads to ${String(target)}`);
};

/** In forced colours axe reads the page's own colour of a button's text, which is not painted. */
const AUTHOR_CONTRAST = "color-contrast";

const openAs = async (language: "pt" | "en", width: number, opened: ClientPackage): Promise<Visitor> => {
  const visitor = await createVisitor(browser, { width, locale: language === "pt" ? "pt-BR" : "en-GB" });
  await openClientPackage(visitor.page, opened);
  return visitor;
};

describe.each(PHONE_AND_DESKTOP)("a client with a window of $width px, in $language", ({ language, width }) => {
  const words = WORDS[language];

  it("goes through grid, profile, full-screen pictures and answers by keys alone", async () => {
    const visitor = await openAs(language, width, await makePackage(language));
    const { page } = visitor;
    await tabTo(page, linkOf(page, talentAt(0)));
    await page.keyboard.press("Enter");
    await waitForFocus(page, headingOf(page, talentAt(0)));

    await tabTo(page, answerButton(page, talentAt(0), "yes"));
    await page.keyboard.press("Space");
    await waitForFocus(page, page.getByLabel(words.name));
    await page.keyboard.type("Rita");
    await page.keyboard.press("Enter");
    await waitForFocus(page, answerButton(page, talentAt(0), "yes"));
    expect(await pressedState(answerButton(page, talentAt(0), "yes"))).toBe("true");

    await tabTo(page, pictureLink(page, 2));
    await page.keyboard.press("Enter");
    const dialog = page.getByRole("dialog");
    await dialog.getByText(/^2 \/ \d+$/).waitFor();
    await page.keyboard.press("ArrowRight");
    await dialog.getByText(/^3 \/ \d+$/).waitFor();
    await page.keyboard.press("ArrowLeft");
    await dialog.getByText(/^2 \/ \d+$/).waitFor();
    await page.keyboard.press("Escape");
    await dialog.waitFor({ state: "detached" });
    await waitForFocus(page, pictureLink(page, 2));

    await tabTo(page, page.getByRole("link", { name: words.next }));
    await page.keyboard.press("Enter");
    await waitForFocus(page, headingOf(page, talentAt(1)));
    await tabTo(page, page.getByRole("link", { name: words.back }), "Shift+Tab");
    await page.keyboard.press("Enter");
    await waitForFocus(page, linkOf(page, talentAt(1)));

    await tabTo(page, page.getByLabel(words.message));
    await page.keyboard.type("Obrigada");
    await tabTo(page, page.getByRole("button", { name: words.done }));
    await page.keyboard.press("Enter");
    await page.getByText(words.isDone).waitFor();
    await page.getByText(words.saved).waitFor();
    expect(visitor.errors).toEqual([]);
    expect(visitor.foreignRequests).toEqual([]);
    await visitor.context.close();
  });

  it("sees answers, the filter and the focus in forced colours", async () => {
    const visitor = await openAs(language, width, await makePackage(language));
    const { page } = visitor;
    await page.emulateMedia({ forcedColors: "active" });
    await page.reload();
    const [yes, no] = [answerButton(page, talentAt(0), "yes"), answerButton(page, talentAt(0), "no")];
    await yes.click();
    await giveName(page, words, "Rita");
    const coloursOf = (button: Locator): Promise<string> =>
      button.evaluate((element) => `${getComputedStyle(element).backgroundColor} ${getComputedStyle(element).color}`);
    await waitForAnimations(page);
    expect(await coloursOf(yes)).not.toBe(await coloursOf(no));
    const filter = page.getByRole("button", { name: words.yesOnly });
    await filter.click();
    expect(await filter.evaluate((element) => getComputedStyle(element).textDecorationLine)).toBe("underline");
    await tabTo(page, linkOf(page, talentAt(0)));
    await expectGoodPage(page, AUTHOR_CONTRAST);
    await page.keyboard.press("Enter");
    await headingOf(page, talentAt(0)).waitFor();
    await expectGoodPage(page, AUTHOR_CONTRAST);
    await pictureLink(page, 1).click();
    await page.getByRole("dialog").waitFor();
    await page.keyboard.press("Tab");
    expect(await focusProblem(page)).toBeNull();
    await expectGoodPage(page, AUTHOR_CONTRAST);
    await visitor.context.close();
  });

  it("answers yes, maybe and no with comments, ends with a message, and sees it all again later", async () => {
    const opened = await makePackage(language);
    const visitor = await openAs(language, width, opened);
    const { page } = visitor;
    await expectGoodPage(page);
    await answerButton(page, talentAt(0), "yes").click();
    await giveName(page, words, "Rita");
    await answerButton(page, talentAt(1), "maybe").click();
    await answerButton(page, talentAt(2), "no").click();
    await page.getByRole("button", { name: words.addComment(talentAt(1).name) }).click();
    await page.getByLabel(words.comment(talentAt(1).name)).fill("Ver em vídeo");
    await page.getByLabel(words.message).fill("Gostamos muito");
    await page.getByRole("button", { name: words.done }).click();
    await page.getByText(words.isDone).waitFor();
    await page.getByText(words.saved).waitFor();
    await expectGoodPage(page);
    const expected = {
      answers: [
        ["Rita", talentAt(0).id, "yes", ""],
        ["Rita", talentAt(1).id, "maybe", "Ver em vídeo"],
        ["Rita", talentAt(2).id, "no", ""],
      ],
      people: [["Rita", "Gostamos muito", true]],
    };
    const byTalent = async () => {
      const { answers, people } = await readStoredAnswers(token, opened);
      const order = talents.map(({ id }) => id);
      return { answers: [...answers].sort((one, other) => order.indexOf(one[1]) - order.indexOf(other[1])), people };
    };
    await waitUntil("the agency has the answers", async () => ((await byTalent()).answers.length === 3 ? true : null));
    await waitUntil("the agency has the message", async () => ((await byTalent()).people[0]?.[2] === true ? true : null));
    expect(await byTalent()).toEqual(expected);

    await openClientPackage(page, opened);
    await page.getByText(words.isDone).waitFor();
    expect(await pressedState(answerButton(page, talentAt(1), "maybe"))).toBe("true");
    expect(await page.getByLabel(words.comment(talentAt(1).name)).inputValue()).toBe("Ver em vídeo");
    expect(await page.getByLabel(words.message).inputValue()).toBe("Gostamos muito");
    // A choice that is pressed again is taken back.
    await answerButton(page, talentAt(2), "no").click();
    await waitUntil("the answer is taken back", async () => ((await byTalent()).answers[2]?.[2] === null ? true : null));
    expect(visitor.errors).toEqual([]);
    expect(visitor.foreignRequests).toEqual([]);
    await visitor.context.close();
  });

  it("loses and doubles no answer that was given offline, though the tab is closed and somebody else answers", async () => {
    const opened = await makePackage(language);
    const [rita, rui] = [await openAs(language, width, opened), await openAs(language, width, opened)];
    await answerButton(rita.page, talentAt(0), "yes").click();
    await giveName(rita.page, words, "Rita");
    await answerButton(rui.page, talentAt(0), "no").click();
    await giveName(rui.page, words, "Rui");
    await rita.page.getByText(words.saved).waitFor();
    await rita.context.setOffline(true);
    await answerButton(rita.page, talentAt(0), "maybe").click();
    await answerButton(rita.page, talentAt(1), "no").click();
    await rita.page.getByRole("button", { name: words.addComment(talentAt(1).name) }).click();
    await rita.page.getByLabel(words.comment(talentAt(1).name)).fill("Fora do ar");
    await rita.page.getByText(words.waiting).waitFor();
    await expectGoodPage(rita.page);
    await answerButton(rui.page, talentAt(1), "yes").click();
    await rui.page.getByText(words.saved).waitFor();
    await rita.page.close();

    await rita.context.setOffline(false);
    const page = await rita.context.newPage();
    await openClientPackage(page, opened);
    await page.getByText(words.saved).waitFor();
    expect(await pressedState(answerButton(page, talentAt(0), "maybe"))).toBe("true");
    expect(await page.getByLabel(words.comment(talentAt(1).name)).inputValue()).toBe("Fora do ar");
    await page.getByRole("list", { name: words.others }).first().getByText("Rui").waitFor();
    const expected = [
      ["Rita", talentAt(0).id, "maybe", ""],
      ["Rita", talentAt(1).id, "no", "Fora do ar"],
      ["Rui", talentAt(0).id, "no", ""],
      ["Rui", talentAt(1).id, "yes", ""],
    ];
    const sorted = (rows: readonly unknown[]): string[] => rows.map((row) => JSON.stringify(row)).sort();
    const stored = async () => sorted((await readStoredAnswers(token, opened)).answers);
    await waitUntil("all answers are stored", async () => ((await stored()).join() === sorted(expected).join() ? true : null));
    await rita.context.close();
    await rui.context.close();
  });

  it("sends the answers by itself when the connection comes back", async () => {
    const opened = await makePackage(language);
    const { page, context } = await openAs(language, width, opened);
    await context.setOffline(true);
    await answerButton(page, talentAt(0), "yes").click();
    await giveName(page, words, "Rita");
    await page.getByText(words.waiting).waitFor();
    await context.setOffline(false);
    await page.getByText(words.saved).waitFor();
    await context.close();
  });

  it("is told that a package was closed, and the browser then keeps nothing of it", async () => {
    const opened = await makePackage(language);
    const { page, context } = await openAs(language, width, opened);
    const keptKeys = () => page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith("picks:")));
    await answerButton(page, talentAt(0), "yes").click();
    await giveName(page, words, "Rita");
    await page.getByText(words.saved).waitFor();
    expect(await keptKeys()).toHaveLength(1);
    await revokePackage(admin, opened);
    await waitUntil("the package is gone", async () => ((await page.goto(siteAddress() + opened.path))?.status() === 410 ? true : null));
    await page.getByRole("heading", { level: 1, name: words.ended }).waitFor();
    await waitUntil("the browser keeps nothing", async () => ((await keptKeys()).length === 0 ? true : null));
    await expectGoodPage(page);
    await context.close();
  });
});

/** Lighthouse's slow connection. */
const SLOW_3G = { offline: false, latency: 400, downloadThroughput: 50_000, uploadThroughput: 50_000 };

/** Bytes until answers can be given, without pictures: three seconds of a slow connection. */
const FIRST_BYTES = 150_000;

it("a phone with a slow connection can answer after three seconds of data, without the pictures", async () => {
  const opened = await makePackage("pt", await findPackageTalents(admin, 12));
  const visitor = await createVisitor(browser, { width: 390 });
  const { page, context } = visitor;
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
  await answerButton(page, talentAt(0), "yes").and(page.locator(":enabled")).waitFor();
  expect(bytes).toBeLessThan(FIRST_BYTES);
  await answerButton(page, talentAt(0), "yes").click();
  await giveName(page, WORDS.pt, "Rita");
  await page.getByText(WORDS.pt.saved).waitFor();
  await linkOf(page, talentAt(0)).click();
  await headingOf(page, talentAt(0)).waitFor();
  await waitUntil("the cover is there", async () =>
    (await page
      .locator("article img")
      .first()
      .evaluate((image) => (image as HTMLImageElement).naturalWidth > 0))
      ? true
      : null,
  );
  expect(visitor.errors).toEqual([]);
  await context.close();
});

it("a picture alone in the last row is not much higher than the others", async () => {
  const [talent] = talents;
  const opened = await makePackage("pt", talent ? [talent] : []);
  const { page, context } = await createVisitor(browser, { width: 1440 });
  await page.goto(`${siteAddress()}${opened.path}?talento=${talent?.id}`);
  // Of any number of pictures: those of one row have the same height.
  const heights = await page
    .locator("article ul li:has(img)")
    .evaluateAll((items) => items.map((item) => item.getBoundingClientRect().height).filter((height) => height > 0));
  expect(heights.length).toBeGreaterThanOrEqual(3);
  expect(Math.max(...heights)).toBeLessThanOrEqual(450);
  await context.close();
});
