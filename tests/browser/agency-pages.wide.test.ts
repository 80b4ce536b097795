import type { Browser } from "playwright-core";
import { phoneAddress, whatsappAddress } from "../../src/domain/phone";
import { readPageData, readText } from "./site-content";
import { axeViolations, createVisitor, launchBrowser, visit } from "./visitor";

interface Member {
  phone: string | null;
  email: string | null;
  instagramUrl: string | null;
}

let browser: Browser;
let staff: readonly Member[];
let phone: string;
let whatsapp: string;
beforeAll(async () => {
  browser = await launchBrowser();
  staff = (await readPageData("/contato")).staff.nodes;
  phone = await readText("/contato", "contact_phone", "pt");
  whatsapp = await readText("/contato", "contact_whatsapp", "pt");
});
afterAll(() => browser.close());

const CASES = [
  { width: 390, prefix: "", agency: "agência", team: "Equipe", photos: "FOTOS", show: "Mostrar o mapa", map: "Mapa:" },
  { width: 1440, prefix: "/en", agency: "agency", team: "Team", photos: "PHOTOS", show: "Show the map", map: "Map:" },
];

describe.each(CASES)('at $width px under "$prefix"', ({ width, prefix, agency, team, photos, show, map }) => {
  it("presents the agency and its team, without phone numbers and e-mail addresses", async () => {
    const visitor = await createVisitor(browser, { width });
    await visit(visitor, `${prefix}/sobre-nos`);
    expect(await visitor.page.getByRole("heading", { level: 1, name: agency }).isVisible()).toBe(true);
    const members = visitor.page.getByRole("region", { name: team }).locator("li:has(h3)");
    expect(await members.count()).toBe(staff.length);
    for (const { instagramUrl } of staff.filter((member) => member.instagramUrl !== null))
      expect(await members.locator(`a[href="${instagramUrl}"]`).isVisible()).toBe(true);
    expect(await visitor.page.locator('main a[href^="tel:"], main a[href^="mailto:"]').count()).toBe(0);
    await visitor.context.close();
  });

  it("describes the workshop and shows its pictures", async () => {
    const visitor = await createVisitor(browser, { width });
    await visit(visitor, `${prefix}/workshop`);
    const gallery = visitor.page.getByRole("region", { name: photos });
    expect(await gallery.locator("img").count()).toBe((await readPageData("/workshop")).pictures.nodes.length);
    const description = await readText("/workshop", "workshop_description", prefix === "" ? "pt" : "en");
    expect(await visitor.page.locator("main").textContent()).toContain(description);
    expect(await visitor.page.locator(`main a[href="${whatsappAddress(whatsapp)}"]`).isVisible()).toBe(true);
    await visitor.context.close();
  });

  it("links phone numbers on the contact page, and loads the map on a press only", async () => {
    const visitor = await createVisitor(browser, { width });
    await visitor.page.route("https://www.google.com/**", (route) =>
      route.fulfill({ contentType: "text/html", body: "<!doctype html><title>Map</title>" }),
    );
    const address = await readText("/contato", "contact_address", prefix === "" ? "pt" : "en");
    await visit(visitor, `${prefix}/contato`);
    expect(await visitor.page.locator(`main a[href="${phoneAddress(phone)}"]`).isVisible()).toBe(true);
    expect(await visitor.page.locator(`main a[href="${whatsappAddress(whatsapp)}"]`).isVisible()).toBe(true);
    const members = visitor.page.locator("main li:has(h3)");
    expect(await members.locator('a[href^="mailto:"]').count()).toBe(staff.filter(({ email }) => email !== null).length);
    expect(await members.locator('a[href^="tel:"]').count()).toBe(staff.filter((member) => member.phone !== null).length);
    expect(visitor.foreignRequests).toEqual([]);
    await visitor.page.getByRole("button", { name: show }).press("Enter");
    await visitor.page.getByTitle(`${map} ${address}`).waitFor();
    await visitor.page.frameLocator("iframe").locator("html").waitFor({ state: "attached" });
    expect(visitor.foreignRequests).toEqual([
      expect.stringContaining(`https://www.google.com/maps?${new URLSearchParams({ q: address })}`),
    ]);
    expect(visitor.errors).toEqual([]);
    await visitor.context.close();
  });
});

it("the contact page with its map has no axe violation", async () => {
  const visitor = await createVisitor(browser);
  await visitor.page.route("https://www.google.com/**", (route) =>
    route.fulfill({ contentType: "text/html", body: '<!doctype html><html lang="pt"><title>Map</title><main><h1>Map</h1></main>' }),
  );
  await visit(visitor, "/contato");
  await visitor.page.getByRole("button", { name: "Mostrar o mapa" }).click();
  await visitor.page.getByTitle(/^Mapa/).waitFor();
  expect(await axeViolations(visitor.page)).toEqual([]);
  await visitor.context.close();
});

it("the contact page is readable without scripts, and its map is a link", async () => {
  const reader = await createVisitor(browser, { javaScriptEnabled: false });
  await visit(reader, "/contato");
  expect(await reader.page.getByText(await readText("/contato", "contact_address", "pt")).isVisible()).toBe(true);
  expect(await reader.page.getByRole("button", { name: "Mostrar o mapa" }).isVisible()).toBe(false);
  expect(await reader.page.getByRole("link", { name: /Abrir no Google Maps/ }).isVisible()).toBe(true);
  await reader.context.close();
});

it.each([991, 1440])("the menu at %p px keeps every link inside the window", async (width) => {
  const visitor = await createVisitor(browser, { width });
  await visit(visitor, "/en/contato");
  const right = await visitor.page
    .locator("header")
    .evaluate((header) => Math.max(...[...header.querySelectorAll("a")].map((link) => link.getBoundingClientRect().right)));
  expect(right).toBeLessThanOrEqual(width);
  expect(await visitor.page.locator("header").getByRole("link", { name: "Contact" }).getAttribute("aria-current")).toBe("page");
  await visitor.context.close();
});
