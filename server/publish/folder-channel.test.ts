import { pbkdf2 } from "node:crypto";
import { appendFileSync } from "node:fs";
import { appendFile, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { waitFor } from "../../tests/wait";
import { createFolderChannel } from "./folder-channel";
import { UNKNOWN_PUBLICATION, type Publication } from "./publication";
import { describeChannel } from "./tests/channel-contract";

let dataDir: string;
const warnings: string[] = [];

beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), "publication-"));
  warnings.length = 0;
});
afterEach(() => rm(dataDir, { recursive: true }));

const file = (): string => join(dataDir, ".publication");
const open = (onPublished: (publication: Publication) => Promise<void>) =>
  createFolderChannel({ dataDir, warn: (sentence) => void warnings.push(sentence), onPublished });

describeChannel(
  () =>
    ({ onPublished }) =>
      open(onPublished),
  async () => undefined,
);

const LOSS: Publication = { ...UNKNOWN_PUBLICATION, packages: [], isLossAccepted: true };

it("hears of the first announcement, and does not warn of the file that was missing before", async () => {
  const heard: Publication[] = [];
  const [first, second] = [open(async () => undefined), open(async (publication) => void heard.push(publication))];
  second.start();
  await first.announce(LOSS);
  await waitFor(() => expect(heard).toEqual([LOSS]));
  expect(warnings).toEqual([]);
  second.stop();
});

it("hears of an announcement right after its start", async () => {
  await writeFile(file(), "\n");
  const heard: Publication[] = [];
  const channel = open(async (publication) => void heard.push(publication));
  // Node's threads are busy, so that nothing is read before the announcement is written.
  const busy = Promise.all(Array.from({ length: 16 }, () => promisify(pbkdf2)("a", "b", 50_000, 32, "sha256")));
  channel.start();
  appendFileSync(file(), `${JSON.stringify({ gateway: "another", publication: LOSS })}\n`);
  await busy;
  await waitFor(() => expect(heard).toEqual([LOSS]));
  channel.stop();
});

it("hears of an announcement after an incomplete line", async () => {
  await writeFile(file(), "");
  const heard: Publication[] = [];
  const [first, second] = [open(async () => undefined), open(async (publication) => void heard.push(publication))];
  second.start();
  await appendFile(file(), '{"gateway":"a","publi');
  await first.announce(LOSS);
  await waitFor(() => expect(heard.some(({ isLossAccepted }) => isLossAccepted)).toBe(true));
  second.stop();
});

it("hears of an announcement that replaces a file that has become long", async () => {
  await writeFile(file(), "x".repeat(300_000));
  const heard: Publication[] = [];
  const [first, second] = [open(async () => undefined), open(async (publication) => void heard.push(publication))];
  second.start();
  await first.announce(LOSS);
  await waitFor(() => expect(heard).toEqual([LOSS]));
  second.stop();
});

it("warns when the folder cannot be written, and does not reject", async () => {
  const channel = createFolderChannel({
    dataDir: join(dataDir, "none"),
    warn: (sentence) => void warnings.push(sentence),
    onPublished: async () => undefined,
  });
  await channel.announce(LOSS);
  expect(warnings).toEqual([expect.stringContaining("cannot be written: Error ENOENT")]);
});
