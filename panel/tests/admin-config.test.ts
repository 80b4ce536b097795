// First import: it sets the environment that the following modules read when they load.
import "./setup/test-environment";

import assert from "node:assert/strict";
import { it } from "node:test";

import config from "../src/payload.config";
import { categoryLabel } from "../src/talents/categories-words";

it("no form of a collection or global has the API tab", async () => {
  const { collections, globals } = await config;
  // Payload's own collections have no forms of their own.
  const entities = [...collections.filter(({ slug }) => !slug.startsWith("payload-")), ...globals];
  assert.ok(entities.length > 20);
  assert.deepEqual(
    entities.filter(({ admin }) => admin.hideAPIURL !== true).map(({ slug }) => slug),
    [],
  );
});

it("categories have the site's names, and unknown ones their own", () => {
  assert.equal(categoryLabel("kids", "pt"), "Kids");
  assert.equal(categoryLabel("Ator", "pt"), "Atores");
  assert.equal(categoryLabel("ator", "en"), "Actors");
  assert.equal(categoryLabel("TF - Marca", "pt"), "TF - Marca");
});
