import { existsSync } from "node:fs";
import path from "node:path";
import { KEPT_ELSEWHERE, restore } from "./data-archive";
import { dataFolder } from "./data-folder";

/** The consequence of a start without the file. */
const CONSEQUENCES: Readonly<Record<string, string>> = {
  keys: "without it, entries that were not delivered yet cannot be decrypted",
  "secrets.json": "without it, new credentials are made, every session in the admin ends, and fields encrypted by the panel cannot be read",
};

const main = async ([file, ...more]: readonly string[]): Promise<string | null> => {
  if (file === undefined || more.length > 0) return "usage: npm run restore -- FILE.tar.gz, with the site stopped";
  const dataDir = dataFolder();
  const restored = await restore(path.resolve(file), dataDir);
  if (!restored.ok) return restored.error;
  console.log(`The data was restored to ${dataDir}.`);
  for (const name of KEPT_ELSEWHERE.filter((kept) => !existsSync(path.join(dataDir, kept))))
    console.log(`Put ${name} back beside it before you start: ${CONSEQUENCES[name]}.`);
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
