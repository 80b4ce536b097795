import type { Browser, Page } from "playwright-core";
import { createStoppableSite, type StoppableSite } from "./stoppable-site";
import { readAgencyName } from "./site-content";
import { findTemplates, toEnglish } from "./templates";
import { waitUntil } from "../wait";
import { createVisitor, axeViolations, launchBrowser, waitUntilIdle, type Visitor } from "./visitor";

let browser: Browser;
let site: StoppableSite;
let visitor: Visitor;
let page: Page;
let talent: string;

beforeAll(async () => {
  browser = await launchBrowser();
  ({ talent = "" } = await findTemplates());
});
afterAll(() => browser.close());

beforeEach(async () => {
  site = await createStoppableSite();
});
afterEach(async () => {
  await visitor.context.close();
  await site.stop();
});

const open = async (width: number): Promise<void> => {
  visitor = await createVisitor(browser, { width, hasServiceWorker: true });
  page = visitor.page;
  await page.addInitScript(() => sessionStorage.setItem("introSeen", "true"));
};

const goTo = (path: string) => page.goto(site.address + path, { waitUntil: "load" });

/** All paths in the browser's caches. */
const storedPaths = (): Promise<string[]> =>
  page.evaluate(async () => {
    const lists = await Promise.all(
      (await caches.keys()).map(async (name) => (await (await caches.open(name)).keys()).map(({ url }) => new URL(url).pathname)),
    );
    return lists.flat();
  });

/** Waits until the page is stored, which happens in the background. */
const waitUntilStored = (path: string): Promise<unknown> =>
  waitUntil(`${path} is kept`, async () => {
    const kept = await storedPaths();
    return kept.includes(path) && kept.includes(`/page-data${path}/page-data.json`);
  });

/** Stops the site after the page is loaded, since a page without its scripts reloads itself. */
const goOffline = async (): Promise<void> => {
  await waitUntilIdle(visitor);
  await site.stop();
};

const heading = () => page.getByRole("heading", { level: 1 });

const ADDRESSES = { pt: (path: string) => path, en: toEnglish };

describe.each([
  [390, "pt", "Sem conexão"],
  [1440, "en", "No connection"],
] as const)("a visitor of %i px in %s who is offline", (width, language, words) => {
  const localized = ADDRESSES[language];

  it("still opens the visited pages, by address and by link, with their pictures", async () => {
    await open(width);
    await goTo(localized("/kids/meninas"));
    await waitUntilStored(localized("/kids/meninas"));
    await page
      .locator(`a[href="${localized(talent)}"]`)
      .first()
      .click();
    await page.waitForURL(`**${localized(talent)}`);
    await waitUntilStored(localized(talent));
    const name = await heading().innerText();
    const picture = await page
      .locator("main img")
      .first()
      .evaluate(async (image: HTMLImageElement) => {
        await image.decode();
        return new URL(image.currentSrc).pathname;
      });
    await waitUntil(`${picture} is kept`, async () => (await storedPaths()).includes(picture));

    await goOffline();
    await page.reload({ waitUntil: "load" });
    expect(await heading().innerText()).toBe(name);
    await page.waitForFunction(() =>
      [...document.querySelectorAll<HTMLImageElement>("main img")].some(({ naturalWidth }) => naturalWidth > 0),
    );
    await goTo(localized("/kids/meninas"));
    await page
      .locator(`a[href="${localized(talent)}"]`)
      .first()
      .click();
    await page.waitForURL(`**${localized(talent)}`);
    await page.getByRole("heading", { level: 1, name }).waitFor();
    await site.start();
  });

  it("sees the offline page for a page never visited, and reaches it after reconnecting", async () => {
    await open(width);
    await goTo(localized("/contato"));
    await waitUntilStored(localized("/contato"));
    await goOffline();
    await goTo(localized("/campanhas"));
    expect(await heading().innerText()).toBe(words);
    expect(await axeViolations(page).catch(() => ["axe could not run"])).toEqual([]);
    const scrollWidth = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(scrollWidth).toBeLessThanOrEqual(width);
    await site.start();
    await page.getByRole("link", { name: language === "pt" ? "Tentar de novo" : "Try again" }).click();
    await page.locator("main#content-" + language).waitFor();
  });
});

it("the service worker deletes its copies of a withdrawn talent", async () => {
  await open(390);
  await goTo(talent);
  await waitUntilStored(talent);
  const id = talent.split("/")[2] ?? "";
  const copies = async () => (await storedPaths()).filter((path) => path.includes(`/${id}/`));
  site.withdraw(new RegExp(`/${id}/`));
  expect((await goTo(talent))?.status()).toBe(404);
  await waitUntil("the copies are gone", async () => (await copies()).length === 0); // deleted in the background
  await goTo("/contato");
  await waitUntilStored("/contato");
  await goOffline();
  await goTo(talent);
  expect(await heading().innerText()).toBe("Sem conexão");
  expect(await copies()).toEqual([]);
  await site.start();
});

it("the service worker keeps neither answers to forms nor health reports", async () => {
  await open(390);
  await goTo("/contato");
  await waitUntilStored("/contato");
  await page.evaluate(() => fetch("/api/health").then((answer) => answer.text()));
  await page.evaluate(() => fetch("/api/entry/contact", { method: "POST", body: new FormData() }).then((answer) => answer.status));
  const kept = await storedPaths();
  expect(kept).toContain("/contato");
  expect(kept.filter((path) => /^\/api\/(entry|health)/.test(path))).toEqual([]);
});

it("the site is installable: manifest, icons, and a page controlled by the service worker", async () => {
  await open(390);
  for (const [path, start] of [
    ["/", "/"],
    ["/en", "/en"],
  ] as const) {
    await goTo(path);
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
  await goTo("/");
  expect(await page.evaluate(() => navigator.serviceWorker.controller !== null)).toBe(true);
  const worker = await page.evaluate(() => fetch("/sw.js").then((answer) => answer.headers.get("cache-control")));
  expect(worker).toBe("no-cache");
});
