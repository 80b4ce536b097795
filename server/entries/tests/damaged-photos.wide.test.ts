import { damage } from "../../../tests/builders/damage";
import { seededRandom } from "../../../tests/builders/seeded-random";
import { measurePhoto, reencodePhoto } from "../intake/reencode-photo";
import sharp from "sharp";

const FILES = 2_000;

it("reads or refuses 2,000 JPEGs with faults", async () => {
  const photo = await sharp({ create: { width: 60, height: 80, channels: 3, background: "#a05030" } })
    .jpeg()
    .toBuffer();
  const random = seededRandom(20261126);
  const answers = new Map<string, number>();
  for (let index = 0; index < FILES; index += 1) {
    const file = damage(photo, random);
    const [measured, encoded] = [await measurePhoto(file), await reencodePhoto(file)];
    for (const answer of [measured, encoded]) {
      const key = answer.ok ? "read" : answer.error;
      answers.set(key, (answers.get(key) ?? 0) + 1);
    }
  }
  expect([...answers.keys()].sort()).toEqual(["forms.photoUnreadable", "read"]);
});
