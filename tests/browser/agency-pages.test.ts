import type { Page } from "@playwright/test";
import { phoneAddress, whatsappAddress } from "../../src/domain/phone";
import { readPageData, readText } from "./site-content";
import { expect, test } from "./test";
import { axeViolations } from "./visitor";

interface Member {
  phone: string | null;
  email: string | null;
  instagramUrl: string | null;
}

const readStaff = async (): Promise<readonly Member[]> => (await readPageData("/contato")).staff.nodes;

const linksToWhatsapp = async (page: Page) =>
  page.locator(`main a[href="${whatsappAddress(await readText("/contato", "contact_whatsapp", "pt"))}"]`);

/** Replaces Google's map by an empty one. */
const fakeMap = (page: Page) =>
  page.route("https://www.google.com/**", (route) =>
    route.fulfill({ contentType: "text/html", body: '<!doctype html><html lang="pt"><title>Map</title><main><h1>Map</h1></main>' }),
  );

const CASES = [
  { width: 390, prefix: "", language: "pt", agency: "agência", team: "Equipe", photos: "FOTOS", show: "Mostrar o mapa", map: "Mapa:" },
  { width: 1440, prefix: "/en", language: "en", agency: "agency", team: "Team", photos: "PHOTOS", show: "Show the map", map: "Map:" },
] as const;

for (const { width, prefix, language, agency, team, photos, show, map } of CASES)
  test.describe(`at ${width} px under "${prefix}"`, () => {
    test("presents the agency and its team, without phone numbers and e-mail addresses", async ({ openPage }) => {
      const staff = await readStaff();
      const { page } = await openPage(`${prefix}/sobre-nos`, { width });
      await expect(page.getByRole("heading", { level: 1, name: agency })).toBeVisible();
      const members = page.getByRole("region", { name: team }).locator("li:has(h3)");
      await expect(members).toHaveCount(staff.length);
      for (const { instagramUrl } of staff.filter((member) => member.instagramUrl !== null))
        await expect(members.locator(`a[href="${instagramUrl}"]`)).toBeVisible();
      await expect(page.locator('main a[href^="tel:"], main a[href^="mailto:"]')).toHaveCount(0);
    });

    test("describes the workshop and shows its pictures", async ({ openPage }) => {
      const { page } = await openPage(`${prefix}/workshop`, { width });
      const gallery = page.getByRole("region", { name: photos });
      await expect(gallery.locator("img")).toHaveCount((await readPageData("/workshop")).pictures.nodes.length);
      await expect(page.locator("main")).toContainText(await readText("/workshop", "workshop_description", language));
      await expect(await linksToWhatsapp(page)).toBeVisible();
    });

    test("links phone numbers on the contact page, and loads an accessible map on a press only", async ({ openPage }) => {
      const staff = await readStaff();
      const address = await readText("/contato", "contact_address", language);
      const { page, foreignRequests } = await openPage(`${prefix}/contato`, { width, mayAskOthers: true });
      await fakeMap(page);
      const phone = phoneAddress(await readText("/contato", "contact_phone", "pt"));
      await expect(page.locator(`main a[href="${phone}"]`)).toBeVisible();
      await expect(await linksToWhatsapp(page)).toBeVisible();
      const members = page.locator("main li:has(h3)");
      await expect(members.locator('a[href^="mailto:"]')).toHaveCount(staff.filter(({ email }) => email !== null).length);
      await expect(members.locator('a[href^="tel:"]')).toHaveCount(staff.filter((member) => member.phone !== null).length);
      expect(foreignRequests).toEqual([]);
      await page.getByRole("button", { name: show }).press("Enter");
      await expect(page.getByTitle(`${map} ${address}`)).toBeVisible();
      await expect(page.frameLocator("iframe").getByRole("heading")).toBeVisible();
      expect(foreignRequests).toEqual([expect.stringContaining(`https://www.google.com/maps?${new URLSearchParams({ q: address })}`)]);
      expect(await axeViolations(page)).toEqual([]);
    });
  });

test("the contact page is readable without scripts, and its map is a link", async ({ openPage }) => {
  const { page } = await openPage("/contato", { javaScriptEnabled: false });
  await expect(page.getByText(await readText("/contato", "contact_address", "pt"))).toBeVisible();
  await expect(page.getByRole("button", { name: "Mostrar o mapa" })).toBeHidden();
  await expect(page.getByRole("link", { name: /Abrir no Google Maps/ })).toBeVisible();
});

for (const width of [991, 1440])
  test(`the menu at ${width} px keeps every link inside the window`, async ({ openPage }) => {
    const { page } = await openPage("/en/contato", { width });
    const header = page.locator("header");
    const right = await header.evaluate((element) =>
      Math.max(...[...element.querySelectorAll("a")].map((link) => link.getBoundingClientRect().right)),
    );
    expect(right).toBeLessThanOrEqual(width);
    await expect(header.getByRole("link", { name: "Contact" })).toHaveAttribute("aria-current", "page");
  });
