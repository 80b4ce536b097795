import type { Page } from "@playwright/test";
import { findProblems, openScreen } from "./admin-checks";
import { randomPhone, sendApplications, sendForm, signInToContract } from "./applications";
import type { AdminOptions, PanelAccounts, PanelRole } from "./panel-accounts";
import { randomName } from "./panel-admin";
import { expect, test as base } from "./test";

/** Pages checked in parallel: while one waits for the panel, axe checks another. */
const LANES = 2;

// Each takes minutes, with records of its own.
base.describe.configure({ mode: "parallel" });

type Doc = { id: number };

/** Ids of records of this file, which no other test changes or deletes. */
type OwnRecords = Readonly<Record<"entries" | "talents" | "consents" | "enquiry" | "repeated", number>>;

const firstRecord = async (accounts: PanelAccounts, collection: string): Promise<number | undefined> => {
  const { docs } = (await accounts.request("GET", `/${collection}?limit=1&depth=0&sort=id`)) as { docs: Doc[] };
  return docs[0]?.id;
};

const sendEnquiry = async (name: string): Promise<number> => {
  const form = new FormData();
  const answers = { name, email: "beatriz@casajuriti.example", phone: randomPhone(), message: "Gostaria de um orçamento.", locale: "pt" };
  for (const [field, value] of Object.entries(answers)) form.append(field, value);
  return sendForm("contact", form, await signInToContract());
};

const createRecords = async (accounts: PanelAccounts): Promise<OwnRecords> => {
  const create = async (collection: string, data: unknown): Promise<number> =>
    ((await accounts.request("POST", `/${collection}`, data)) as { doc: Doc }).doc.id;
  const application = { realname: randomName("Inscrita"), phone: randomPhone() };
  const [entries = 0, repeated = 0] = await sendApplications([application, application]);
  const talents = await create("talents?draft=true", {
    name: randomName("Iara"),
    gender: "woman",
    birthdate: "2017-03-09",
    categories: [await firstRecord(accounts, "categories")],
    _status: "draft",
  });
  const consents = await create("consents", {
    talent: talents,
    givenBy: "guardian",
    person: "Beatriz Exemplo",
    scopes: ["print"],
    givenAt: "2026-01-10T12:00:00.000Z",
  });
  return { entries, repeated, talents, consents, enquiry: await sendEnquiry(randomName("Beatriz")) };
};

const test = base.extend<object, { own: OwnRecords }>({
  own: [
    async ({ accounts }, provide) => {
      const own = await createRecords(accounts);
      await provide(own);
      // Deletes its consent too.
      await accounts.request("DELETE", `/talents/${own.talents}`);
      for (const entry of [own.entries, own.repeated, own.enquiry]) await accounts.request("DELETE", `/entries/${entry}`);
    },
    { scope: "worker" },
  ],
});

const pathsOf = async (page: Page, selector: string): Promise<string[]> => [
  ...new Set(await page.locator(selector).evaluateAll((links) => links.map((link) => new URL((link as HTMLAnchorElement).href).pathname))),
];

const CARE_LISTS = ["ending", "unrecorded", "missing", "expired", "no-cover", "outgrown"].map((list) => `/admin/care/${list}`);

/** Screens that the menu does not show. */
const furtherScreens = (role: PanelRole, { entries, talents, enquiry }: OwnRecords): string[] => {
  const screens = ["/admin/account", "/admin/two-step", `/admin/packages/new?talents=${talents}`, ...CARE_LISTS];
  if (role === "editor") return [...screens, `/admin/collections/talents/${talents}/versions`, "/admin/globals/website-texts/versions"];
  return [...screens, `/admin/applications/${entries}`, `/admin/applications/${entries}/duplicates`, `/admin/enquiries/${enquiry}`];
};

const ROLES: readonly (Required<Omit<AdminOptions, "width">> & { sees: readonly string[]; never: readonly string[] })[] = [
  {
    role: "admin",
    language: "pt",
    theme: "light",
    sees: ["/admin/applications", "/admin/collections/consents/create", "/admin/audit", "/admin/export", "/admin/globals/settings"],
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
    never: ["/admin/collections/posts", "/admin/audit", "/admin/export", "/admin/globals/settings"],
  },
];

for (const { role, language, theme, sees, never } of ROLES)
  test(`no screen of the role ${role} has a problem at 390 and 1440 px, in ${language} and ${theme}`, async ({
    openAdmin,
    accounts,
    own,
  }) => {
    test.slow();
    const context = (await openAdmin({ role, language, theme })).context();
    const start = await openScreen(context, "/admin");
    const menu = (await pathsOf(start.page, ".nav a")).filter((path) => !path.endsWith("/logout"));
    await start.page.close();

    /** The forms of a collection: a new record's, if the role may create one, and an existing record's. */
    const formsOf = async (page: Page, path: string): Promise<string[]> => {
      const collection = /^\/admin\/collections\/([\w-]+)$/u.exec(path)?.[1];
      if (collection === undefined) return [];
      const record = (own as Partial<Record<string, number>>)[collection] ?? (await firstRecord(accounts, collection));
      const edit = record === undefined ? [] : [`${path}/${record}`];
      return [...(await pathsOf(page, ".list-header a[href$='/create']")), ...edit];
    };

    const screens = [...new Set([...menu, ...furtherScreens(role, own)])];
    const queue = [...screens];
    const walkLane = async (): Promise<void> => {
      for (let path = queue.shift(); path !== undefined; path = queue.shift()) {
        const screen = await openScreen(context, path);
        expect.soft(await findProblems(screen, language)).toEqual([]);
        const forms = await formsOf(screen.page, path);
        screens.push(...forms);
        queue.push(...forms);
        await screen.page.close();
      }
    };
    await Promise.all(Array.from({ length: LANES }, walkLane));
    expect(screens).toEqual(expect.arrayContaining([...sees]));
    expect(screens.filter((screen) => never.includes(screen))).toEqual([]);
  });

for (const colorScheme of ["light", "dark"] as const)
  test.describe(`with a ${colorScheme} system`, () => {
    test.use({ colorScheme });
    for (const path of ["/admin/login", "/admin/forgot"])
      test(`${path} has no problem at 390 and 1440 px`, async ({ context }) => {
        expect(await findProblems(await openScreen(context, path), "pt")).toEqual([]);
      });
  });
