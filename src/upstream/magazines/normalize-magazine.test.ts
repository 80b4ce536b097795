import { RULES } from "../../../tests/builders/wire-records";
import { normalizeMagazine } from "./normalize-magazine";

const normalized = (changes: Readonly<Record<string, unknown>>) =>
  normalizeMagazine({ id: 2, title: "Revista", content: "m/1.jpg,m/2.jpg", ...changes }, { media: RULES, language: "en" });

it.each([
  ["its pages", {}, { magazineId: "2", language: "en", pages: ["m/1.jpg", "m/2.jpg"], cover: null, date: null }],
  ["pages among blanks", { content: " m/1.jpg , ,m/2.jpg," }, { pages: ["m/1.jpg", "m/2.jpg"] }],
  ["absolute pages", { content: "https://panel.example.com/storage/m/1.jpg" }, { pages: ["m/1.jpg"] }],
  ["its day", { created_at: "2025-02-10" }, { date: "2025-02-10T00:00:00.000Z" }],
])("reads %s", (_case, changes, magazine) => {
  expect(normalized(changes)).toMatchObject({ ok: true, value: magazine });
});

it.each([
  ["no pages", { content: " , " }, "content has no page"],
  ["no content", { content: null }, "content has no page"],
  ["a hole", { content: "m/1.jpg,https://foreign.example/2.jpg" }, "a page of content is not on an allowed media host"],
  ["a list for content", { content: ["m/1.jpg"] }, "content is not a text"],
  ["no title", { title: null }, "title is missing"],
])("rejects a magazine with %s", (_case, changes, error) => {
  expect(normalized(changes)).toEqual({ ok: false, error });
});
