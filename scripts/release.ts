import { acceptNext, listReleases, resume, rollBack, type KeptRelease } from "../server/releases/kept-releases";
import { dataFolder } from "./data-folder";

const USAGE = "usage: npm run release -- list | rollback [id] | resume | accept";

const describe = ({ id, madeAt, pages, isCurrent, isHeld }: KeptRelease): string =>
  `${id}  ${madeAt.toISOString()}  ${pages} pages${isCurrent ? "  current" : ""}${isHeld ? ", held" : ""}`;

const fail = (sentence: string): void => {
  console.error(`error: ${sentence}`);
  process.exitCode = 1;
};

const main = async ([command, id, ...more]: readonly string[], dataDir: string): Promise<void> => {
  if (command === "list" && id === undefined) {
    const releases = await listReleases(dataDir);
    return console.log(releases.length === 0 ? "no releases yet" : releases.map(describe).join("\n"));
  }
  if (command === "rollback" && more.length === 0) {
    const chosen = await rollBack(dataDir, id ?? null);
    if (!chosen.ok) return fail(chosen.error);
    return console.log(`${describe(chosen.value)}\nIt is held until something is published, or until: npm run release -- resume`);
  }
  if (command === "resume" && id === undefined) {
    const resumed = await resume(dataDir);
    return resumed.ok ? console.log("the site follows its content again") : fail(resumed.error);
  }
  if (command === "accept" && id === undefined) {
    await acceptNext(dataDir);
    return console.log(
      "the next release may have far fewer pages; it is built within five minutes, or at once when something is published",
    );
  }
  return fail(USAGE);
};

void main(process.argv.slice(2), dataFolder()).catch((error: unknown) => fail(String(error)));
