import { aTalentSummary } from "../../tests/builders/domain-records";
import { relatedTalents } from "./related-talents";
import type { TalentSummary } from "./talent";

const talentNamed = (name: string, age: number | null) => aTalentSummary({ talentId: name.toLowerCase(), name, age });

const ana = talentNamed("Ana", 40);
const bia = talentNamed("Bia", 20);
const caio = talentNamed("Caio", 21);
const duda = talentNamed("Duda", 30);
const edu = talentNamed("Edu", 17);
const eva = talentNamed("Eva", null);

interface Lists {
  list: readonly TalentSummary[] | null;
  ofCategory: readonly TalentSummary[];
}

const namesAround = (talent: TalentSummary, lists: Lists) => {
  const { neighbours, similar } = relatedTalents(talent, { ...lists, count: 5 });
  return {
    neighbours: neighbours && [neighbours.previous?.name ?? null, neighbours.next?.name ?? null],
    similar: similar.map(({ name }) => name),
  };
};

it("finds the neighbours in the category's list, and the nearest in age first", () => {
  expect(namesAround(bia, { list: null, ofCategory: [ana, bia, caio, duda] })).toEqual({
    neighbours: ["Ana", "Caio"],
    similar: ["Caio", "Duda", "Ana"],
  });
});

it("finds the neighbours in the visitor's list, and similar talents in the category", () => {
  expect(namesAround(bia, { list: [duda, bia], ofCategory: [ana, bia, caio] })).toEqual({
    neighbours: ["Duda", null],
    similar: ["Caio", "Ana"],
  });
});

it("finds the neighbours in the category when the visitor's list lacks the talent, and none outside of both", () => {
  expect(namesAround(bia, { list: [ana], ofCategory: [ana, bia] }).neighbours).toEqual(["Ana", null]);
  expect(namesAround(bia, { list: [ana], ofCategory: [ana] }).neighbours).toBeNull();
});

describe("among minors", () => {
  const mixed = [ana, edu, bia, eva, caio];

  it("suggests adults only for an adult", () => {
    expect(namesAround(bia, { list: null, ofCategory: mixed })).toEqual({ neighbours: ["Ana", "Caio"], similar: ["Caio", "Ana"] });
  });

  it("keeps the visitor's own list for an adult", () => {
    expect(namesAround(bia, { list: mixed, ofCategory: mixed })).toEqual({ neighbours: ["Edu", "Eva"], similar: ["Caio", "Ana"] });
  });

  it("suggests minors for a minor, and for a talent of unknown age", () => {
    expect(namesAround(edu, { list: null, ofCategory: mixed }).similar).toContain("Eva");
    expect(namesAround(eva, { list: null, ofCategory: mixed }).similar).toContain("Edu");
  });
});

it("returns the requested number of similar talents, with the fields of a card alone", () => {
  const many = Array.from({ length: 9 }, (_, index) => talentNamed(`Rita${index}`, 20));
  const { similar } = relatedTalents(bia, { list: null, ofCategory: [bia, ...many], count: 5 });
  expect(similar).toHaveLength(5);
  expect(Object.keys(similar[0] ?? {}).sort()).toEqual(["age", "categories", "coverVersion", "name", "talentId"]);
});
