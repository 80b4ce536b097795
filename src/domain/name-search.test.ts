import { matchesName } from "./name-search";

describe("matchesName", () => {
  it.each([
    ["joao", "João Pedro Prado", true],
    ["PRADO joão", "João Pedro Prado", true],
    ["  ana   lu ", "Ana Luísa", true],
    ["", "Ana", true],
    ["ana bia", "Ana Luísa", false],
    ["d'avila", "Inês D'Ávila", true],
  ])("finds %p in %p: %p", (query, name, found) => {
    expect(matchesName(query)(name)).toBe(found);
  });
});
