import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { stopChildren } from "../../scripts/children";
import { freePort } from "../../scripts/free-port";
import { startGateway } from "../../scripts/gateway";
import { readSettings } from "../../scripts/settings";
import { upstreamVariables } from "../../src/config/environment";
import { splitLocale } from "../../src/config/routes";
import en from "../../src/locales/en/common.json";
import pt from "../../src/locales/pt/common.json";
import { fetchText } from "../browser/templates";
import { expect, test } from "../browser/test";
import { siteAddress, visit } from "../browser/visitor";
import { startUpstream } from "../fakes/upstream/start-upstream";
import { ADDRESSES, addressesIn, testEmptyPages } from "./empty-pages";
import { NO_STORE } from "./own-panel";
import { servedRelease } from "./served-release";

/** Words of the English site that no Portuguese one has. */
const ENGLISH_WORDS = Object.values(en).filter(
  (text) => text.length > 4 && !/\{\{/.test(text) && !Object.values<string>(pt).includes(text),
);

test.describe("the site of the double with nothing in it, in Portuguese alone", () => {
  let upstream: Awaited<ReturnType<typeof startUpstream>>;
  let dataDir: string;
  test.beforeAll(async () => {
    upstream = await startUpstream({ content: { empty: true } });
    upstream.content.customizations = { agency_name: "Agência Exemplo", languages: ["pt"] };
    dataDir = await mkdtemp(path.join(tmpdir(), "empty-"));
    const own = { PORT: String(await freePort()), SITE_URL: "", DATA_DIR: dataDir };
    const variables = { ...NO_STORE, ...upstreamVariables(upstream.settings), ...own };
    const { address } = await startGateway({ settings: await readSettings(variables) });
    process.env.SITE_ADDRESS = address;
  });
  test.afterAll(async () => {
    await stopChildren();
    await upstream.close();
    await rm(dataDir, { recursive: true, force: true });
  });

  testEmptyPages({ languages: ["pt"], dataDir: () => dataDir });

  for (const address of [...ADDRESSES, "/nao-existe"])
    test(`${address} leads to no English page, and shows no English word`, async ({ openVisitor }) => {
      expect(await fetchText(address)).not.toMatch(/hreflang|lang="en"|og:locale:alternate|\/en["/]/i);
      const visitor = await openVisitor({ mayLogErrors: address === "/nao-existe" });
      const { page } = visitor;
      await page.addInitScript(() => sessionStorage.setItem("introSeen", "true"));
      await visit(visitor, address);
      await expect(page.locator("h1:visible")).toBeVisible();
      const shown = await page.innerText("body");
      expect(ENGLISH_WORDS.filter((text) => shown.includes(text))).toEqual([]);
      await expect(page.locator("[hreflang], [lang=en], a[href^='/en/'], a[href='/en']")).toHaveCount(0);
    });

  for (const address of addressesIn(["en"]))
    test(`${address} redirects to its Portuguese page for now`, async () => {
      const { status, headers } = await fetch(siteAddress() + address, { redirect: "manual" });
      const location = splitLocale(address).path;
      expect([status, headers.get("location"), headers.get("cache-control")]).toEqual([302, location, "no-cache"]);
    });

  test("has no English file, and names no English address in its files", async () => {
    const { files, directory } = await servedRelease(dataDir);
    expect([...files.keys()].filter((name) => /(^|\/)en(\/|$)/.test(name))).toEqual([]);
    const own = [...files.keys()].filter((name) => /\.(xml|txt|webmanifest|json)$/.test(name));
    expect(own.length).toBeGreaterThan(ADDRESSES.length);
    for (const name of own) {
      const text = await readFile(path.join(directory, name), "utf8");
      expect([name, text]).toEqual([name, expect.not.stringMatching(/\/en["/<]|"language":"en"|"pt","en"|hreflang/)]);
    }
    expect(await readFile(path.join(directory, "sw.js"), "utf8")).not.toContain("en/offline.html");
  });
});
