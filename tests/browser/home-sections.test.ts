import type { Page } from "@playwright/test";
import { ADULT_AGE } from "../../src/domain/adult-age";
import type { CastingIndex } from "../../src/domain/casting-index";
import type { Home, HomeSection } from "../../src/domain/home";
import type { Talent } from "../../src/domain/talent";
import { asAdminPage, waitForAdmin } from "./panel-admin";
import { readPageData } from "./site-content";
import { fetchText } from "./templates";
import { expect, test } from "./test";
import { panelAddress, visit } from "./visitor";

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

const skipIntro = (page: Page) => page.addInitScript(() => sessionStorage.setItem("introSeen", "true"));

const readHome = async (): Promise<Home> => (await readPageData("/")).home;

const topOf = (page: Page, selector: string): Promise<number> =>
  page
    .locator(selector)
    .first()
    .evaluate((element) => element.getBoundingClientRect().top);

test.describe("home on a phone", () => {
  test("leads to finding talent and to being scouted within the first screen, below the first slide", async ({ openVisitor }) => {
    const visitor = await openVisitor({ width: 390 });
    const { page } = visitor;
    await skipIntro(page);
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
  });

  test("has its sections in the chosen order", async ({ openVisitor }) => {
    const visitor = await openVisitor({ width: 390 });
    await skipIntro(visitor.page);
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
  });

  test("shows faces of adults only", async () => {
    const { doors, newFaces } = await readHome();
    const faces = [...newFaces, ...doors.flatMap(({ face }) => face ?? [])];
    expect(faces.length).toBeGreaterThan(0);
    for (const { talentId } of faces) expect((await readTalent(talentId)).age).toBeGreaterThanOrEqual(ADULT_AGE);
  });
});

const readTalent = async (id: string): Promise<Talent> => JSON.parse(await fetchText(`/api/talents/${id}`));

const findChild = async (): Promise<Talent> => {
  const { ids } = JSON.parse(await fetchText("/api/casting/kids/todos")) as CastingIndex;
  return readTalent(ids[0] ?? "");
};

test("the home page's screen in the panel offers adults as new faces, and refuses a child", async ({ openAdmin }) => {
  const child = await findChild();
  const adult = (await readHome()).newFaces[0]?.name ?? "";
  const page = await openAdmin({ role: "editor" });
  await page.goto(`${panelAddress()}/admin/globals/home-page`);
  await waitForAdmin(page);
  const field = page.locator("#field-newFaces");
  const option = field.locator(".rs__option");
  await field.locator("input").fill(adult);
  await expect(option.filter({ hasText: adult })).not.toHaveCount(0);
  const answered = page.waitForResponse((response) => decodeURIComponent(response.request().postData() ?? "").includes(child.name));
  await field.locator("input").fill(child.name);
  expect(await (await answered).json()).toMatchObject({ docs: [] });
  await expect(field.locator(".rs__menu-notice")).toBeVisible();
  await expect(option.filter({ hasText: adult })).toHaveCount(0);
  await expect(option.filter({ hasText: child.name })).toHaveCount(0);
  const refusal = await page.request.post(`${panelAddress()}/cms/api/globals/home-page`, {
    data: { newFaces: [Number(child.talentId)] },
    ...asAdminPage(),
  });
  expect(refusal.status()).toBe(400);
  expect(await refusal.text()).toContain(`${child.name}: só maiores de 18 anos`);
});
