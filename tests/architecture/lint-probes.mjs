import { text } from "node:stream/consumers";
import { ESLint } from "eslint";
import stylelint from "stylelint";

/** Lints each `{ file, source }` of standard input as if it stood in that file, and prints the names of the broken rules. */
const eslint = new ESLint();

const brokenRules = async ({ file, source }) => {
  if (file.endsWith(".css")) {
    const { results } = await stylelint.lint({ code: source, codeFilename: file });
    return results.flatMap(({ warnings }) => warnings.map(({ rule }) => rule));
  }
  const results = await eslint.lintText(source, { filePath: file });
  return results.flatMap(({ messages }) => messages.map(({ ruleId }) => ruleId));
};

const found = [];
for (const probe of JSON.parse(await text(process.stdin))) found.push(await brokenRules(probe));
process.stdout.write(JSON.stringify(found));
