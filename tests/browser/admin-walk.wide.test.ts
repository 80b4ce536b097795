import type { Browser, BrowserContext, Page } from "playwright-core";
import { findProblems, openScreen } from "./admin-checks";
import { randomPhone, sendApplications, sendForm, signInToContract } from "./applications";
import { randomName } from "./panel-admin";
import { type AdminOptions, createPanelAccounts, type PanelAccounts } from "./panel-roles";
import { launchBrowser } from "./visitor";

/** Pages that walk side by side: while one waits for the panel, axe looks at another. */
const LANES = 3;

type Doc = { id: number };

let browser: Browser;
let accounts: PanelAccounts;
let context: BrowserContext | null = null;
/** Records of this test, which no other test changes or deletes. */
let own: Readonly<Record<"entries" | "talents" | "consents" | "enquiry" | "repeated", number>>;

const create = async (collection: string, data: unknown): Promise<number> =>
  ((await accounts.request("POST", `/${collection}`, data)) as { doc: Doc }).doc.id;

const firstRecord = async (collection: string): Promise<number | undefined> => {
  const { docs } = (await accounts.request("GET", `/${collection}?limit=1&depth=0&sort=id`)) as { docs: Doc[] };
  return docs[0]?.id;
};

const sendEnquiry = async (name: string): Promise<number> => {
  const form = new FormData();
  const answers = { name, email: "beatriz@casajuriti.example", phone: randomPhone(), message: "Gostaria de um orçamento.", locale: "pt" };
  for (const [field, value] of Object.entries(answers)) form.append(field, value);
  return sendForm("contact", form, await signInToContract());
};

const createDraftTalent = async (): Promise<number> =>
  create("talents?draft=true", {
    name: randomName("Iara"),
    gender: "woman",
    birthdate: "2017-03-09",
    categories: [await firstRecord("categories")],
    _status: "draft",
  });

beforeAll(async () => {
  browser = await launchBrowser();
  accounts = await createPanelAccounts(browser);
  const application = { realname: randomName("Inscrita"), phone: randomPhone() };
  const [entries = 0, repeated = 0] = await sendApplications([application, application]);
  const talents = await createDraftTalent();
  const consent = {
    talent: talents,
    givenBy: "guardian",
    person: "Beatriz Exemplo",
    scopes: ["print"],
    givenAt: "2026-01-10T12:00:00.000Z",
  };
  own = { entries, repeated, talents, enquiry: await sendEnquiry(randomName("Beatriz")), consents: await create("consents", consent) };
});
afterEach(async () => {
  await context?.close();
  context = null;
});
afterAll(async () => {
  const { talents, entries, repeated, enquiry } = own;
  // Its consent goes with it.
  await accounts.request("DELETE", `/talents/${talents}`);
  for (const entry of [entries, repeated, enquiry]) await accounts.request("DELETE", `/entries/${entry}`);
  await accounts.close();
  await browser.close();
});

/** Paths of links, each once. */
const pathsOf = async (page: Page, selector: string): Promise<string[]> => [
  ...new Set(await page.locator(selector).evaluateAll((links) => links.map((link) => new URL((link as HTMLAnchorElement).href).pathname))),
];

/** The forms of a collection: a new record's, if the role may create one, and an existing record's. */
const formsOf = async (page: Page, path: string): Promise<string[]> => {
  const collection = /^\/admin\/collections\/([\w-]+)$/u.exec(path)?.[1];
  if (collection === undefined) return [];
  const record = (own as Partial<Record<string, number>>)[collection] ?? (await firstRecord(collection));
  const edit = record === undefined ? [] : [`${path}/${record}`];
  return [...(await pathsOf(page, ".list-header a[href$='/create']")), ...edit];
};

const CARE_LISTS = ["ending", "unrecorded", "missing", "expired", "no-cover", "outgrown"].map((list) => `/admin/care/${list}`);

/** Screens that the menu does not show. */
const furtherScreens = (role: AdminOptions["role"]): string[] => {
  const screens = ["/admin/account", "/admin/two-step", `/admin/packages/new?talents=${own.talents}`, ...CARE_LISTS];
  if (role === "editor") return [...screens, `/admin/collections/talents/${own.talents}/versions`, "/admin/globals/website-texts/versions"];
  const { entries, enquiry } = own;
  return [...screens, `/admin/applications/${entries}`, `/admin/applications/${entries}/duplicates`, `/admin/enquiries/${enquiry}`];
};

/** Looks at every screen that the menu leads to, their forms, and the further screens. */
const walk = async ({ role, language, theme }: Required<AdminOptions>): Promise<{ screens: string[]; problems: string[] }> => {
  const session = (context = await accounts.open({ role, language, theme }));
  const start = await session.newPage();
  await openScreen(start, "/admin");
  const menu = (await pathsOf(start, ".nav a")).filter((path) => !path.endsWith("/logout"));
  await start.close();
  const screens = [...new Set([...menu, ...furtherScreens(role)])];
  const queue = [...screens];
  const problems: string[] = [];
  const walkLane = async (): Promise<void> => {
    const page = await session.newPage();
    for (let path = queue.shift(); path !== undefined; path = queue.shift()) {
      problems.push(...(await findProblems(page, path, language)));
      const forms = await formsOf(page, path);
      screens.push(...forms);
      queue.push(...forms);
    }
  };
  await Promise.all(Array.from({ length: LANES }, walkLane));
  return { screens, problems };
};

const ROLES: readonly (Required<AdminOptions> & { sees: readonly string[]; never: readonly string[] })[] = [
  {
    role: "admin",
    language: "pt",
    theme: "light",
    sees: ["/admin/applications", "/admin/collections/consents/create", "/admin/collections/audit-events", "/admin/globals/settings"],
    never: [],
  },
  {
    role: "editor",
    language: "en",
    theme: "dark",
    sees: ["/admin", "/admin/packages", "/admin/collections/talents/create", "/admin/globals/website-texts"],
    never: ["/admin/applications", "/admin/enquiries", "/admin/registrations", "/admin/collections/consents", "/admin/globals/settings"],
  },
  {
    role: "scout",
    language: "en",
    theme: "dark",
    sees: ["/admin/applications", "/admin/enquiries", "/admin/registrations", "/admin/collections/consents/create"],
    never: ["/admin/collections/posts", "/admin/collections/audit-events", "/admin/globals/settings"],
  },
];

it.each(ROLES)("no screen of $role has a problem at 390 and 1440 px, in $language and $theme", async ({ sees, never, ...options }) => {
  const { screens, problems } = await walk(options);
  expect(screens).toEqual(expect.arrayContaining([...sees]));
  expect(screens.filter((screen) => never.includes(screen))).toEqual([]);
  expect(problems).toEqual([]);
});

it.each(["light", "dark"] as const)("no screen before the sign-in has a problem at 390 and 1440 px, in %s", async (theme) => {
  context = await browser.newContext({ locale: "pt-BR", colorScheme: theme });
  const page = await context.newPage();
  const problems = [...(await findProblems(page, "/admin/login", "pt")), ...(await findProblems(page, "/admin/forgot", "pt"))];
  expect(problems).toEqual([]);
});
