import "../../../tests/setup/test-environment";

import assert from "node:assert/strict";
import { it } from "node:test";

import { changesPublishedContent, isWithdrawal } from "../hooks";

const DRAFTS = { hasDrafts: true };

it("a save changes published content when the record is or was published", () => {
  const cases = [
    { now: "published", before: undefined, isDraftSave: false, expected: true },
    { now: "published", before: "draft", isDraftSave: false, expected: true },
    { now: "draft", before: "published", isDraftSave: false, expected: true },
    { now: "draft", before: undefined, isDraftSave: true, expected: false },
    { now: "draft", before: undefined, isDraftSave: false, expected: false },
    { now: "draft", before: "draft", isDraftSave: true, expected: false },
  ];
  for (const { expected, ...change } of cases)
    assert.equal(changesPublishedContent({ ...DRAFTS, ...change }), expected, JSON.stringify(change));
});

it("withdrawing a record with a newer draft changes published content, though its status is draft before and after", () => {
  assert.equal(changesPublishedContent({ ...DRAFTS, now: "draft", before: "draft", isDraftSave: false }), true);
});

it("a save of a record without drafts changes published content", () => {
  assert.equal(changesPublishedContent({ hasDrafts: false, now: undefined, before: undefined, isDraftSave: false }), true);
});

it("a save that unpublishes a record is a withdrawal, a draft of a published record is not", () => {
  const cases = [
    { now: "draft", before: "published", isDraftSave: false, expected: true },
    { now: "draft", before: "draft", isDraftSave: false, expected: true },
    { now: "draft", before: "published", isDraftSave: true, expected: false },
    { now: "published", before: "published", isDraftSave: false, expected: false },
    { now: "draft", before: undefined, isDraftSave: false, expected: false },
  ];
  for (const { expected, ...change } of cases) assert.equal(isWithdrawal({ ...DRAFTS, ...change }), expected, JSON.stringify(change));
  assert.equal(isWithdrawal({ hasDrafts: false, now: undefined, before: undefined, isDraftSave: false }), false);
});
