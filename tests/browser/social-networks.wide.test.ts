import type { Browser } from "playwright-core";
import { readPdf } from "../../server/tests/read-pdf";
import { NO_FILTER } from "../../src/domain/casting-choice";
import { filterTalents } from "../../src/domain/casting-filter";
import { fromCastingIndex, type CastingIndex } from "../../src/domain/casting-index";
import { sortTalents } from "../../src/domain/casting-order";
import { required } from "../../src/domain/required";
import { formatLongDate } from "../../src/i18n/format-date";
import { formatDecimal } from "../../src/i18n/format-text";
import { toChoices } from "../builders/choices";
import { findTalent } from "./find-talent";
import { waitForNames } from "./site-content";
import { fetchText } from "./templates";
import { axeViolations, createVisitor, launchBrowser, visit, waitForAnimations } from "./visitor";

let browser: Browser;
beforeAll(async () => {
  browser = await launchBrowser();
});
afterAll(() => browser.close());

const PORTUGUESE = {
  width: 390,
  locale: "pt",
  prefix: "",
  networks: "Redes sociais",
  followers: "seguidores",
  measured: "medido em",
  kit: "Media kit em PDF",
  filters: "Filtros",
  order: { group: "Ordem", name: "Seguidores" },
  apply: "Filtrar",
} as const;
const ENGLISH = {
  width: 1440,
  locale: "en",
  prefix: "/en",
  networks: "Social networks",
  followers: "followers",
  measured: "measured on",
  kit: "Media kit as PDF",
  filters: "Filters",
  order: { group: "Order", name: "Followers" },
  apply: "Filter",
} as const;

describe.each([PORTUGUESE, ENGLISH])("at $width px in $locale", (language) => {
  const { width, locale, prefix, networks, followers, measured, kit, filters, order, apply } = language;

  it("an influencer's page and media kit have the numbers of each network with their date", async () => {
    const { path, talent } = await findTalent(
      ({ networkProfiles }) => networkProfiles.filter(({ numbers }) => numbers !== null).length > 1,
    );
    const visitor = await createVisitor(browser, { width });
    const { page } = visitor;
    await visit(visitor, prefix + path);
    const list = page.locator(`dl[aria-label="${networks}"]`);
    const expected = talent.networkProfiles.flatMap(({ network, handle, numbers }) =>
      numbers === null
        ? []
        : [
            {
              network,
              handle: `@${handle}`,
              count: `${formatDecimal(numbers.followers, locale)} ${followers}`,
              date: `${measured} ${formatLongDate(numbers.measuredOn, locale, "UTC")}`,
            },
          ],
    );
    for (const { network, handle, count, date } of expected) {
      const row = list.locator("div").filter({ has: page.getByText(network, { exact: true }) });
      for (const text of [handle, count, date]) expect(await row.innerText()).toContain(text);
    }
    await list.scrollIntoViewIfNeeded();
    await waitForAnimations(page);
    expect(await axeViolations(page)).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);

    const address = await page.getByRole("link", { name: kit }).getAttribute("href");
    const response = await fetch(new URL(required(address, "link of the media kit"), page.url()));
    expect([response.status, response.headers.get("content-type")]).toEqual([200, "application/pdf"]);
    const [, back = ""] = readPdf(Buffer.from(await response.arrayBuffer())).texts;
    for (const { network, handle, count, date } of expected)
      expect(back).toMatch(new RegExp(`${network.toUpperCase()}\n${handle} .* ${count}.*${date}`));
    expect(visitor.errors).toEqual([]);
    await visitor.context.close();
  });

  it("influencers are found by network and sorted by followers", async () => {
    const all = fromCastingIndex(JSON.parse(await fetchText("/api/casting/digital-influencers/todos")) as CastingIndex);
    const filter = { ...NO_FILTER, choices: { networks: toChoices("TikTok") } };
    const names = sortTalents("seguidores", filterTalents(filter, all)).map(({ name }) => name);
    expect(names.length).toBeGreaterThan(1);
    const visitor = await createVisitor(browser, { width });
    const { page } = visitor;
    await visit(visitor, `${prefix}/digital-influencers`);
    await page.getByRole("button", { name: filters, exact: true }).click();
    const form = page.getByRole("form", { name: filters });
    await form.getByRole("group", { name: networks }).getByRole("checkbox", { name: "TikTok", exact: true }).check();
    await form.getByRole("group", { name: order.group }).getByRole("radio", { name: order.name, exact: true }).check();
    await page.getByRole("button", { name: apply, exact: true }).click();
    await page.waitForURL((url) => url.searchParams.has("ordem"));
    expect(new URL(page.url()).search).toBe("?rede=TikTok&ordem=seguidores");
    await page.getByRole("button", { name: /TikTok$/ }).waitFor();
    await waitForNames(page, names);
    await page.mouse.move(0, 0); // a card under the pointer shows its name twice
    await waitForAnimations(page);
    expect(await axeViolations(page)).toEqual([]);
    expect(visitor.errors).toEqual([]);
    await visitor.context.close();
  });
});

it("numbers that are too old are hidden, and the handle stays", async () => {
  const { path, talent } = await findTalent(({ networkProfiles }) => networkProfiles.some(({ numbers }) => numbers === null));
  const old = required(
    talent.networkProfiles.find(({ numbers }) => numbers === null),
    "a network without numbers",
  );
  const visitor = await createVisitor(browser);
  await visit(visitor, path);
  const row = visitor.page
    .locator('dl[aria-label="Redes sociais"] > div')
    .filter({ has: visitor.page.getByText(old.network, { exact: true }) });
  const text = await row.innerText();
  expect(text).toContain(`@${old.handle}`);
  expect(text).not.toMatch(/seguidor|medido em/);
  await visitor.context.close();
});
