import { readAgencyName } from "./site-content";
import { createStoppableSite, type StoppableSite } from "./stoppable-site";
import { findTemplates, toEnglish } from "./templates";
import { expect, expectGoodPage, gateIf, test as base } from "./test";
import { waitUntilIdle, type Visitor } from "./visitor";

interface Fixtures {
  site: StoppableSite;
  openCopy: (width?: number) => Promise<Visitor>;
}

/** Paths lead to a copy of the site that can be stopped. */
const test = base.extend<Fixtures>({
  site: async ({}, provide) => {
    const site = await createStoppableSite();
    await provide(site);
    await site.stop();
  },
  baseURL: ({ site }, provide) => provide(site.address),
  openCopy: ({ openVisitor }, provide) =>
    // The copy has another address than the site, and an offline page's requests fail.
    provide((width = 390) => openVisitor({ width, hasServiceWorker: true, mayAskOthers: true, mayLogErrors: true })),
});

const storedPaths = ({ page }: Visitor): Promise<string[]> =>
  page.evaluate(async () => {
    const lists = await Promise.all(
      (await caches.keys()).map(async (name) => (await (await caches.open(name)).keys()).map(({ url }) => new URL(url).pathname)),
    );
    return lists.flat();
  });

/** Paths are stored in the background. */
const expectStored = (visitor: Visitor, paths: readonly string[]): Promise<void> =>
  expect.poll(() => storedPaths(visitor)).toEqual(expect.arrayContaining([...paths]));

const expectPageStored = (visitor: Visitor, path: string): Promise<void> =>
  expectStored(visitor, [path, `/page-data${path}/page-data.json`]);

const CASES = [
  { width: 390, language: "pt", localized: (path: string) => path, words: "Sem conexão", again: "Tentar de novo" },
  { width: 1440, language: "en", localized: toEnglish, words: "No connection", again: "Try again" },
] as const;

for (const { width, language, localized, words, again } of CASES)
  test(
    `at ${width} px in ${language} a visitor without a network opens visited pages with pictures, and otherwise the offline page`,
    gateIf(width === 390),
    async ({ site, openCopy }) => {
      const talent = localized((await findTemplates()).talent ?? "");
      const listing = localized("/kids/meninas");
      const visitor = await openCopy(width);
      const { page } = visitor;
      const heading = page.getByRole("heading", { level: 1 });
      const picture = page.locator("main img").first();
      const follow = async (): Promise<void> => {
        await page.locator(`a[href="${talent}"]`).first().click();
        await expect(page).toHaveURL(talent);
      };
      await page.goto(listing);
      await expectPageStored(visitor, listing);
      await follow();
      await expectPageStored(visitor, talent);
      const name = await heading.innerText();
      const source = await picture.evaluate(async (image: HTMLImageElement) => {
        await image.decode();
        return new URL(image.currentSrc).pathname;
      });
      await expectStored(visitor, [source]);
      await waitUntilIdle(visitor); // a page without its scripts reloads itself

      await site.stop();
      await page.reload();
      await expect(heading).toHaveText(name);
      await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
      await page.goto(listing);
      await follow();
      await expect(heading).toHaveText(name);
      await page.goto(localized("/campanhas"));
      await expect(heading).toHaveText(words);
      await expectGoodPage(page);

      await site.start();
      await page.getByRole("link", { name: again }).click();
      await expect(page.locator(`main#content-${language}`)).toBeVisible();
    },
  );

test("the service worker deletes its copies of a withdrawn talent", async ({ site, openCopy }) => {
  const { talent = "" } = await findTemplates();
  const id = talent.split("/")[2] ?? "";
  const visitor = await openCopy();
  const { page } = visitor;
  await page.goto(talent);
  await expectPageStored(visitor, talent);
  site.withdraw(new RegExp(`/${id}/`));
  expect((await page.goto(talent))?.status()).toBe(404);
  const copies = async () => (await storedPaths(visitor)).filter((path) => path.includes(`/${id}/`));
  await expect.poll(copies).toEqual([]); // deleted in the background
  await page.goto("/contato");
  await expectPageStored(visitor, "/contato");
  await waitUntilIdle(visitor);
  await site.stop();
  await page.goto(talent);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Sem conexão");
  expect(await copies()).toEqual([]);
});

test("the service worker keeps neither answers to forms nor health reports", async ({ openCopy }) => {
  const visitor = await openCopy();
  await visitor.page.goto("/contato");
  await expectPageStored(visitor, "/contato");
  await visitor.page.evaluate(async () => {
    await (await fetch("/api/health")).text();
    await (await fetch("/api/entry/contact", { method: "POST", body: new FormData() })).text();
  });
  const kept = await storedPaths(visitor);
  expect(kept).toContain("/contato");
  expect(kept.filter((path) => /^\/api\/(entry|health)/.test(path))).toEqual([]);
});

test("the site is installable: manifest, icons, and a page controlled by the service worker", async ({ openCopy }) => {
  const { page } = await openCopy();
  for (const start of ["/", "/en"]) {
    await page.goto(start);
    const href = await page.locator('link[rel="manifest"]').getAttribute("href");
    const manifest = await page.evaluate((address) => fetch(address).then((answer) => answer.json()), href ?? "");
    expect(manifest).toMatchObject({ start_url: start, display: "standalone", name: await readAgencyName() });
    for (const { src, sizes } of manifest.icons as { src: string; sizes: string }[]) {
      const size = await page.evaluate(async (address) => {
        const image = new Image();
        image.src = address;
        await image.decode();
        return `${image.naturalWidth}x${image.naturalHeight}`;
      }, src);
      expect(size).toBe(sizes);
    }
  }
  // The service worker may not control the page that is open while it activates, but controls the next.
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  await page.goto("/");
  expect(await page.evaluate(() => navigator.serviceWorker.controller !== null)).toBe(true);
  const worker = await page.evaluate(() => fetch("/sw.js").then((answer) => answer.headers.get("cache-control")));
  expect(worker).toBe("no-cache");
});
