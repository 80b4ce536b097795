import { acceptNext, listReleases, resume, rollBack, type KeptRelease } from "../server/releases/kept-releases";
import { openSharedPublication } from "../server/releases/shared/open-shared-publication";
import type { ReleasePublication } from "../server/releases/store/publication";
import { readEnvironment, sharedStateSettings } from "../src/config/environment";
import { dataFolder } from "./settings";
import { fail, say, StartError } from "./steps";

const USAGE = "usage: npm run release -- list | rollback [id] | resume | accept";

const describe = ({ id, madeAt, pages, isCurrent, isHeld }: KeptRelease): string =>
  `${id}  ${madeAt?.toISOString() ?? "unknown time"}  ${pages} pages${isCurrent ? "  current" : ""}${isHeld ? ", held" : ""}`;

/** `npm run release`: lists the kept releases, chooses one, or accepts a much smaller one. */
const release = async ([command, id, ...more]: readonly string[], dataDir: string, publication?: ReleasePublication): Promise<void> => {
  if (command === "list" && id === undefined) {
    const releases = await listReleases(dataDir, publication);
    return say(releases.length === 0 ? "no releases yet" : releases.map(describe).join("\n"));
  }
  if (command === "rollback" && more.length === 0) {
    const chosen = await rollBack(dataDir, id ?? null, publication);
    if (!chosen.ok) throw new StartError(chosen.error);
    return say(`${describe(chosen.value)}\nIt is held until something is published, or until: npm run release -- resume`);
  }
  if (command === "resume" && id === undefined) {
    const resumed = await resume(dataDir, publication);
    if (!resumed.ok) throw new StartError(resumed.error);
    return say("the site follows its content again");
  }
  if (command === "accept" && id === undefined) {
    await acceptNext(dataDir, publication);
    return say("the next release may have far fewer pages; it is built within five minutes, or at once when something is published");
  }
  throw new StartError(USAGE);
};

/** Runs the command for the gateways of this data folder, or for all of them when they have shared state. */
const main = async (): Promise<void> => {
  const dataDir = dataFolder();
  if (!process.env.SHARED_DATABASE_URL && !process.env.SHARED_BUCKET) return release(process.argv.slice(2), dataDir);
  const environment = readEnvironment(process.env);
  const shared = environment.ok ? sharedStateSettings(environment.value) : environment;
  if (!shared.ok) throw new StartError(shared.error);
  if (shared.value === null) return;
  const opened = openSharedPublication(shared.value, dataDir, (sentence) => console.error(sentence));
  await release(process.argv.slice(2), dataDir, opened.publication).finally(opened.close);
};

main().catch(fail);
