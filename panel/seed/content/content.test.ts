import assert from "node:assert/strict";
import { stat } from "node:fs/promises";
import path from "node:path";
import { describe, it } from "node:test";

import { FILES, listFiles } from "../store-files";
import { campaigns } from "./campaigns";
import { consents } from "./consents";
import { gallery } from "./gallery";
import { instagram } from "./instagram";
import { magazines } from "./magazines";
import { posts } from "./posts";
import { doors } from "./home";
import { websiteImages } from "./settings";
import { slides } from "./slides";
import { staff } from "./staff";
import { ageOnReferenceDay, talents } from "./talents";
import { websiteTexts } from "./texts";

const isPresent = <T>(value: T | null): value is T => value !== null;
const isHidden = (categories: readonly string[]): boolean => categories.some((category) => category.startsWith("TF -"));
const picturesIn = (html: string): string[] => [...html.matchAll(/<img src="([^"]+)"/gu)].flatMap((match) => match[1] ?? []);
const bodies = [...posts, ...campaigns].flatMap(({ html }) => [html.pt, html.en]).filter((html) => html !== undefined);

const usedFiles: string[] = [
  ...talents.flatMap((talent) => [
    talent.cover,
    ...talent.book,
    ...talent.compo,
    ...talent.digitals.map(({ file }) => file),
    ...talent.videos.map(({ file }) => file),
  ]),
  ...[...posts, ...campaigns, ...magazines, ...staff, ...gallery].map(({ cover }) => cover),
  ...magazines.flatMap(({ pages }) => pages),
  ...slides.flatMap(({ desktop, mobile }) => [desktop, mobile]),
  ...instagram.map(({ picture }) => picture),
  ...Object.values(websiteImages).map(({ file }) => file),
  ...Object.values(doors).map(({ file }) => file),
  ...bodies.flatMap(picturesIn),
].filter(isPresent);

describe("the demo talents", () => {
  it("are 120 people aged 1 to 60", () => {
    const ages = talents.map(ageOnReferenceDay);
    assert.equal(talents.length, 120);
    assert.equal(Math.min(...ages), 1);
    assert.equal(Math.max(...ages), 60);
  });

  it("fill all ten listings, and several of them have more than one page of twenty", () => {
    const listed = talents.filter(({ categories }) => !isHidden(categories));
    const sizes = ["kids", "teens", "ator", "talents", "Digital Influencer"].flatMap((category) =>
      ["man", "woman"].map(
        (gender) => listed.filter((talent) => talent.gender === gender && talent.categories.some((name) => name === category)).length,
      ),
    );
    assert.ok(
      sizes.every((size) => size > 0),
      `sizes ${sizes.join(", ")}`,
    );
    assert.ok(sizes.filter((size) => size >= 22).length >= 3, `sizes ${sizes.join(", ")}`);
  });

  it("have different names, and no category twice", () => {
    assert.equal(new Set(talents.map(({ name }) => name)).size, talents.length);
    for (const { key, categories } of talents) assert.equal(new Set(categories).size, categories.length, key);
  });

  it("include two in a hidden category and two without a cover", () => {
    assert.equal(talents.filter(({ categories }) => isHidden(categories)).length, 2);
    assert.equal(talents.filter(({ cover }) => cover === null).length, 2);
  });
});

describe("the demo consents", () => {
  it("allow the site for each talent under 18, and for nobody else", () => {
    const children = talents.filter((talent) => ageOnReferenceDay(talent) < 18).map(({ key }) => key);
    assert.deepEqual(
      consents.map(({ talent }) => talent),
      children,
    );
    assert.ok(consents.every(({ scopes }) => scopes.includes("site")));
  });

  it("are given by somebody with a name of two words that is no talent's", () => {
    const names = new Set(talents.map(({ name }) => name));
    for (const { person } of consents) {
      assert.match(person, /^\S+ \S+$/u);
      assert.equal(names.has(person), false, person);
    }
  });
});

