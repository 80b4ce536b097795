import { mergePublications, readPublication, UNKNOWN_PUBLICATION, type Publication } from "./publication";

const publication = (fields: Partial<Publication>): Publication => ({ ...UNKNOWN_PUBLICATION, packages: [], ...fields });

it("reads what another gateway has written", () => {
  const written = publication({ isWithdrawal: true, isLossAccepted: true, packages: ["a"], erased: ["401"] });
  expect(readPublication(JSON.parse(JSON.stringify(written)))).toEqual(written);
});

it.each([null, [], "text", {}, { concernsContent: "yes", isWithdrawal: false }])("reads %j as an unknown publication", (value) => {
  expect(readPublication(value)).toEqual(UNKNOWN_PUBLICATION);
});

it.each([
  ["two withdrawals", [{ isWithdrawal: true }, { isWithdrawal: true }], { isWithdrawal: true }],
  ["a withdrawal and a publication", [{ isWithdrawal: true }, {}], { isWithdrawal: false }],
  [
    "a withdrawal and packages",
    [{ isWithdrawal: true }, { concernsContent: false, packages: ["a"] }],
    { isWithdrawal: true, packages: ["a"] },
  ],
  ["packages alone", [{ concernsContent: false, packages: ["a"] }], { concernsContent: false, packages: ["a"] }],
  ["packages twice", [{ packages: ["a", "b"] }, { packages: ["b"] }], { packages: ["a", "b"] }],
  ["known and unknown packages", [{ packages: ["a"] }, { packages: null }], { packages: null }],
  ["a loss and a publication", [{ isLossAccepted: true }, {}], { isLossAccepted: true }],
  ["erasures", [{ erased: ["1"] }, { erased: ["2"] }], { erased: ["1", "2"] }],
])("merges %s", (_case, given, expected) => {
  expect(mergePublications(given.map(publication))).toEqual(publication(expected));
});
