import type { Page } from "@playwright/test";
import { expect, test } from "./test";
import { siteAddress, visit } from "./visitor";

const head = (page: Page) =>
  page.evaluate(() => ({
    titles: [...document.head.querySelectorAll("title")].map(({ textContent }) => textContent),
    canonical: [...document.head.querySelectorAll<HTMLLinkElement>("link[rel=canonical]")].map(({ href }) => new URL(href).pathname),
    alternates: document.head.querySelectorAll("link[rel=alternate][hreflang]").length,
    robots: [...document.head.querySelectorAll<HTMLMetaElement>("meta[name=robots]")].map(({ content }) => content),
  }));

/** The head of an indexed page with both languages. */
const indexedHead = (title: string, path: string) => ({
  titles: [expect.stringMatching(new RegExp(`^${title}`))],
  canonical: [path],
  alternates: 3,
  robots: [],
});

for (const { prefix, titles } of [
  { prefix: "", titles: ["Contato", "Sobre nós", "Seleção"] },
  { prefix: "/en", titles: ["Contact", "Who we are", "Selection"] },
])
  test(`under '${prefix}' each page has its own head and nothing of the previous one, and the first keeps the head it was sent with`, async ({
    openVisitor,
  }) => {
    const [first = "", second = "", third = ""] = titles;
    const visitor = await openVisitor();
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
    const expectHead = (expected: Record<string, unknown>) => expect.poll(() => head(page)).toMatchObject(expected);

    await visit(visitor, `${prefix}/contato`);
    const sent = await head(page);
    expect(sent).toMatchObject(indexedHead(first, `${prefix}/contato`));
    expect(await gone()).toBe(0);

    await page.locator(`footer a[href="${prefix}/sobre-nos"]`).click();
    await expectHead(indexedHead(second, `${prefix}/sobre-nos`));
    expect(await gone()).toBeGreaterThan(0);

    await page.locator(`header a[href="${prefix}/selecao"]`).first().click();
    await expectHead({ ...indexedHead(third, `${prefix}/selecao`), alternates: expect.any(Number), robots: ["noindex"] });

    await page.goBack();
    await expectHead(indexedHead(second, `${prefix}/sobre-nos`));
    await page.goBack();
    await expectHead(sent);
    await expect(page).toHaveURL(`${prefix}/contato`);
  });

test("the icon that browsers request by themselves is there", async ({ openPage }) => {
  const response = await fetch(new URL("/favicon.ico", siteAddress()));
  expect([response.status, response.headers.get("content-type")]).toEqual([200, "image/x-icon"]);
  const { page } = await openPage("/contato");
  const size = await page.evaluate(async () => {
    const icon = new Image();
    icon.src = "/favicon.ico";
    await icon.decode();
    return [icon.naturalWidth, icon.naturalHeight];
  });
  expect(size).toEqual([32, 32]);
});
