import * as fc from "fast-check";
import { createNameSearch, findByName } from "./name-search";
import { suggestNames } from "./name-suggestions";

const NAMES = [
  "João Pedro Prado",
  "João Teste",
  "Ana Paula Lima",
  "Gabriela Rocha",
  "Luísa Nunes",
  "Luiza Prado",
  "Luiza Rocha",
  "Bo Lima",
];

const people = (names: readonly string[]) => names.map((name) => ({ name }));

describe("suggestNames", () => {
  it.each([
    ["jaoo", ["João"]],
    ["jao", ["João"]],
    ["JOAO PDRO", ["JOAO Pedro"]],
    ["gabrila", ["Gabriela"]],
    ["anapaula", ["Ana Paula"]],
    ["anapala lima", ["Ana Paula lima"]],
    ["luixa", ["Luiza", "Luísa"]],
    ["rocha luyza", ["rocha Luiza"]],
  ])("suggests for %p %p", (query, expected) => {
    expect(suggestNames(query, people(NAMES))).toEqual(expected);
  });

  it.each(["", "   ", "joão", "ana lima", "xyzwk", "bi", "joao xyzwk", "?"])("suggests nothing for %p", (query) => {
    expect(suggestNames(query, people(NAMES))).toEqual([]);
  });

  it("returns as many as asked for", () => {
    expect(suggestNames("mira", people(["Mara", "Mina", "Lira", "Mirla"]))).toHaveLength(3);
    expect(suggestNames("mira", people(["Mara", "Mina", "Lira"]), 1)).toHaveLength(1);
  });

  it("returns only queries that find a talent", () => {
    const name = fc.string({ unit: fc.constantFrom("a", "n", "á", "L", " ", "-", "'"), minLength: 1, maxLength: 12 });
    fc.assert(
      fc.property(fc.array(name, { minLength: 1 }), name, (names, query) => {
        const search = createNameSearch(people(names));
        for (const suggestion of suggestNames(query, people(names))) expect(findByName(search, suggestion)).not.toEqual([]);
      }),
    );
  });
});
