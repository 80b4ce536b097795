import type { Page } from "@playwright/test";
import { dayIn } from "../../src/domain/day";
import { randomPhone, sendApplications } from "./applications";
import type { PanelAccounts } from "./panel-accounts";
import { asAdminPage, randomName, waitForAdmin } from "./panel-admin";
import { expect, expectGoodPage, gateIf, test } from "./test";
import { panelAddress, PHONE_AND_DESKTOP } from "./visitor";

const PT = {
  waiting: "O que espera",
  care: "Pede cuidado",
  live: "No ar",
  visitors: "O que visitantes procuram",
  applications: /\d+ inscri(ção nova|ções novas)/,
  board: "Inscrições",
  enquiries: /mensage(m nova|ns novas)/,
  registrations: /inscriç(ão|ões) no workshop/,
  noCover: /talentos? publicados? sem capa/,
  ending: /autoriza(ção vence|ções vencem) em até 60 dias/,
  consentOf: "Autorização de ",
  days: (count: number) => `em ${count} dias`,
  published: /^[\d.,]+ talentos? publicados?$/,
  since: /desde a sua última visita$/,
  filter: /^Tirar o filtro: desde /,
  undelivered: "Recebidos que não chegaram ao painel",
  delivered: "Tudo chegou",
  forbidden: "Sua conta não lê esta lista.",
};

const EN: typeof PT = {
  waiting: "Waiting",
  care: "Needs care",
  live: "Live",
  visitors: "Looked for by visitors",
  applications: /\d+ new applications?/,
  board: "Applications",
  enquiries: /new enquir(y|ies)/,
  registrations: /workshop registrations?/,
  noCover: /published talents? without a cover/,
  ending: /consents? expires? within 60 days/,
  consentOf: "Consent of ",
  days: (count: number) => `in ${count} days`,
  published: /^[\d.,]+ published talents?$/,
  since: /since your last visit$/,
  filter: /^Remove the filter: since /,
  undelivered: "Entries that did not reach the panel",
  delivered: "Everything arrived",
  forbidden: "Your account does not read this list.",
};

const WORDS = { pt: PT, en: EN };

const DAY_MS = 24 * 60 * 60 * 1000;

/** Short, so that an attempt that fails because other tests changed a number is soon repeated. */
const SOON = { timeout: 5_000 };

const openScreen = async (page: Page, path: string): Promise<void> => {
  await page.goto(`${panelAddress()}/admin${path}`);
  await waitForAdmin(page);
};

const today = (): number => Date.parse(dayIn("America/Sao_Paulo", new Date()));

/** Noon of a day at the agency, as the admin stores it. */
const inDays = (days: number): string => new Date(today() + (days + 0.5) * DAY_MS).toISOString();

/** A draft talent, which the site does not show, whose consent expires at a time. */
const storeEndingConsent = async (accounts: PanelAccounts, name: string, expiresAt: string): Promise<number> => {
  const { docs } = (await accounts.request("GET", "/categories?where[category][equals]=kids")) as { docs: { id: number }[] };
  const categories = docs.map(({ id }) => id);
  const data = { name, gender: "woman", categories, _status: "draft" };
  const { doc } = (await accounts.request("POST", "/talents?draft=true", data)) as { doc: { id: number } };
  const consent = { givenBy: "guardian", person: "Beatriz Exemplo", scopes: ["site"], givenAt: inDays(-30), expiresAt };
  await accounts.request("POST", "/consents", { talent: doc.id, ...consent });
  return doc.id;
};

