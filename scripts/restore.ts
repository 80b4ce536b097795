import { existsSync } from "node:fs";
import path from "node:path";
import { KEPT_ELSEWHERE, restore } from "./data-archive";
import { dataFolder } from "./data-folder";

/** The consequence of a start without it. */
const WITHOUT: Readonly<Record<string, string>> = {
  keys: "without it, what visitors sent and the panel has not taken yet cannot be read",
  "secrets.json": "without it, new credentials are made, every session in the admin ends, and fields encrypted by the panel cannot be read",
};

const main = async ([file, ...more]: readonly string[]): Promise<string | null> => {
  if (file === undefined || more.length > 0) return "usage: npm run restore -- FILE.tar.gz, with the site stopped";
  const dataDir = dataFolder();
  const restored = await restore(path.resolve(file), dataDir);
  if (!restored.ok) return restored.error;
  console.log(`The data is back in ${dataDir}.`);
  for (const name of KEPT_ELSEWHERE.filter((kept) => !existsSync(path.join(dataDir, kept)))) console.log(`Put ${name} back beside it before you start: ${WITHOUT[name]}.`);
  return null;
};

const fail = (sentence: string): void => {
  console.error(`error: ${sentence}`);
  process.exitCode = 1;
};

void main(process.argv.slice(2)).then((error) => (error === null ? undefined : fail(error)), (error: unknown) => fail(String(error)));
