import * as fc from "fast-check";
import { ARBITRARY_SUMMARY } from "../../tests/builders/arbitrary-summaries";
import { aTalentSummary } from "../../tests/builders/domain-records";
import { castingPartsOf, joinCastingParts, joinSteps, type CastingParts } from "./casting-parts";
import type { TalentSummary } from "./talent";

const summary = fc
  .record({
    ...ARBITRARY_SUMMARY,
    // The columns contain sorted lists, counts with three digits, and only values that a filter reads.
    categories: ARBITRARY_SUMMARY.categories.map((categories) => categories.sort()),
    skills: ARBITRARY_SUMMARY.skills.map((skills) => skills.sort()),
    hairKind: fc.constant(null),
    followers: fc.option(fc.integer({ min: 0, max: 999 }).map((digits) => ({ count: digits * 1000, date: null }))),
  })
  .map(aTalentSummary);

const send = <Part>(part: Part): Part => JSON.parse(JSON.stringify(part));

const sendAll = (talents: readonly TalentSummary[], firstPage = 20): CastingParts => {
  const parts = castingPartsOf(talents, { list: "digest", firstPage });
  return {
    filters: send(parts.filters()),
    first: send(parts.first()),
    names: send(parts.names()),
    covers: send(parts.covers()),
    orders: send(parts.orders()),
  };
};

describe("the parts of a casting list", () => {
  it("equal the summaries that they were written from", () => {
    fc.assert(
      fc.property(fc.array(summary, { maxLength: 40 }), (talents) => {
        expect(joinCastingParts(sendAll(talents))).toEqual(talents);
      }),
    );
  });

  it("keep the order of first publication", () => {
    fc.assert(
      fc.property(fc.array(fc.tuple(summary, fc.nat(20)), { minLength: 1, maxLength: 40 }), (rows) => {
        const talents = rows.map(([talent, newest], row) => ({ ...talent, newest: row === 0 ? 1 : newest }));
        expect(joinCastingParts(sendAll(talents))).toEqual(talents);
      }),
    );
  });

  it("keep values beyond the characters of one byte", () => {
    const talents = Array.from({ length: 3000 }, (_, row) =>
      aTalentSummary({ talentId: String(row), heightCm: (row * 7) % 3000, age: row % 61, hairKind: null }),
    );
    expect(joinCastingParts(sendAll(talents))).toEqual(talents);
  });

  it("have the cards of the first page without the names and covers of all talents", () => {
    const talents = ["Ana", "Bia", "Caio"].map((name, row) =>
      aTalentSummary({ talentId: String(row), name, age: 20 + row, hairKind: null }),
    );
    const { filters, first } = sendAll(talents, 2);
    expect(joinCastingParts({ filters, first })).toEqual([
      talents[0],
      talents[1],
      { ...talents[2], talentId: "", name: "", coverVersion: null },
    ]);
    expect(first.letters).toBe("ABC");
    expect(JSON.stringify({ filters, first })).not.toContain("Caio");
  });

  it("tell in the filters whether talents have an order of publication, and the order in a part of its own", () => {
    const talents = [1, 0, 2].map((newest) => aTalentSummary({ newest }));
    const { orders, ...others } = sendAll(talents);
    expect(joinCastingParts(others).map(({ newest }) => newest)).toEqual([0, 0, 0]);
    expect(joinCastingParts({ ...others, orders }).map(({ newest }) => newest)).toEqual([1, 0, 2]);
    const unordered = sendAll(talents.map((talent) => ({ ...talent, newest: 0 })));
    expect(joinCastingParts(unordered)[0]).not.toHaveProperty("newest");
  });

  it("have no value that no filter reads", () => {
    const [talent] = joinCastingParts(sendAll([aTalentSummary({ hair: "Brown", hairKind: "Curly" })]));
    expect(talent).toMatchObject({ hair: "Brown", hairKind: null });
  });

  it("have no column of a field that no talent has", () => {
    const { filters, orders } = sendAll([aTalentSummary({ heightCm: null, skills: [], travels: false, followers: null })]);
    for (const column of ["heights", "skills", "city", "travels", "followers"]) expect(filters.columns).not.toHaveProperty(column);
    expect(orders.columns).toEqual({});
  });

  it.each([
    [98, 98, 98],
    [987, 980, 987],
    [12_345, 12_000, 12_300],
    [1_999_999, 1_900_000, 1_990_000],
  ])("round a count of %d down to %d for filters and to %d for orders", (count, filtered, sorted) => {
    const { orders, ...others } = sendAll([aTalentSummary({ followers: { count, date: null } })]);
    expect(joinCastingParts(others)[0]?.followers).toEqual({ count: filtered, date: null });
    expect(joinCastingParts({ ...others, orders })[0]?.followers).toEqual({ count: sorted, date: null });
  });

  it("need half of the text when values follow from other columns", () => {
    const talents = Array.from({ length: 1000 }, (_, row) =>
      aTalentSummary({ talentId: String(row), age: (row * 37) % 60, heightCm: 100 + ((row * 37) % 60) }),
    );
    const { heights } = sendAll(talents).filters.columns;
    // Sorted by age, equal heights follow each other.
    const changes = [...(heights?.text ?? "")].filter((character, row, all) => character !== all[row - 1]);
    expect(changes).toHaveLength(60);
  });
});

it("joins a long list in steps of some hundred rows", () => {
  const talents = Array.from({ length: 1000 }, (_, position) => aTalentSummary({ talentId: String(position), age: position % 90 }));
  const steps = joinSteps(sendAll(talents));
  let count = 0;
  while (!steps.next().done) count += 1;
  expect(count).toBeGreaterThan(4);
});
