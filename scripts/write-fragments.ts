import { writeFile } from "node:fs/promises";
import path from "node:path";
import { talentFieldsFragment } from "../plugins/gatsby-source-agency/src/talent-fields-graphql";
import { panelWords } from "./panel-words";

const FRAGMENT = path.join(__dirname, "../src/features/talent/talent-fields-fragment.ts");
const WORDS = path.join(__dirname, "../panel/src/editorial/words/site-words.json");

/** `npm run fragments`: writes the fragment of the talent fields after a change of their table, and the panel's list of words. */
void Promise.all([writeFile(FRAGMENT, talentFieldsFragment()), writeFile(WORDS, panelWords())]);
