import "./setup/test-environment";

import assert from "node:assert/strict";
import { it } from "node:test";

import { changesPublishedContent, isWithdrawal } from "../src/publish/hooks";

const DRAFTS = { hasDrafts: true };

it("a save concerns visitors when the document is or was published", () => {
  const cases = [
    { now: "published", before: undefined, isDraftSave: false, expected: true },
    { now: "published", before: "draft", isDraftSave: false, expected: true },
    { now: "draft", before: "published", isDraftSave: false, expected: true },
    { now: "draft", before: undefined, isDraftSave: true, expected: false },
    { now: "draft", before: undefined, isDraftSave: false, expected: false },
    { now: "draft", before: "draft", isDraftSave: true, expected: false },
  ];
  for (const { expected, ...stage } of cases)
    assert.equal(changesPublishedContent({ ...DRAFTS, ...stage }), expected, JSON.stringify(stage));
});

it("withdrawing a document that has a newer draft concerns visitors, though both stages read draft", () => {
  assert.equal(changesPublishedContent({ ...DRAFTS, now: "draft", before: "draft", isDraftSave: false }), true);
});

it("what has no drafts is on the site as soon as it is saved", () => {
  assert.equal(changesPublishedContent({ hasDrafts: false, now: undefined, before: undefined, isDraftSave: false }), true);
});

it("a save that leaves a document unpublished is a withdrawal, a draft of a published one is not", () => {
  const cases = [
    { now: "draft", before: "published", isDraftSave: false, expected: true },
    { now: "draft", before: "draft", isDraftSave: false, expected: true },
    { now: "draft", before: "published", isDraftSave: true, expected: false },
    { now: "published", before: "published", isDraftSave: false, expected: false },
    { now: "draft", before: undefined, isDraftSave: false, expected: false },
  ];
  for (const { expected, ...stage } of cases) assert.equal(isWithdrawal({ ...DRAFTS, ...stage }), expected, JSON.stringify(stage));
  assert.equal(isWithdrawal({ hasDrafts: false, now: undefined, before: undefined, isDraftSave: false }), false);
});
