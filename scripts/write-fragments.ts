import { writeFile } from "node:fs/promises";
import path from "node:path";
import { talentFieldsFragment } from "../plugins/gatsby-source-agency/src/talent-fields-graphql";

const FILE = path.join(__dirname, "../src/features/talent/talent-fields-fragment.ts");

/** `npm run fragments`: writes the fragment of the talent fields after a change of their table. */
void writeFile(FILE, talentFieldsFragment());
