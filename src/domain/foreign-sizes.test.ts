import { foreignJeans, foreignShoes } from "./foreign-sizes";

describe("foreignJeans", () => {
  it.each([
    [38, { gender: "female", system: "EU" }, { label: "36", isNear: true }],
    [38, { gender: "female", system: "US" }, { label: "4", isNear: true }],
    [38, { gender: "female", system: "UK" }, { label: "8", isNear: true }],
    [34, { gender: "female", system: "US" }, { label: "0", isNear: true }],
    [40, { gender: "male", system: "EU" }, { label: "48", isNear: true }],
    [40, { gender: "male", system: "US" }, { label: "32", isNear: true }],
    [40, { gender: "male", system: "UK" }, { label: "32", isNear: true }],
    [8, { gender: "female", system: "EU" }, { label: "128", isNear: false }],
    [8, { gender: "male", system: "US" }, { label: "8", isNear: true }],
    [6, { gender: "male", system: "UK" }, { label: "5–6", isNear: true }],
    [4, { gender: "female", system: "EU" }, { label: "104", isNear: true }],
    [16, { gender: "female", system: "EU" }, { label: "164", isNear: true }],
  ] as const)("converts BR %p for %j to %j", (br, asked, size) => {
    expect(foreignJeans(br, asked)).toEqual(size);
  });

  it.each([
    [0, "female"],
    [18, "female"],
    [34, "male"],
    [37, "female"],
    [38.5, "male"],
    [90, "male"],
  ] as const)("returns null for BR %p of a %s", (br, gender) => {
    expect(foreignJeans(br, { gender, system: "EU" })).toBeNull();
  });
});

describe("foreignShoes", () => {
  it.each([
    [37, { gender: "female", system: "EU" }, { label: "39", isNear: false }],
    [36.5, { gender: "female", system: "EU" }, { label: "38.5", isNear: false }],
    [34, { gender: "female", system: "US" }, { label: "5.5", isNear: true }],
    [34, { gender: "female", system: "UK" }, { label: "3.5", isNear: true }],
    [36, { gender: "female", system: "US" }, { label: "7", isNear: true }],
    [37, { gender: "female", system: "UK" }, { label: "5.5", isNear: true }],
    [40, { gender: "male", system: "US" }, { label: "9", isNear: true }],
    [40, { gender: "male", system: "UK" }, { label: "8", isNear: true }],
    [21, { gender: "female", system: "US" }, { label: "7C", isNear: true }],
    [21, { gender: "male", system: "UK" }, { label: "6", isNear: true }],
    [31, { gender: "female", system: "UK" }, { label: "1", isNear: true }],
    [31, { gender: "female", system: "US" }, { label: "2Y", isNear: true }],
    [33, { gender: "male", system: "US" }, { label: "3.5Y", isNear: true }],
  ] as const)("converts BR %p for %j to %j", (br, asked, size) => {
    expect(foreignShoes(br, asked)).toEqual(size);
  });

  it.each([0, 13, 51])("returns null for BR %p", (br) => {
    expect(foreignShoes(br, { gender: "male", system: "US" })).toBeNull();
  });
});
