import assert from "node:assert/strict";
import { describe, it } from "node:test";

import { parse } from "csv-parse/sync";
import fc from "fast-check";

import type { ReportedRow } from "../report";
import type { RowPlan } from "../plan/row-plan";
import type { RowProblem } from "../problems";
import { writeReport } from "../report";

const work = { facts: {}, pictures: { cover: null, book: [], compo: [], digitals: [] }, consent: null, status: "draft" } as const;

const refused = (name: string, problems: readonly RowProblem[]): ReportedRow => ({
  plan: { row: 4, name, notes: [], state: "refused", problems },
  talent: null,
  pictures: [],
});

const changed: RowPlan = { row: 2, name: "Ana", notes: ["is-draft"], state: "changed", talent: 7, changes: ["height", "book"], work };
const same: RowPlan = { row: 3, name: "Bia", notes: [], state: "same", talent: 8 };

const linesOf = (rows: readonly ReportedRow[], language: string): string[][] =>
  parse(writeReport({ rows, unmatchedPictures: ["Ana Pradoo/1.jpg"] }, language), { delimiter: ";", bom: true });

describe("writeReport", () => {
  it("has a line for each row, in Portuguese and English", () => {
    const rows = [
      {
        plan: changed,
        talent: 7,
        pictures: [{ path: "ana/01.jpg", fate: "cover" } as const, { path: "ana/02.jpg", fate: "stored" } as const],
      },
      { plan: same, talent: 8, pictures: [] },
      refused("Eva", [
        { code: "unreadable", field: "hair", value: "ruivo", suggestions: ["Ruivo Natural"] },
        { code: "repeated", row: 2 },
      ]),
    ];
    assert.deepEqual(linesOf(rows, "en"), [
      ["Row", "Name", "State", "Number in the panel", "Changes", "Remarks", "Pictures"],
      [
        "2",
        "Ana",
        "changed",
        "7",
        "Height, Book",
        'Is a draft and stays one; to publish it, write "yes" in the column Publish.',
        "ana/01.jpg (Cover), ana/02.jpg (in the panel already)",
      ],
      ["3", "Bia", "same", "8", "", "", ""],
      ["4", "Eva", "refused", "", "", "Hair: “ruivo” was not understood. Did you mean “Ruivo Natural”? The same person as in row 2.", ""],
      ["", "", "no owner", "", "", "Put the picture into a folder with the talent's name or key.", "Ana Pradoo/1.jpg"],
    ]);
    assert.deepEqual(linesOf(rows, "pt")[1]?.slice(2, 5), ["mudou", "7", "Altura, Book"]);
  });

  it("lets no cell begin with what a spreadsheet calculates", () => {
    const start = fc.constantFrom("=", "+", "-", "@", "\t=", "\r=", " =", "＝", "a");
    fc.assert(
      fc.property(start, fc.string(), (first, rest) => {
        const [, line = []] = linesOf([refused(first + rest, [{ code: "not-written", value: first + rest }])], "pt");
        for (const cell of line) assert.doesNotMatch(cell, /^[=+\-@\t\r]/);
      }),
    );
  });
});
