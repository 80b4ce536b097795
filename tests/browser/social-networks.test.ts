import { readPdf } from "../../server/tests/read-pdf";
import { NO_FILTER } from "../../src/domain/casting-choice";
import { filterTalents } from "../../src/domain/casting-filter";
import { sortTalents } from "../../src/domain/casting-order";
import { required } from "../../src/domain/required";
import { formatLongDate } from "../../src/i18n/format-date";
import { formatDecimal } from "../../src/i18n/format-text";
import { toChoices } from "../builders/choices";
import { findTalent } from "./find-talent";
import { readTalents, waitForNames } from "./site-content";
import { expect, expectGoodPage, test } from "./test";
import { axeViolations, siteAddress, waitForAnimations } from "./visitor";

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

for (const { width, locale, prefix, ...words } of [PORTUGUESE, ENGLISH])
  test.describe(`at ${width} px in ${locale}`, () => {
    const { networks, followers, measured, kit, filters, order, apply } = words;

    test("an influencer's page and media kit have the numbers of each network with their date", async ({ openPage }) => {
      const { path, talent } = await findTalent(
        ({ networkProfiles }) => networkProfiles.filter(({ numbers }) => numbers !== null).length > 1,
      );
      const { page } = await openPage(prefix + path, { width });
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
        for (const text of [handle, count, date]) await expect(row).toContainText(text);
      }
      await list.scrollIntoViewIfNeeded();
      await expectGoodPage(page);

      const address = await page.getByRole("link", { name: kit }).getAttribute("href");
      const response = await fetch(new URL(required(address, "link of the media kit"), siteAddress()));
      expect([response.status, response.headers.get("content-type")]).toEqual([200, "application/pdf"]);
      const [, back = ""] = readPdf(Buffer.from(await response.arrayBuffer())).texts;
      for (const { network, handle, count, date } of expected)
        expect(back).toMatch(new RegExp(`${network.toUpperCase()}\n${handle} .* ${count}.*${date}`));
    });

    test("influencers are found by network and sorted by followers", async ({ openPage }) => {
      const filter = { ...NO_FILTER, choices: { networks: toChoices("TikTok") } };
      const names = sortTalents("seguidores", filterTalents(filter, await readTalents("/digital-influencers/todos"))).map(
        ({ name }) => name,
      );
      expect(names.length).toBeGreaterThan(1);
      const { page } = await openPage(`${prefix}/digital-influencers`, { width });
      await page.getByRole("button", { name: filters, exact: true }).click();
      const form = page.getByRole("form", { name: filters });
      await form.getByRole("group", { name: networks }).getByRole("checkbox", { name: "TikTok", exact: true }).check();
      await form.getByRole("group", { name: order.group }).getByRole("radio", { name: order.name, exact: true }).check();
      await page.getByRole("button", { name: apply, exact: true }).click();
      await expect(page).toHaveURL(`${prefix}/digital-influencers?rede=TikTok&ordem=seguidores`);
      await expect(page.getByRole("button", { name: /TikTok$/ })).toBeVisible();
      await waitForNames(page, names);
      await page.mouse.move(0, 0); // a card under the pointer shows its name twice
      await waitForAnimations(page);
      expect(await axeViolations(page)).toEqual([]);
    });
  });

test("numbers that are too old are hidden, and the handle stays", async ({ openPage }) => {
  const { path, talent } = await findTalent(({ networkProfiles }) => networkProfiles.some(({ numbers }) => numbers === null));
  const old = required(
    talent.networkProfiles.find(({ numbers }) => numbers === null),
    "a network without numbers",
  );
  const { page } = await openPage(path);
  const row = page.locator('dl[aria-label="Redes sociais"] > div').filter({ has: page.getByText(old.network, { exact: true }) });
  await expect(row).toContainText(`@${old.handle}`);
  await expect(row).not.toContainText(/seguidor|medido em/);
});
