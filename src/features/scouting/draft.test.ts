import fc from "fast-check";
import { eraseDraft, readDraft, saveDraft } from "./draft";

const DAY = 86_400_000;
const NOW = Date.UTC(2026, 10, 20);

beforeEach(() => localStorage.clear());

it("restores text answers, without the consent and unknown fields", () => {
  saveDraft({ name: "Ana", city: "São Paulo", consent: true, email: "", image1: "data:image/jpeg", role: "admin" }, NOW);
  expect(readDraft(NOW)).toEqual({ name: "Ana", city: "São Paulo" });
  expect(JSON.stringify(localStorage)).not.toMatch(/consent|image1|admin/);
});

it.each([
  [7 * DAY - 1, { name: "Ana" }],
  [7 * DAY, null],
  [-1, null],
])("returns after %p ms %j, and erases an old draft", (age, draft) => {
  saveDraft({ name: "Ana" }, NOW);
  expect(readDraft(NOW + age)).toEqual(draft);
  expect(localStorage).toHaveLength(draft === null ? 0 : 1);
});

it("stores nothing for empty answers, and erases everything on request", () => {
  saveDraft({ name: "Ana" }, NOW);
  saveDraft({ name: "" }, NOW);
  expect(localStorage).toHaveLength(0);
  saveDraft({ name: "Ana" }, NOW);
  eraseDraft();
  expect(readDraft(NOW)).toBeNull();
});

it("ignores invalid data in storage", () => {
  const broken = fc.oneof(
    fc.string(),
    fc.json(),
    fc.record({ savedAt: fc.constant(NOW), answers: fc.jsonValue() }).map((kept) => JSON.stringify(kept)),
  );
  fc.assert(
    fc.property(broken, (text) => {
      localStorage.setItem("scouting-draft", text);
      const draft = readDraft(NOW);
      for (const answer of Object.values(draft ?? {})) expect(typeof answer).toBe("string");
    }),
  );
});

it("works without storage", () => {
  const forbidden = jest.spyOn(Storage.prototype, "setItem").mockImplementation(() => {
    throw new Error("forbidden");
  });
  expect(saveDraft({ name: "Ana" }, NOW)).toBe(false);
  forbidden.mockRestore();
});
