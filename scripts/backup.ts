import { writeFile } from "node:fs/promises";
import path from "node:path";
import { BACKUP_MARKER, backUp } from "./data-archive";
import { dataFolder } from "./settings";
import { fail, say, StartError } from "./steps";

/** `npm run backup -- FILE.tar.gz`: writes the data of a site, running or not, to an archive. */
const backup = async ([file, ...more]: readonly string[]): Promise<void> => {
  if (file === undefined || more.length > 0) throw new StartError("usage: npm run backup -- FILE.tar.gz");
  const written = await backUp(dataFolder(), path.resolve(file));
  if (!written.ok) throw new StartError(written.error);
  await writeFile(path.join(dataFolder(), BACKUP_MARKER), JSON.stringify({ at: new Date().toISOString() }));
  say(`${file} is written. It contains personal data. It does not contain keys/ and secrets.json: keep those elsewhere.`);
  if (process.env.DATABASE_URL) say("The panel's database is not in it: back it up with pg_dump.");
};

backup(process.argv.slice(2)).catch(fail);
