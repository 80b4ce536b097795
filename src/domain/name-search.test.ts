import * as fc from "fast-check";
import { foldText } from "./fold-text";
import { createNameSearch, findByName, matchesFolded } from "./name-search";

describe("matchesFolded", () => {
  it.each([
    ["joao", "João Pedro Prado", true],
    ["PRADO joão", "João Pedro Prado", true],
    ["  ana   lu ", "Ana Luísa", true],
    ["", "Ana", true],
    ["ana bia", "Ana Luísa", false],
    ["d'avila", "Inês D'Ávila", true],
  ])("finds %p in %p: %p", (query, name, found) => {
    expect(matchesFolded(query)(foldText(name))).toBe(found);
  });
});

const NAMES = ["Mariana Prado", "Bia Ana-Luísa", "Ana Teste", "Ana Bela", "Inês D'Ávila", "Diana Prado", "Ávila Rosa"];

const find = (query: string) => findByName(createNameSearch(NAMES.map((name) => ({ name }))), query).map(({ name }) => name);

describe("findByName", () => {
  it.each([
    ["ana", ["Ana Bela", "Ana Teste", "Bia Ana-Luísa", "Diana Prado", "Mariana Prado"]],
    ["ÁVILA", ["Ávila Rosa", "Inês D'Ávila"]],
    ["luisa", ["Bia Ana-Luísa"]],
    ["prado ana", ["Diana Prado", "Mariana Prado"]],
    ["bel an", ["Ana Bela"]],
    ["rosa", ["Ávila Rosa"]],
    ["zzz", []],
    ["  ", []],
  ])("sorts the best matches first for %p", (query, expected) => {
    expect(find(query)).toEqual(expected);
  });

  it("finds exactly the names that matchesFolded matches", () => {
    const letters = fc.string({ unit: fc.constantFrom("a", "b", "á", "B", " ", "'", "-"), maxLength: 8 });
    fc.assert(
      fc.property(fc.array(letters), letters, (names, query) => {
        fc.pre(query.trim() !== "");
        const found = findByName(createNameSearch(names.map((name) => ({ name }))), query).map(({ name }) => name);
        expect([...found].sort()).toEqual(names.filter((name) => matchesFolded(query)(foldText(name))).sort());
      }),
    );
  });
});
