import { findTemplates } from "./templates";
import { expect, test } from "./test";
import { visit } from "./visitor";

const WIDTH = 320;

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

test("no template scrolls horizontally at 320 px with words of 60 letters", async ({ openVisitor }) => {
  const visitor = await openVisitor({ width: WIDTH });
  const visitorOfMissingPage = await openVisitor({ width: WIDTH, mayLogErrors: true });
  for (const [name, path] of Object.entries(await findTemplates())) {
    const opened = name === "not found" ? visitorOfMissingPage : visitor;
    await visit(opened, path);
    await opened.page.evaluate(lengthenTexts);
    expect.soft(await opened.page.evaluate(() => document.documentElement.scrollWidth), name).toBeLessThanOrEqual(WIDTH);
  }
});
