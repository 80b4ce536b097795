import type { BrowserContext, Page } from "@playwright/test";
import { cutAccents } from "./cut-accents";
import { followRequests } from "./panel-admin";
import { axeViolations, panelAddress, waitForAnimations } from "./visitor";

const PHONE = { width: 390, height: 2400 };
const DESKTOP = { width: 1440, height: 2400 };

/**
 * Known violations of Payload: chips of its select that contain buttons, its input as narrow as its text, and headings one level too low.
 */
const PAYLOAD_VIOLATIONS = [
  /^nested-interactive: (\.rs__multi-value[^,]*(, )?)+$/u,
  /^target-size: (#react-select-[^,]*-input(, )?)+$/u,
  /^heading-order: (h3|\.group-field__title)$/u,
];

interface Screen {
  page: Page;
  /** Errors of the console and of the page's scripts. */
  errors: string[];
}

/** In a new page; waits until the screen is complete. */
export const openScreen = async (context: BrowserContext, path: string): Promise<Screen> => {
  const page = await context.newPage();
  const errors: string[] = [];
  page.on("console", (message) => message.type() === "error" && errors.push(`${message.text()} ${message.location().url}`));
  page.on("pageerror", ({ message }) => errors.push(message));
  const waitUntilComplete = followRequests(page);
  await page.setViewportSize(DESKTOP);
  const response = await page.goto(panelAddress() + path);
  if (response?.status() !== 200) throw new Error(`${path} answered ${response?.status()}`);
  await waitUntilComplete();
  await waitForAnimations(page);
  return { page, errors };
};

/** Sets the position of sticky bars; empty restores their own. Before scrolling they cover controls, which axe reports as small targets. */
const setStickyBars = (page: Page, position: "static" | ""): Promise<void> =>
  page.evaluate((wanted) => {
    for (const element of document.body.querySelectorAll<HTMLElement>("*")) {
      const isBar = getComputedStyle(element).position === "sticky" && element.offsetWidth > window.innerWidth / 2;
      if (isBar || element.dataset.bar !== undefined) Object.assign(element.style, { position: wanted });
      if (isBar) element.dataset.bar = "";
    }
  }, position);

const violationsOf = async (page: Page): Promise<string[]> => {
  await setStickyBars(page, "static");
  const violations = await axeViolations(page);
  await setStickyBars(page, "");
  return violations.filter((violation) => !PAYLOAD_VIOLATIONS.some((known) => known.test(violation)));
};

/** Visible elements that begin or end beyond the window, and that no ancestor scrolls or clips. */
const overflowingElements = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const isContained = (element: Element): boolean => {
      for (let parent = element.parentElement; parent !== null && parent !== document.body; parent = parent.parentElement)
        if (["auto", "scroll", "hidden"].includes(getComputedStyle(parent).overflowX)) return true;
      return false;
    };
    return [...document.body.querySelectorAll<HTMLElement>("*")]
      .filter((element) => element.checkVisibility({ opacityProperty: true, visibilityProperty: true }))
      .filter((element) => element.closest("[inert], [aria-hidden=true], .tooltip") === null)
      .filter((element) => {
        const { width, height, right } = element.getBoundingClientRect();
        return width > 1 && height > 1 && right > window.innerWidth + 1 && !isContained(element);
      })
      .map((element) => `overflow: ${element.tagName.toLowerCase()}.${String(element.className)}`);
  });

/** Visible texts and names of controls, without the contents of records, which may be English, and texts that are marked as such. */
const shownTexts = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const ATTRIBUTES = ["aria-label", "title", "placeholder", "alt"];
    const OTHERS = "script, style, code, [contenteditable=true], td, tbody th";
    const isMarkedAsOther = (element: Element): boolean => element.closest("[lang]") !== document.documentElement;
    const isShown = (element: Element | null): element is Element =>
      element !== null &&
      element.closest(OTHERS) === null &&
      !isMarkedAsOther(element) &&
      element.checkVisibility({ visibilityProperty: true });
    const texts = new Set<string>();
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node !== null; node = walker.nextNode())
      if (isShown(node.parentElement)) texts.add((node.textContent ?? "").trim());
    for (const attribute of ATTRIBUTES)
      for (const element of document.body.querySelectorAll(`[${attribute}]`))
        if (isShown(element)) texts.add(element.getAttribute(attribute) ?? "");
    return [...texts].filter((text) => text !== "");
  });

/** A key of Payload's translations, shown when a text is missing; a name of the code, or of a record, in place of a text. */
const RAW_KEY = /\b(?!https?:|mailto:)[a-z][\w-]*:[a-z][a-zA-Z]+\b|\[object |^[a-z]+(-[a-z]+)+(_\S+)?$/u;

const ENGLISH_WORDS =
  /(?<!\p{L})(the|of|with|your|you|this|is|are|was|has|have|been|or|by|from|to|search|filters?|columns?|created?|saved?|publish(ed)?|unpublish(ed)?|select(ed)?|deleted?|duplicate|upload|download|view|show|hide|next|previous|remove|close|draft|changed|settings|language|theme|account|loading|untitled|choose|password|entries|entry|required|notifications|(janu|febru)ary|april|may|june|july|august|(septem|octo|novem|decem)ber|(mon|tues|wednes|thurs|fri|satur|sun)day)(?!\p{L})/iu;

const untranslatedTexts = async (page: Page, language: "pt" | "en"): Promise<string[]> => {
  const texts = await shownTexts(page);
  const isEnglish = (text: string): boolean => language === "pt" && ENGLISH_WORDS.test(text);
  return texts.filter((text) => RAW_KEY.test(text) || isEnglish(text)).map((text) => `not translated: ${text.slice(0, 80)}`);
};

/** Problems of a screen at 1440 and 390 px, one line each. `language` is the admin's. */
export const findProblems = async ({ page, errors }: Screen, language: "pt" | "en"): Promise<string[]> => {
  const problems = [...(await violationsOf(page)), ...(await cutAccents(page)), ...(await untranslatedTexts(page, language))];
  await page.setViewportSize(PHONE);
  await waitForAnimations(page);
  problems.push(...(await violationsOf(page)), ...(await cutAccents(page)), ...(await overflowingElements(page)).slice(0, 3));
  if ((await page.evaluate(() => document.documentElement.scrollWidth)) > PHONE.width) problems.push("overflow: the page scrolls sideways");
  const { pathname } = new URL(page.url());
  return [...new Set([...problems, ...errors.map((error) => `error: ${error}`)])].map((problem) => `${pathname} ${problem}`);
};
