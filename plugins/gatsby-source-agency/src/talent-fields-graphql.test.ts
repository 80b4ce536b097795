import { readFileSync } from "node:fs";
import path from "node:path";
import { talentFieldsFragment } from "./talent-fields-graphql";

it("the committed fragment equals the table's (`npm run fragments` writes it)", () => {
  const file = path.join(__dirname, "../../../src/features/talent/talent-fields-fragment.ts");
  expect(readFileSync(file, "utf8")).toBe(talentFieldsFragment());
});
