import { existsSync } from "node:fs";
import path from "node:path";
import { KEPT_ELSEWHERE, restore } from "./data-archive";
import { dataFolder } from "./settings";
import { fail, say, StartError } from "./steps";

/** Consequence of a start without the file. */
const CONSEQUENCES: Readonly<Record<string, string>> = {
  keys: "without it, applicants' photos, signed consents and entries that were not delivered yet cannot be decrypted",
  "secrets.json": "without it, new credentials are made, every session in the admin ends, and fields encrypted by the panel cannot be read",
};

/** `npm run restore -- FILE.tar.gz`: extracts an archive into an empty data folder. */
const restoreData = async ([file, ...more]: readonly string[]): Promise<void> => {
  if (file === undefined || more.length > 0) throw new StartError("usage: npm run restore -- FILE.tar.gz, with the site stopped");
  const dataDir = dataFolder();
  const restored = await restore(path.resolve(file), dataDir);
  if (!restored.ok) throw new StartError(restored.error);
  say(`The data was restored to ${dataDir}.`);
  for (const name of KEPT_ELSEWHERE.filter((kept) => !existsSync(path.join(dataDir, kept))))
    say(`Put ${name} back beside it before you start: ${CONSEQUENCES[name]}.`);
};

restoreData(process.argv.slice(2)).catch(fail);