for (const { language, width } of PHONE_AND_DESKTOP) {
  const words = WORDS[language];
  const screen = `in ${language} at ${width} px`;

  test(
    `${screen} the dashboard shows its four parts, and its numbers lead to their lists`,
    gateIf(language === "pt"),
    async ({ accounts, openAdmin }) => {
      await sendApplications([{ realname: randomName("Ana"), phone: randomPhone() }]);
      const name = randomName("Clara");
      const expiresAt = inDays(9);
      const daysLeft = (): number => Math.floor((Date.parse(expiresAt) - today()) / DAY_MS);
      const talent = await storeEndingConsent(accounts, name, expiresAt);
      const page = await openAdmin({ language, width });
      const number = (label: RegExp) => page.getByRole("link", { name: label }).first();

      await openScreen(page, "");
      for (const title of [words.waiting, words.care, words.live, words.visitors])
        await expect(page.getByRole("heading", { level: 2, name: title, exact: true })).toBeVisible();
      await expect(number(words.enquiries)).toHaveAttribute("href", "/admin/enquiries?status=new");
      await expect(number(words.registrations)).toHaveAttribute("href", "/admin/registrations?status=new");
      await expect(number(words.published)).toHaveAttribute("href", /^\/admin\/collections\/talents\?where/);
      await expectGoodPage(page);

      await number(words.applications).click();
      await expect(page.getByRole("heading", { level: 1, name: words.board })).toBeVisible();
      await expect(page).toHaveURL(({ pathname }) => pathname === "/admin/applications");

      await openScreen(page, "");
      await number(words.noCover).click();
      await expect(page.getByRole("heading", { level: 1, name: words.noCover })).toBeVisible();

      await openScreen(page, "");
      const before = daysLeft();
      await number(words.ending).click();
      const row = page.locator("tbody tr", { hasText: `${words.consentOf}${name}` });
      await expect(row).toBeVisible();
      // Midnight may have passed while the screen was opened.
      const days = [...new Set([before, daysLeft()])].map(words.days);
      await expect(row.getByText(new RegExp(`^(${days.join("|")})$`))).toBeVisible();
      await expectGoodPage(page);
      await accounts.request("DELETE", `/talents/${talent}`);
    },
  );

  test(`${screen} the list of undelivered entries says when there are none`, async ({ openAdmin }) => {
    const page = await openAdmin({ language, width });
    await expect(async () => {
      await openScreen(page, "/care/deliveries");
      await expect(page.getByRole("heading", { level: 1, name: words.undelivered })).toBeVisible();
      await expect(page.getByText(words.delivered)).toBeVisible(SOON);
    }).toPass();
    await expectGoodPage(page);
  });
}

for (const { language, width } of [
  { language: "pt", width: 1440 },
  { language: "en", width: 390 },
] as const)
  test(`in ${language} at ${width} px the entries since the last visit have a list of their own`, async ({ openAdmin }) => {
    const words = WORDS[language];
    const page = await openAdmin({ language, width });
    const hourAgo = new Date(Date.now() - 60 * 60 * 1000).toISOString();
    const saved = await page.request.post(`${panelAddress()}/cms/api/payload-preferences/desk-visits`, {
      ...asAdminPage(),
      data: { value: { previous: null, latest: hourAgo } },
    });
    expect(saved.status()).toBe(200);
    const name = randomName("Ana");
    await sendApplications([{ realname: name, phone: randomPhone() }]);
    // Tests that run at the same time also send applications, sometimes between the two screens.
    await expect(async () => {
      await openScreen(page, "");
      const link = page.locator("[data-kind=getScouted]").getByRole("link", { name: words.since });
      const count = Number.parseInt((await link.textContent()) ?? "", 10);
      await link.click();
      await expect(page).toHaveURL(
        ({ pathname, searchParams }) => pathname === "/admin/applications" && searchParams.get("since") === hourAgo,
      );
      await expect(page.locator("[data-card]", { hasText: name })).toBeVisible(SOON);
      await expect(page.locator("[data-card]")).toHaveCount(Math.min(count, 48), SOON);
    }).toPass();
    await expectGoodPage(page);
    await page.getByRole("link", { name: words.filter }).click();
    await expect(page).toHaveURL(({ searchParams }) => !searchParams.has("since"));
  });

test("an editor sees no entries, and no list of consents that expire", async ({ openAdmin }) => {
  const page = await openAdmin({ role: "editor" });
  await openScreen(page, "");
  await expect(page.getByRole("heading", { level: 2, name: PT.live, exact: true })).toBeVisible();
  await expect(page.getByText(PT.waiting)).toHaveCount(0);
  await expect(page.getByText(PT.applications)).toHaveCount(0);
  await expectGoodPage(page);
  for (const list of ["ending", "deliveries"]) {
    await openScreen(page, `/care/${list}`);
    await expect(page.getByText(PT.forbidden)).toBeVisible();
  }
});

test("the menu is open at 1440 px, and only who writes content is offered its language", async ({ openAdmin }) => {
  for (const role of ["editor", "scout"] as const) {
    const page = await openAdmin({ role, width: 1440 });
    await openScreen(page, "");
    await expect(page.getByRole("list", { name: "Dia a dia" })).toBeVisible();
    await expect(page.getByText("Idioma do conteúdo").filter({ visible: true })).toHaveCount(role === "scout" ? 0 : 1);
  }
});
