import type { Browser } from "playwright-core";
import { findTemplates } from "./templates";
import { createVisitor, launchBrowser, visit } from "./visitor";

const WIDTH = 320;

let browser: Browser;
beforeAll(async () => {
  browser = await launchBrowser();
});
afterAll(() => browser.close());

/**
 * Replaces each text of the content store by a word of 60 letters, except interface texts (controls, labels, the slider's
 * counter) and names that scale with their length, which is measured when the page is built.
 */
const lengthenTexts = (): void => {
  const word = "Xy".repeat(30);
  const interfaceText =
    "button, label, legend, select, template, script, style, noscript, [style*='--ems'], [class*='count'], .visually-hidden";
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const texts: Text[] = [];
  while (walker.nextNode()) if (walker.currentNode instanceof Text) texts.push(walker.currentNode);
  for (const text of texts) {
    const isContent = text.parentElement?.closest("main, footer") && !text.parentElement.closest(interfaceText);
    if (isContent && text.data.trim() !== "") text.data = word;
  }
};

it("no template scrolls horizontally at 320 px with words of 60 letters", async () => {
  const widths: Record<string, number> = {};
  for (const [name, path] of Object.entries(await findTemplates())) {
    const visitor = await createVisitor(browser, { width: WIDTH });
    await visit(visitor, path);
    await visitor.page.evaluate(lengthenTexts);
    widths[name] = await visitor.page.evaluate(() => document.documentElement.scrollWidth);
    await visitor.context.close();
  }
  expect(Object.entries(widths).filter(([, width]) => width > WIDTH)).toEqual([]);
});
