import { readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import { chromium, type Browser, type Page } from "@playwright/test";
import sharp from "sharp";
import { followRequests, waitForAdmin } from "../tests/browser/panel-admin";
import { findOrInstallChromium } from "./chromium";
import { say, StartError } from "./steps";

const MAX_BYTES = 120_000;
const COLOURS = [256, 128, 64, 32] as const;
const PHONE = { width: 390, height: 844 } as const;
const SHOWN_SITE = "https://casajuriti.example";
const pictures = path.resolve(__dirname, "../docs/pictures");

const variable = (name: string): string => {
  const value = process.env[name];
  if (value) return value.replace(/\/$/, "");
  throw new StartError(`${name} is not set: see CONTRIBUTING.md, "Pictures of the guide"`);
};

interface Picture {
  file: string;
  /** Address of the screen, below /admin. */
  path: string;
  width?: number;
  /** The part of the screen that is shown, from the top. */
  height: number;
  prepare?: (page: Page) => Promise<void>;
}

type Docs = Record<string, unknown>[];

interface Found {
  application: number;
  applicant: string;
  enquiry: number;
  consent: number;
}

const find = async (page: Page, collection: string, query: Record<string, string>): Promise<Docs> => {
  const search = new URLSearchParams({ depth: "0", limit: "50", ...query });
  return page.evaluate(async (address) => {
    const { docs = [] }: { docs?: Docs } = await (await fetch(address)).json();
    return docs;
  }, `/cms/api/${collection}?${search.toString()}`);
};

const first = ([found]: Docs, wanted: string): Record<string, unknown> => {
  if (found === undefined) throw new StartError(`The panel has no ${wanted}: fill it with invented people first`);
  return found;
};

const longestSelection = (docs: Docs): Docs => [...docs].sort((one, other) => selectionOf(other).length - selectionOf(one).length);
const selectionOf = ({ selection }: Record<string, unknown>): unknown[] => (Array.isArray(selection) ? selection : []);

/** The application of the first card that has another one of the same person. */
const findRepeatedApplication = async (page: Page): Promise<number> => {
  await page.goto(`${variable("PANEL_ADDRESS")}/admin/applications`);
  const cards = page.getByRole("listitem").filter({ hasText: "Mesma pessoa" });
  const address = await cards.first().getByRole("link").first().getAttribute("href");
  return Number(/applications\/(\d+)/.exec(address ?? "")?.[1]);
};

const findRecords = async (page: Page): Promise<Found> => {
  const application = await findRepeatedApplication(page);
  const applications = await find(page, "entries", { "where[id][equals]": String(application) });
  const enquiries = await find(page, "entries", { "where[kind][equals]": "contact", "where[status][equals]": "new" });
  const consents = await find(page, "consents", { "where[document][exists]": "true" });
  return {
    application,
    applicant: String(first(applications, "application").name),
    enquiry: Number(first(longestSelection(enquiries), "enquiry").id),
    consent: Number(first(consents.length > 0 ? consents : await find(page, "consents", {}), "consent").id),
  };
};

const searchAudit = async (page: Page, name: string): Promise<void> => {
  await page.getByLabel("Nome completo, telefone ou e-mail").fill(name);
  const button = page.getByRole("button", { name: "Procurar" });
  const answered = page.waitForResponse(/audit-events\/search/);
  await button.click();
  await answered;
  // The button is disabled until the answer is shown.
  await button.and(page.locator(":enabled")).waitFor();
};

const listPictures = ({ application, applicant, enquiry, consent }: Found): Picture[] => [
  { file: "desk-dashboard", path: "", height: 960 },
  { file: "desk-board", path: "/applications", height: 900 },
  { file: "desk-application", path: `/applications/${application}`, height: 900 },
  { file: "desk-phone", path: `/applications/${application}`, width: PHONE.width, height: PHONE.height },
  {
    file: "desk-decline",
    path: `/applications/${application}`,
    height: 900,
    prepare: async (page) => {
      await page.keyboard.press("5");
      await page.getByRole("dialog").waitFor();
    },
  },
  { file: "desk-comparison", path: `/applications/${application}/duplicates`, height: 900 },
  { file: "desk-enquiry", path: `/enquiries/${enquiry}`, height: 900 },
  { file: "desk-registrations", path: "/registrations", height: 800 },
  { file: "desk-consent", path: `/collections/consents/${consent}`, height: 1000 },
  { file: "desk-audit", path: "/audit", height: 800, prepare: (page) => searchAudit(page, applicant) },
];

const settle = async (page: Page): Promise<void> => {
  // The overlay of the development server, messages and the caret are no part of the screens.
  await page.addStyleTag({
    content: "nextjs-portal, [data-sonner-toaster] { display: none !important } * { caret-color: transparent !important }",
  });
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
};

/** Writes an 8-bit PNG, with as many colours as fit into the limit. */
const write = async (file: string, shot: Buffer): Promise<void> => {
  for (const colours of COLOURS) {
    const png = await sharp(shot).png({ palette: true, colours, compressionLevel: 9, effort: 10 }).toBuffer();
    if (png.length > MAX_BYTES && colours !== COLOURS.at(-1)) continue;
    await writeFile(path.join(pictures, `${file}.png`), png);
    say(`  docs/pictures/${file}.png: ${Math.round(png.length / 1000)} kB, ${colours} colours`);
    return;
  }
};

const signIn = async (browser: Browser, width = 1440): Promise<Page> => {
  const page = await browser.newPage({
    locale: "pt-BR",
    bypassCSP: true,
    timezoneId: "America/Sao_Paulo",
    viewport: { width, height: 900 },
  });
  page.setDefaultTimeout(120_000);
  const [email = "", password = ""] = (await readFile(path.join(variable("DATA_DIR"), "admin-password.txt"), "utf8")).trim().split("\n");
  await page.goto(`${variable("PANEL_ADDRESS")}/admin/login`);
  await waitForAdmin(page);
  await page.fill("#field-email", email);
  await page.fill("#field-password", password);
  await page.click("button[type=submit]");
  await page.waitForURL(({ pathname }) => !pathname.endsWith("/login"));
  return page;
};

const drawScreen = async (page: Page, { file, path: screen, width = 1440, height, prepare }: Picture): Promise<void> => {
  const waitUntilComplete = followRequests(page);
  await page.setViewportSize({ width, height });
  await page.goto(`${variable("PANEL_ADDRESS")}/admin${screen}`);
  await page.getByRole("heading", { level: 1 }).first().waitFor();
  await waitUntilComplete();
  await prepare?.(page);
  await waitUntilComplete();
  await settle(page);
  await write(file, await page.screenshot({ animations: "disabled" }));
};

/** The family's page, with an invented state in place of the gateway's answer. */
const drawFamilyPage = async (browser: Browser, site: string): Promise<void> => {
  const viewport = { width: PHONE.width, height: 1000 };
  const page = await browser.newPage({ locale: "pt-BR", bypassCSP: true, viewport, serviceWorkers: "block" });
  const erasableUntil = new Date(Date.now() + 300 * 24 * 60 * 60 * 1000).toISOString();
  const status = {
    form: "getScouted",
    state: "reviewing",
    sentAt: new Date().toISOString(),
    photos: 6,
    confirmation: "confirmed",
    erasableUntil,
  };
  // The picture shows the invented agency's address instead of this machine's.
  await page.route(`${SHOWN_SITE}/**`, async (route) => {
    const { pathname, search } = new URL(route.request().url());
    await route.fulfill({ response: await route.fetch({ url: `${site}${pathname}${search}` }) });
  });
  await page.route("**/api/family-pages/**", (route) => route.fulfill({ json: status }));
  await page.goto(`${SHOWN_SITE}/pedido/7F3A91C2#q8ZrT4bWk2NfY6mPs1VdXa`);
  await page.getByRole("button", { name: "Retirar e apagar tudo" }).waitFor();
  await settle(page);
  await write("family-page", await page.screenshot({ animations: "disabled" }));
};

/** Takes the pictures of docs/editing.md from a running panel with invented people; names after the command choose some of them. */
const drawGuidePictures = async (): Promise<void> => {
  const chosen = process.argv.slice(2);
  const isChosen = (file: string): boolean => chosen.length === 0 || chosen.includes(file);
  const browser = await chromium.launch({ executablePath: await findOrInstallChromium(), args: ["--no-sandbox", "--disable-gpu"] });
  try {
    const site = process.env.SITE_ADDRESS;
    if (site && isChosen("family-page")) await drawFamilyPage(browser, site);
    const page = await signIn(browser);
    for (const picture of listPictures(await findRecords(page))) if (isChosen(picture.file)) await drawScreen(page, picture);
  } finally {
    await browser.close();
  }
};

void drawGuidePictures();
