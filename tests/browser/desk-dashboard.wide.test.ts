import { randomUUID } from "node:crypto";
import type { Browser, Page } from "playwright-core";
import { dayIn } from "../../src/domain/age";
import { randomPhone, sendApplications } from "./applications";
import { waitFor } from "../wait";
import { type PanelOptions, randomName, signInToPanel } from "./panel-admin";
import { axeViolations, launchBrowser, panelAddress, waitForAnimations } from "./visitor";

let browser: Browser;
let admin: Page;
beforeAll(async () => {
  browser = await launchBrowser();
  admin = await signInToPanel(browser);
});
afterAll(() => browser.close());

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
  days: "em 9 dias",
  published: /^[\d.,]+ talentos? publicados?$/,
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
  days: "in 9 days",
  published: /^[\d.,]+ published talents?$/,
  forbidden: "Your account does not read this list.",
};

/** Opens a screen of the admin and waits until its scripts run, and until the gateway's parts have arrived. */
const openScreen = async (page: Page, path: string): Promise<void> => {
  await page.goto(`${panelAddress()}/admin${path}`);
  await page.getByRole("heading", { level: 1 }).waitFor();
  await page.waitForLoadState("networkidle");
};

/** Payload accepts its cookie only with the origin of the admin, which Playwright's requests do not send by themselves. */
const fromAdmin = () => ({ headers: { Origin: panelAddress() } });

const create = async (path: string, data: Record<string, unknown>): Promise<number> => {
  const response = await admin.request.post(`${panelAddress()}/cms/api/${path}`, { ...fromAdmin(), data });
  if (!response.ok()) throw new Error(`${path} answered ${response.status()}`);
  return ((await response.json()) as { doc: { id: number } }).doc.id;
};

const findId = async (path: string): Promise<number> => {
  const response = await admin.request.get(`${panelAddress()}/cms/api/${path}`, fromAdmin());
  if (!response.ok()) throw new Error(`${path} answered ${response.status()}`);
  return ((await response.json()) as { docs: { id: number }[] }).docs[0]?.id ?? 0;
};

/** Noon of a day at the agency, as the admin stores it. */
const inDays = (days: number): string => `${dayIn("America/Sao_Paulo", new Date(Date.now() + days * 24 * 60 * 60 * 1000))}T12:00:00.000Z`;

/** A draft talent, which the site does not show, whose consent expires in nine days. */
const storeEndingConsent = async (name: string): Promise<number> => {
  const categories = [await findId("categories?where[category][equals]=kids")];
  const talent = await create("talents?draft=true", { name, gender: "woman", birthdate: "2017-03-09", categories, _status: "draft" });
  const days = { givenAt: inDays(-30), expiresAt: inDays(9) };
  await create("consents", { talent, givenBy: "guardian", person: "Beatriz Exemplo", scopes: ["site"], ...days });
  return talent;
};

const expectGoodScreen = async (page: Page, width: number): Promise<void> => {
  await waitForAnimations(page);
  expect(await axeViolations(page)).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
};

const SCREENS: [string, Required<PanelOptions>, typeof PT][] = [
  ["Portuguese at 390 px", { width: 390, locale: "pt-BR" }, PT],
  ["English at 1440 px", { width: 1440, locale: "en-GB" }, EN],
];

describe.each(SCREENS)("the dashboard in %s", (_, options, words) => {
  it("shows its four parts, and its numbers lead to their lists", async () => {
    await sendApplications([{ realname: randomName("Ana"), phone: randomPhone() }]);
    const name = randomName("Clara");
    const talent = await storeEndingConsent(name);
    const page = await signInToPanel(browser, options);

    await openScreen(page, "");
    for (const title of [words.waiting, words.care, words.live, words.visitors])
      await page.getByRole("heading", { level: 2, name: title, exact: true }).waitFor();
    await expectGoodScreen(page, options.width);

    await page.getByRole("link", { name: words.applications }).click();
    await page.getByRole("heading", { level: 1, name: words.board }).waitFor();
    expect(new URL(page.url()).pathname).toBe("/admin/applications");

    await openScreen(page, "");
    await page.getByRole("link", { name: words.ending }).click();
    const row = page.locator("tbody tr", { hasText: `${words.consentOf}${name}` });
    await row.getByText(words.days).waitFor();
    await page.waitForLoadState("networkidle");
    await expectGoodScreen(page, options.width);

    await openScreen(page, "");
    await page.getByRole("link", { name: words.noCover }).click();
    await page.getByRole("heading", { level: 1, name: words.noCover }).waitFor();

    await openScreen(page, "");
    const [enquiries, registrations, published] = await Promise.all(
      [words.enquiries, words.registrations, words.published].map((label) =>
        page.getByRole("link", { name: label }).first().getAttribute("href"),
      ),
    );
    expect([enquiries, registrations]).toEqual(["/admin/enquiries?status=new", "/admin/registrations?status=new"]);
    expect(published).toContain("/admin/collections/talents?where");
    await admin.request.delete(`${panelAddress()}/cms/api/talents/${talent}`, fromAdmin());
    await page.close();
  });
});

