import { foreignJeans, foreignShoes } from "./foreign-sizes";

describe("foreignJeans", () => {
  it.each([
    [38, "female", "EU", "36", true],
    [38, "female", "US", "4", true],
    [38, "female", "UK", "8", true],
    [34, "female", "US", "0", true],
    [40, "male", "EU", "48", true],
    [40, "male", "US", "32", true],
    [40, "male", "UK", "32", true],
    [8, "female", "EU", "128", false],
    [8, "male", "US", "8", true],
    [6, "male", "UK", "5–6", true],
    [4, "female", "EU", "104", true],
    [16, "female", "EU", "164", true],
  ] as const)("tells BR %p of a %s in %s as %s", (br, gender, system, label, isNear) => {
    expect(foreignJeans(br, { gender, system })).toEqual({ label, isNear });
  });

  it.each([
    [0, "female"],
    [18, "female"],
    [34, "male"],
    [37, "female"],
    [38.5, "male"],
    [90, "male"],
  ] as const)("knows nothing of BR %p for a %s", (br, gender) => {
    expect(foreignJeans(br, { gender, system: "EU" })).toBeNull();
  });
});

describe("foreignShoes", () => {
  it.each([
    [37, "female", "EU", "39", false],
    [36.5, "female", "EU", "38.5", false],
    [34, "female", "US", "5.5", true],
    [34, "female", "UK", "3.5", true],
    [36, "female", "US", "7", true],
    [37, "female", "UK", "5.5", true],
    [40, "male", "US", "9", true],
    [40, "male", "UK", "8", true],
    [21, "female", "US", "7C", true],
    [21, "male", "UK", "6", true],
    [31, "female", "UK", "1", true],
    [31, "female", "US", "2Y", true],
    [33, "male", "US", "3.5Y", true],
  ] as const)("tells BR %p of a %s in %s as %s", (br, gender, system, label, isNear) => {
    expect(foreignShoes(br, { gender, system })).toEqual({ label, isNear });
  });

  it.each([0, 13, 51])("knows nothing of BR %p", (br) => {
    expect(foreignShoes(br, { gender: "male", system: "US" })).toBeNull();
  });
});
