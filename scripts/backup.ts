import path from "node:path";
import { backUp } from "./data-archive";
import { dataFolder } from "./data-folder";

const main = async ([file, ...more]: readonly string[]): Promise<string | null> => {
  if (file === undefined || more.length > 0) return "usage: npm run backup -- FILE.tar.gz";
  const written = await backUp(dataFolder(), path.resolve(file));
  if (!written.ok) return written.error;
  console.log(`${file} is written. It contains personal data. It does not contain keys/ and secrets.json: keep those elsewhere.`);
  if (process.env.DATABASE_URL) console.log("The panel's database is not in it: back it up with pg_dump.");
  return null;
};

const fail = (sentence: string): void => {
  console.error(`error: ${sentence}`);
  process.exitCode = 1;
};

void main(process.argv.slice(2)).then(
  (error) => (error === null ? undefined : fail(error)),
  (error: unknown) => fail(String(error)),
);
