// First import: it sets the environment that the following modules read when they load.
import "../../../tests/setup/test-environment";

import assert from "node:assert/strict";
import { after, before, it } from "node:test";

import { createLocalReq, type Locale } from "payload";

import type { TestStore } from "../../../tests/setup/open-store";

// Loaded after the environment above is set.
const { openStore } = await import("../../../tests/setup/open-store");
const { readCustomizations } = await import("../read-identity");
const { localesOfSite } = await import("../site-languages");

let opened: TestStore;

before(async () => {
  opened = await openStore();
});
after(() => opened.close());

const switchTo = (english: boolean) => opened.payload.updateGlobal({ slug: "customizations", data: { english } });

const offered = async (): Promise<string[]> => {
  const { localization } = opened.payload.config;
  const locales: Locale[] = localization ? localization.locales : [];
  const req = await createLocalReq({}, opened.payload);
  return (await localesOfSite({ locales, req })).map(({ code }) => code);
};

it("a new store's site is in both languages", async () => {
  assert.deepEqual((await readCustomizations(opened.payload)).languages, ["pt", "en"]);
  assert.deepEqual(await offered(), ["pt", "en"]);
});

it("editors of a site in Portuguese alone are asked for Portuguese alone, and the site is told", async () => {
  await switchTo(false);
  assert.deepEqual((await readCustomizations(opened.payload)).languages, ["pt"]);
  assert.deepEqual(await offered(), ["pt"]);
});

it("English texts are kept while English is off, and come back", async () => {
  const { payload } = opened;
  const slug = "website-texts";
  await switchTo(true);
  await payload.updateGlobal({ slug, locale: "pt", data: { contact_reference: "Perto do parque" } });
  await payload.updateGlobal({ slug, locale: "en", data: { contact_reference: "Near the park" } });
  await switchTo(false);
  await payload.updateGlobal({ slug, locale: "pt", data: { contact_reference: "Perto da praça" } });
  await switchTo(true);
  assert.deepEqual(await offered(), ["pt", "en"]);
  const { contact_reference } = await payload.findGlobal({ slug, locale: "all" });
  assert.deepEqual(contact_reference, { pt: "Perto da praça", en: "Near the park" });
});
