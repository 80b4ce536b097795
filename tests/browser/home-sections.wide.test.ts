import type { Browser, Page } from "playwright-core";
import { ADULT_AGE } from "../../src/domain/adult-age";
import type { CastingIndex } from "../../src/domain/casting-index";
import type { Home, HomeSection } from "../../src/domain/home";
import type { Talent } from "../../src/domain/talent";
import { createPanelAccounts, type PanelAccounts } from "./panel-roles";
import { readPageData } from "./site-content";
import { fetchText } from "./templates";
import { createVisitor, launchBrowser, panelAddress, visit } from "./visitor";

/** Phones: the whole screen, with the browser's bars, and a narrow one. */
const SCREENS = [
  { width: 390, height: 844 },
  { width: 390, height: 664 },
  { width: 360, height: 740 },
];

/** Accessible names of the sections; Instagram's is known after a request only. */
const NAMES: Readonly<Partial<Record<HomeSection, string>>> = {
  slider: "Destaques",
  paths: "Por onde começar",
  doors: "Categorias",
  newFaces: "Novos rostos",
  boards: "Nossas listas",
  blog: "Blog",
};

let browser: Browser;
beforeAll(async () => {
  browser = await launchBrowser();
});
afterAll(() => browser.close());

const openHome = async (javaScriptEnabled = true) => {
  const visitor = await createVisitor(browser, { width: 390, javaScriptEnabled });
  await visitor.page.addInitScript(() => sessionStorage.setItem("introSeen", "true"));
  return visitor;
};

const readHome = async (): Promise<Home> => (await readPageData("/")).home;

const topOf = (page: Page, selector: string): Promise<number> =>
  page
    .locator(selector)
    .first()
    .evaluate((element) => element.getBoundingClientRect().top);

describe("home on a phone", () => {
  it("leads to finding talent and to being scouted within the first screen, below the first slide", async () => {
    const visitor = await openHome();
    const { page } = visitor;
    const paths = page.getByRole("navigation", { name: NAMES.paths }).getByRole("link");
    for (const screen of SCREENS) {
      await page.setViewportSize(screen);
      await visit(visitor, "/");
      expect(await paths.evaluateAll((links) => links.map((link) => link.getAttribute("href")))).toEqual(["/pesquisa", "/seja-modelo"]);
      const bottoms = await paths.evaluateAll((links) => links.map((link) => link.getBoundingClientRect().bottom));
      expect(Math.max(...bottoms)).toBeLessThanOrEqual(screen.height);
      expect(await topOf(page, "main img")).toBeLessThan(Math.min(...bottoms));
      expect(await topOf(page, "main img")).toBeCloseTo(await topOf(page, "main"), 0);
    }
    await visitor.context.close();
  });

  it("has its sections in the chosen order", async () => {
    const visitor = await openHome();
    await visit(visitor, "/");
    const shown = await visitor.page
      .locator("main")
      .evaluate((main) =>
        [...main.children].map(
          (part) =>
            part.getAttribute("aria-label") ?? document.getElementById(part.getAttribute("aria-labelledby") ?? "")?.textContent ?? "",
        ),
      );
    const { sections } = await readHome();
    const chosen = sections.flatMap((section) => NAMES[section] ?? []);
    expect(shown.filter((name) => Object.values(NAMES).includes(name))).toEqual(chosen);
    await visitor.context.close();
  });

  it("shows faces of adults only", async () => {
    const { doors, newFaces } = await readHome();
    const faces = [...newFaces, ...doors.flatMap(({ face }) => face ?? [])];
    expect(faces.length).toBeGreaterThan(0);
    for (const { talentId } of faces) expect((await readTalent(talentId)).age).toBeGreaterThanOrEqual(ADULT_AGE);
  });
});

const readTalent = async (id: string): Promise<Talent> => JSON.parse(await fetchText(`/api/talents/${id}`));

/** A child whom the site lists. */
const findChild = async (): Promise<Talent> => {
  const { ids } = JSON.parse(await fetchText("/api/casting/kids/todos")) as CastingIndex;
  return readTalent(ids[0] ?? "");
};

describe("the home page's screen in the panel", () => {
  let accounts: PanelAccounts;
  beforeAll(async () => {
    accounts = await createPanelAccounts(browser);
  });
  afterAll(() => accounts.close());

  it("offers adults as new faces, and refuses a child", async () => {
    const child = await findChild();
    const adult = (await readHome()).newFaces[0]?.name ?? "";
    const session = await accounts.open({ role: "editor" });
    const page = await session.newPage();
    await page.goto(`${panelAddress()}/admin/globals/home-page`);
    const field = page.locator("#field-newFaces");
    await field.locator("input").fill(adult);
    await field.locator(".rs__option", { hasText: adult }).waitFor();
    await field.locator("input").fill(child.name);
    await field.locator(".rs__option", { hasText: adult }).waitFor({ state: "detached" });
    await field.locator(".rs__menu-notice").waitFor();
    expect(await field.locator(".rs__option", { hasText: child.name }).count()).toBe(0);
    const refusal = await page.evaluate(async (id) => {
      const response = await fetch("/cms/api/globals/home-page", {
        method: "POST",
        credentials: "include",
        headers: { "Content-Type": "application/json" },
        body: JSON.stringify({ newFaces: [id] }),
      });
      return { status: response.status, text: await response.text() };
    }, Number(child.talentId));
    expect(refusal.status).toBe(400);
    expect(refusal.text).toContain(`${child.name}: só maiores de 18 anos`);
    await session.close();
  });
});
