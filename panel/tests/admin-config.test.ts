// First import: it sets the environment that the following modules read when they load.
import "./setup/test-environment";

import assert from "node:assert/strict";
import { it } from "node:test";

import config from "../src/payload.config";
import { categoryLabel } from "../src/talents/categories-words";

/**
 * Content of the site. All other records are personal data or the panel's own; earlier versions of those would remain after their deletion.
 */
const WITH_VERSIONS = [
  ...["boards", "campaigns", "gallery", "magazines", "posts", "slides", "staff", "talents"],
  ...["customizations", "home-page", "menu", "social-medias", "website-images", "website-texts"],
];

/** All except Payload's own, which have no forms. */
const listEntities = async () => {
  const { collections, globals } = await config;
  const entities = [...collections.filter(({ slug }) => !slug.startsWith("payload-")), ...globals];
  assert.ok(entities.length > 20);
  return entities;
};

it("no form of a collection or global has the API tab", async () => {
  const entities = await listEntities();
  assert.deepEqual(
    entities.filter(({ admin }) => admin.hideAPIURL !== true).map(({ slug }) => slug),
    [],
  );
});

it("only content of the site keeps earlier values, whatever Payload's default is", async () => {
  const entities = await listEntities();
  const withVersions = entities.filter(({ versions }) => Boolean(versions));
  assert.deepEqual(withVersions.map(({ slug }) => slug).sort(), WITH_VERSIONS.toSorted());
});

it("categories have the site's names, and unknown ones their own", () => {
  assert.equal(categoryLabel("kids", "pt"), "Kids");
  assert.equal(categoryLabel("Ator", "pt"), "Atores");
  assert.equal(categoryLabel("ator", "en"), "Actors");
  assert.equal(categoryLabel("TF - Marca", "pt"), "TF - Marca");
});

type AnyField = { name?: string; type: string; hidden?: boolean; admin?: FieldAdmin; flattenedFields?: AnyField[] };
type FieldAdmin = { hidden?: boolean; disabled?: boolean; components?: { Field?: unknown } };

const visibleDates = (fields: AnyField[], path: string): [string, unknown][] =>
  fields.flatMap((field) => {
    const own = `${path}.${field.name}`;
    if (field.hidden || field.admin?.hidden || field.admin?.disabled) return [];
    return field.type === "date" ? [[own, field.admin?.components?.Field]] : visibleDates(field.flattenedFields ?? [], own);
  });

it("every date of a form is read with the day first, and keeps what cannot be read", async () => {
  const entities = await listEntities();
  // Packages have no form of Payload.
  const shown = entities.filter(({ admin, slug }) => admin.hidden !== true && slug !== "packages");
  const dates = shown.flatMap(({ slug, flattenedFields }) => visibleDates(flattenedFields as AnyField[], slug));
  assert.ok(dates.length > 10);
  assert.deepEqual(
    dates.filter(([, component]) => component !== "/admin/dates/date-field#DateField"),
    [],
  );
});
