import type { Browser, BrowserContext } from "playwright-core";
import { findProblems } from "./admin-checks";
import { type AdminOptions, createPanelAccounts, type PanelAccounts } from "./panel-roles";
import { launchBrowser } from "./visitor";

jest.setTimeout(900_000);

let browser: Browser;
let accounts: PanelAccounts;
let context: BrowserContext | null = null;
let consent: number;

beforeAll(async () => {
  browser = await launchBrowser();
  accounts = await createPanelAccounts(browser);
  const { docs } = (await accounts.request("GET", "/talents?limit=1&where[_status][equals]=published")) as { docs: { id: number }[] };
  const data = {
    talent: docs[0]!.id,
    givenBy: "guardian",
    person: "Beatriz Exemplo",
    scopes: ["print"],
    givenAt: "2026-01-10T12:00:00.000Z",
  };
  consent = ((await accounts.request("POST", "/consents", data)) as { doc: { id: number } }).doc.id;
});
afterEach(async () => {
  await context?.close();
  context = null;
});
afterAll(async () => {
  await accounts.request("DELETE", `/consents/${consent}`);
  await accounts.close();
  await browser.close();
});

const SCREENS: readonly (Required<AdminOptions> & { paths: readonly string[] })[] = [
  {
    role: "admin",
    language: "pt",
    theme: "light",
    paths: [
      "/collections/talents",
      "/collections/talents/create",
      "/collections/audit-events",
      "/globals/settings",
      "/account",
      "/two-step",
    ],
  },
  { role: "scout", language: "en", theme: "dark", paths: ["/collections/consents", "/collections/consents/create"] },
];

it.each(SCREENS)("screens of $role have no problems at 390 and 1440 px, in $language and $theme", async ({ paths, ...options }) => {
  context = await accounts.open(options);
  const page = await context.newPage();
  const problems: string[] = [];
  for (const path of paths) problems.push(...(await findProblems(page, `/admin${path}`, options.language)));
  expect(problems).toEqual([]);
});

it.each(["light", "dark"] as const)("the sign-in screen has no problems at 390 and 1440 px, in %s", async (theme) => {
  context = await browser.newContext({ locale: "pt-BR", colorScheme: theme });
  const page = await context.newPage();
  expect(await findProblems(page, "/admin/login", "pt")).toEqual([]);
});
