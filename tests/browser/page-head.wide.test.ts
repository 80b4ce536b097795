import type { Browser, Page } from "playwright-core";
import { createVisitor, launchBrowser, siteAddress, visit } from "./visitor";

let browser: Browser;
beforeAll(async () => {
  browser = await launchBrowser();
});
afterAll(() => browser.close());

/** Titles, canonical address, alternates and robots tags of the page's head. */
const head = (page: Page) =>
  page.evaluate(() => ({
    titles: [...document.head.querySelectorAll("title")].map(({ textContent }) => textContent),
    canonical: [...document.head.querySelectorAll<HTMLLinkElement>("link[rel=canonical]")].map(({ href }) => new URL(href).pathname),
    alternates: document.head.querySelectorAll("link[rel=alternate][hreflang]").length,
    robots: [...document.head.querySelectorAll<HTMLMetaElement>("meta[name=robots]")].map(({ content }) => content),
  }));

it.each([
  { prefix: "", titles: ["Contato", "Sobre nós", "Seleção"] },
  { prefix: "/en", titles: ["Contact", "Who we are", "Selection"] },
])(
  "under '$prefix' each page has its own head and nothing of the previous one, and the first keeps the head it was sent with",
  async ({ prefix, titles }) => {
    const [first = "", second = "", third = ""] = titles;
    const visitor = await createVisitor(browser, { width: 1440 });
    const { page } = visitor;
    await page.addInitScript(() => {
      new MutationObserver((changes) => {
        const removedHeads = changes
          .flatMap(({ removedNodes }) => [...removedNodes])
          .filter((node) => node instanceof Element && node.hasAttribute("data-gatsby-head"));
        Object.assign(window, { headsGone: ((window as { headsGone?: number }).headsGone ?? 0) + removedHeads.length });
      }).observe(document, { childList: true, subtree: true });
    });
    const gone = () => page.evaluate(() => (window as { headsGone?: number }).headsGone);
    const isAt = (word: string) => page.waitForFunction((start) => document.title.startsWith(start), word);

    await visit(visitor, `${prefix}/contato`);
    const sent = await head(page);
    expect(sent).toMatchObject({ titles: [expect.stringContaining(first)], canonical: [`${prefix}/contato`], alternates: 3, robots: [] });
    expect(await gone()).toBe(0);

    await page.locator(`footer a[href="${prefix}/sobre-nos"]`).click();
    await isAt(second);
    expect(await head(page)).toMatchObject({
      titles: [expect.stringContaining(second)],
      canonical: [`${prefix}/sobre-nos`],
      alternates: 3,
      robots: [],
    });
    expect(await gone()).toBeGreaterThan(0);

    await page.locator(`header a[href="${prefix}/selecao"]`).first().click();
    await isAt(third);
    expect(await head(page)).toMatchObject({ canonical: [`${prefix}/selecao`], robots: ["noindex"] });

    await page.goBack();
    await isAt(second);
    await page.goBack();
    await isAt(first);
    expect(await head(page)).toEqual(sent);
    expect(new URL(page.url()).href).toBe(new URL(`${prefix}/contato`, siteAddress()).href);
    expect(visitor.errors).toEqual([]);
    await visitor.context.close();
  },
);

it("the icon that browsers request by themselves is there", async () => {
  const response = await fetch(new URL("/favicon.ico", siteAddress()));
  expect([response.status, response.headers.get("content-type")]).toEqual([200, "image/x-icon"]);
  const visitor = await createVisitor(browser);
  await visit(visitor, "/contato");
  const size = await visitor.page.evaluate(async () => {
    const icon = new Image();
    icon.src = "/favicon.ico";
    await icon.decode();
    return [icon.naturalWidth, icon.naturalHeight];
  });
  expect(size).toEqual([32, 32]);
  await visitor.context.close();
});
