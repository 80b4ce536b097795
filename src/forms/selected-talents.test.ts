import { NOTE_LIMIT, SELECTION_LIMIT } from "../config/form-limits";
import { formatSelectedTalents, parseSelectedTalents } from "./selected-talents";

const TOKEN = "a".repeat(22);

it("reads what it writes, in the same order", () => {
  const talents = [
    { talentId: "412", note: 'Para maio,\ncom "acento"' },
    { talentId: "7", note: null },
  ];
  expect(formatSelectedTalents(talents)).toBe(String.raw`[{"id":"412","note":"Para maio,\ncom \"acento\""},{"id":"7"}]`);
  expect(parseSelectedTalents(formatSelectedTalents(talents))).toEqual(talents);
});

it("removes the token of a hidden talent", () => {
  expect(parseSelectedTalents(`[{"id":"412~${TOKEN}"}]`)).toEqual([{ talentId: "412", note: null }]);
});

it.each(["", "[", "{}", "null", '"412"', "[1]", "[null]", '[{"id":412}]', '[{"id":"../x"}]', '[{"id":""}]', '[{"note":"x"}]'])(
  "is empty for %p",
  (text) => {
    expect(parseSelectedTalents(text)).toEqual([]);
  },
);

it("keeps the valid talents beside others, and limits their number and the length of a note", () => {
  expect(parseSelectedTalents('[{"id":"1"},{"id":"a b"},{"id":"2","note":5}]').map(({ talentId }) => talentId)).toEqual(["1", "2"]);
  const many = Array.from({ length: SELECTION_LIMIT + 5 }, (_, index) => ({ id: String(index), note: "x".repeat(NOTE_LIMIT + 1) }));
  const read = parseSelectedTalents(JSON.stringify(many));
  expect(read).toHaveLength(SELECTION_LIMIT);
  expect(read[0]?.note).toHaveLength(NOTE_LIMIT);
});