describe("the records of the demo talents", () => {
  it("lack about 15% of the optional fields", () => {
    const fields = talents.flatMap(({ hair, hairKind, eyes, height, shoes, jeans }) => [hair, hairKind, eyes, height, shoes, jeans]);
    const share = fields.filter((field) => field === null).length / fields.length;
    assert.ok(share > 0.1 && share < 0.2, `share ${share}`);
  });

  it("have measurements and dates in the wire's format", () => {
    for (const { key, birthdate, height, shoes, jeans } of talents) {
      assert.match(birthdate, /^\d{4}-\d{2}-\d{2}$/u, key);
      if (height !== null) {
        const [cm = 0, feet = 0, inches = 0] = height.split(/[/.]/u).map(Number);
        assert.equal(Math.round(cm / 2.54), feet * 12 + inches, `${key} ${height}`);
        assert.ok(inches < 12, `${key} ${height}`);
      }
      if (shoes !== null) assert.match(shoes, /^\d\d(\.5)?$/u, key);
      if (jeans !== null) assert.match(jeans, /^\d+(x\d+)?$/u, key);
    }
  });

  it("have a book of three to nine pictures, except for two", () => {
    const sizes = talents.map(({ book }) => book.length);
    assert.equal(sizes.filter((size) => size === 0).length, 2);
    assert.ok(sizes.every((size) => size === 0 || (size >= 3 && size <= 9)));
  });
});

describe("the demo's other content", () => {
  it("has a fixed number of records of each kind", () => {
    const both = posts.filter(({ title }) => title.pt !== undefined && title.en !== undefined);
    assert.deepEqual(
      [posts.length, both.length, campaigns.length, magazines.length, staff.length, slides.length, gallery.length, instagram.length],
      [14, 10, 6, 3, 8, 4, 10, 8],
    );
    assert.ok(magazines.every(({ pages }) => pages.length >= 12 && pages.length <= 16));
  });

  it("has all texts of a post in the same languages", () => {
    for (const { key, slug, title, description, html } of posts) {
      for (const locale of ["pt", "en"] as const) {
        const written = [slug, title, description, html].map((text) => (text[locale] ?? "") !== "");
        assert.equal(new Set(written).size, 1, `${key} ${locale}`);
      }
    }
  });

  it("uses every slug once", () => {
    const slugs = [...posts.flatMap(({ slug }) => [slug.pt, slug.en]), ...campaigns.map(({ slug }) => slug)].filter(
      (slug) => slug !== undefined,
    );
    assert.equal(new Set(slugs).size, slugs.length);
    for (const slug of slugs) assert.match(slug, /^[a-z0-9]+(-[a-z0-9]+)*$/u);
  });

  it("has every website text in both languages", () => {
    for (const [key, text] of Object.entries(websiteTexts)) {
      assert.ok(text.pt.trim() !== "" && text.en.trim() !== "", key);
    }
  });

  it("hides one phone, and has only fictitious phones and example addresses", () => {
    assert.equal(staff.filter(({ phone }) => phone === "-").length, 1);
    for (const { phone, email } of staff) {
      assert.match(phone, /^(-|\+55 \(11\) 90000-\d{4})$/u);
      assert.match(email ?? "", /@casajuriti\.example$/u);
    }
  });
});

const MAX_BYTES = 8 * 1024 * 1024;

describe("the demo's files", () => {
  it("are the ones that the content uses, and have at most 8 MB", async () => {
    const files = await listFiles();
    assert.deepEqual(files.sort(), [...new Set(usedFiles)].sort());
    const sizes = await Promise.all(files.map(async (file) => (await stat(path.join(FILES, file))).size));
    const bytes = sizes.reduce((sum, size) => sum + size, 0);
    assert.ok(bytes <= MAX_BYTES, `${bytes} bytes`);
  });
});
