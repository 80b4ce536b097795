import * as fc from "fast-check";
import { ARBITRARY_SUMMARY } from "../../tests/builders/arbitrary-summaries";
import { aTalentSummary } from "../../tests/builders/domain-records";
import { fromCastingIndex, toCastingIndex } from "./casting-index";

const summary = fc.record(ARBITRARY_SUMMARY).map(aTalentSummary);

describe("the casting index", () => {
  it("equals the summaries that it was written from", () => {
    fc.assert(
      fc.property(fc.array(summary, { maxLength: 30 }), (talents) => {
        const sent: unknown = JSON.parse(JSON.stringify(toCastingIndex(talents)));
        expect(fromCastingIndex(sent as ReturnType<typeof toCastingIndex>)).toEqual(talents);
      }),
    );
  });

  it("keeps the order of first publication", () => {
    fc.assert(
      fc.property(fc.array(fc.tuple(summary, fc.nat(20)), { minLength: 1, maxLength: 30 }), (rows) => {
        const talents = rows.map(([talent, newest], row) => ({ ...talent, newest: row === 0 ? 1 : newest }));
        const sent: unknown = JSON.parse(JSON.stringify(toCastingIndex(talents)));
        expect(fromCastingIndex(sent as ReturnType<typeof toCastingIndex>)).toEqual(talents);
      }),
    );
  });

  it("has no column of a field that no talent has", () => {
    const index = toCastingIndex([aTalentSummary({ heightCm: null, skills: [], travels: false })]);
    for (const column of ["heights", "skills", "city", "travels", "newest"]) expect(index).not.toHaveProperty(column);
  });

  it("contains each distinct value of a dictionary column once", () => {
    const [one] = fc.sample(summary, 1);
    const index = toCastingIndex([one!, one!, one!]);
    expect(index.categories.values).toHaveLength(1);
    expect(index.categories.rows).toEqual([0, 0, 0]);
  });
});
