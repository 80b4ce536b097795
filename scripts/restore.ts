import { existsSync } from "node:fs";
import path from "node:path";
import { KEYS_FOLDER, restore } from "./data-archive";
import { dataFolder } from "./data-folder";

const main = async ([file, ...more]: readonly string[]): Promise<string | null> => {
  if (file === undefined || more.length > 0) return "usage: npm run restore -- FILE.tar.gz, with the site stopped";
  const dataDir = dataFolder();
  const restored = await restore(path.resolve(file), dataDir);
  if (!restored.ok) return restored.error;
  console.log(`The data is back in ${dataDir}.`);
  if (!existsSync(path.join(dataDir, KEYS_FOLDER))) console.log(`Put ${KEYS_FOLDER}/ back beside it before you start: without it, what visitors sent cannot be read.`);
  return null;
};

const fail = (sentence: string): void => {
  console.error(`error: ${sentence}`);
  process.exitCode = 1;
};

void main(process.argv.slice(2)).then((error) => (error === null ? undefined : fail(error)), (error: unknown) => fail(String(error)));