describe.each([
  ["Portuguese at 1440 px", { width: 1440, locale: "pt-BR" }, [/desde a sua última visita$/, /^Tirar o filtro: desde /]],
  ["English at 390 px", { width: 390, locale: "en-GB" }, [/since your last visit$/, /^Remove the filter: since /]],
] as const)("the entries since the last visit in %s", (_, options, [link, filter]) => {
  it("have a list of their own", async () => {
    const page = await signInToPanel(browser, options);
    const hourAgo = new Date(Date.now() - 60 * 60 * 1000).toISOString();
    const value = { previous: null, latest: hourAgo };
    const saved = await page.request.post(`${panelAddress()}/cms/api/payload-preferences/desk-visits`, { ...fromAdmin(), data: { value } });
    expect(saved.status()).toBe(200);
    const name = randomName("Ana");
    await sendApplications([{ realname: name, phone: randomPhone() }]);
    // Tests that run beside this one send applications too, now and then between the two screens.
    await waitFor(async () => {
      await openScreen(page, "");
      const forms = page.locator("[data-kind=getScouted]");
      const count = Number.parseInt((await forms.getByRole("link", { name: link }).textContent()) ?? "", 10);
      await forms.getByRole("link", { name: link }).click();
      await page.waitForURL(/\/admin\/applications\?.*since=/);
      await page.locator("[data-card]", { hasText: name }).waitFor();
      expect(new URL(page.url()).searchParams.get("since")).toBe(hourAgo);
      expect(await page.locator("[data-card]").count()).toBe(Math.min(count, 48));
    }, 90);
    await page.waitForLoadState("networkidle");
    await expectGoodScreen(page, options.width);
    await page.getByRole("link", { name: filter }).click();
    await page.waitForURL(({ search }) => !search.includes("since="));
    await page.context().close();
  });
});

describe.each([
  ["Portuguese at 390 px", { width: 390, locale: "pt-BR" }, ["Recebidos que não chegaram ao painel", "Tudo chegou"]],
  ["English at 1440 px", { width: 1440, locale: "en-GB" }, ["Entries that did not reach the panel", "Everything arrived"]],
] as const)("the list of undelivered entries in %s", (_, options, [title, nothing]) => {
  it("says when there are none", async () => {
    const page = await signInToPanel(browser, options);
    await openScreen(page, "/care/deliveries");
    await page.getByRole("heading", { level: 1, name: title }).waitFor();
    await page.getByText(nothing).waitFor();
    await expectGoodScreen(page, options.width);
    await page.context().close();
  });
});

it("an editor sees no entries, and no list of consents that expire", async () => {
  const email = `${randomUUID()}@casajuriti.example`;
  const password = `quatro trilhos de vidro ${randomUUID()}`;
  const account = await create("users", { name: "Edição", email, password, role: "editor" });
  const page = await browser.newPage({ locale: "pt-BR", viewport: { width: 1440, height: 900 } });
  await page.request.post(`${panelAddress()}/cms/api/users/login`, { data: { email, password } });

  await openScreen(page, "");
  await page.getByRole("heading", { level: 2, name: PT.live, exact: true }).waitFor();
  expect(await page.getByText(PT.waiting).count()).toBe(0);
  expect(await page.getByText(PT.applications).count()).toBe(0);
  await expectGoodScreen(page, 1440);

  for (const list of ["ending", "deliveries"]) {
    await openScreen(page, `/care/${list}`);
    await page.getByText(PT.forbidden).waitFor();
  }
  await page.close();
  await admin.request.delete(`${panelAddress()}/cms/api/users/${account}`, fromAdmin());
});
