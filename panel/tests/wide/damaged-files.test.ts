// First import: it sets the environment that the following modules read when they load.
import "../setup/test-environment";

import assert from "node:assert/strict";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { after, before, describe, it } from "node:test";

import { damage } from "../../../tests/builders/damage";
import { seededRandom } from "../../../tests/builders/seeded-random";
import { buildMp4 } from "../../../tests/builders/videos";
import { prepareUpload } from "../../src/media/prepare-upload";
import { UnusableFile } from "../../src/media/unusable-file";
import { UnreadableVideo } from "../../../src/lib/video-metadata/byte-source";
import { inspect } from "../../src/roster/pictures/inspect";
import { openZip } from "../../src/roster/pictures/zip-source";
import { ImportProblem } from "../../src/roster/problems";
import { readTable } from "../../src/roster/table/read-table";
import { openZip as openEntries, readEntry, WORKBOOK } from "../../src/roster/zip/open-zip";
import { aPhoto } from "../builders/photos";
import { aWorkbook, aZip } from "../builders/workbooks";

const FILES = 2_000;

const ROWS = [
  ["Nome", "Nascimento", "Gênero", "Altura", "Telefone"],
  ["Ana Prado", new Date("2014-03-09"), "F", 134, "(11) 90000-0001"],
  ["João D’Ávila", "21/05/1998", "M", "1,82", "+55 11 90000 0002"],
];

type Random = () => number;
type Reader = { makeFile: (random: Random) => Promise<Buffer>; read: (file: Buffer) => Promise<unknown> };

let folder: string;
let workbook: Buffer;
let parts: [string, Buffer][];
let photo: Buffer;
let pictures: Buffer;

before(async () => {
  folder = await mkdtemp(path.join(tmpdir(), "damaged-"));
  workbook = await aWorkbook(ROWS);
  const { zip, entries } = await openEntries(workbook, WORKBOOK);
  parts = await Promise.all(
    entries.map(async ({ path: name, entry }): Promise<[string, Buffer]> => [name, await readEntry(zip, entry, 1_000_000)]),
  );
  photo = await aPhoto();
  pictures = await aZip({ "ana-prado/01.jpg": photo, "João/02.jpg": photo });
});
after(() => rm(folder, { recursive: true, force: true }));

const toCsv = (rows: typeof ROWS): Buffer =>
  Buffer.from(rows.map((row) => row.map((value) => (value instanceof Date ? "09/03/2014" : `"${value}"`)).join(";")).join("\r\n"));

const READERS: Readonly<Record<string, Reader>> = {
  "an XLSX file": { makeFile: async (random) => damage(workbook, random), read: (file) => readTable(file) },
  "the XML of an XLSX file": {
    makeFile: async (random) => {
      const chosen = Math.floor(random() * parts.length);
      return aZip(Object.fromEntries(parts.map(([name, content], index) => [name, index === chosen ? damage(content, random) : content])));
    },
    read: (file) => readTable(file),
  },
  "a CSV file": { makeFile: async (random) => damage(toCsv(ROWS), random), read: (file) => readTable(file) },
  "a ZIP of pictures": {
    makeFile: async (random) => damage(pictures, random),
    read: async (file) => {
      const name = path.join(folder, "pictures.zip");
      await writeFile(name, file);
      const source = await openZip(name);
      const found = await Promise.all(source.paths.map((entry) => inspect(source, entry)));
      await source.close();
      assert.ok(found.every((picture) => picture.ok || picture.reason !== undefined));
    },
  },
  "a JPEG": {
    makeFile: async (random) => damage(photo, random),
    read: (data) => prepareUpload({ data, mimetype: "image/jpeg", name: "a.jpg", size: data.length }),
  },
  "an MP4": {
    makeFile: async (random) => damage(buildMp4(random, "mp42").bytes, random),
    read: (data) => prepareUpload({ data, mimetype: "video/mp4", name: "a.mp4", size: data.length }),
  },
};

const REASONS = [ImportProblem, UnusableFile, UnreadableVideo];

for (const [name, { makeFile, read }] of Object.entries(READERS)) {
  describe(`${FILES} times ${name} with faults`, () => {
    it("is read or refused with a reason", async () => {
      const random = seededRandom(20261126);
      const broken: string[] = [];
      let refused = 0;
      for (let index = 0; index < FILES; index += 1) {
        const file = await makeFile(random);
        await read(file).catch((error: unknown) => {
          refused += 1;
          if (!REASONS.some((reason) => error instanceof reason))
            broken.push(`${index}: ${error instanceof Error ? error.stack : String(error)}`);
        });
      }
      assert.deepEqual(broken, []);
      assert.ok(refused > 0, "no file was damaged enough");
    });
  });
}
