// First import: it sets the environment that the following modules read when they load.
import "../../../tests/setup/test-environment";

import assert from "node:assert/strict";
import { after, before, it } from "node:test";

import { findMentions, readSiteTexts, readWithdrawnTalents } from "../find-mentions";
import { readTextsOfErased } from "../texts-of-erased";
import { openStore, type TestStore } from "../../../tests/setup/open-store";
import { anUpload } from "../../../tests/builders/photos";

let opened: TestStore;
let cover: number;
let category: number;

before(async () => {
  opened = await openStore();
  cover = (await opened.payload.create({ collection: "media", data: { alt: "Sítio da agência" }, file: await anUpload() })).id;
  category = (await opened.payload.create({ collection: "categories", data: { category: "Kids" } })).id;
});
after(() => opened.close());

const aTalent = async (name: string, _status: "draft" | "published"): Promise<number> =>
  (
    await opened.payload.create({
      collection: "talents",
      data: { name, gender: "woman", birthdate: "1990-03-09", categories: [category], _status } as never,
    })
  ).id;

const paragraph = (...words: { text: string; format: number }[]) => {
  const nodes = words.map(({ text, format }) => ({ type: "text", text, format, mode: "normal", style: "", detail: 0, version: 1 }));
  const block = { type: "paragraph", children: nodes, direction: null, format: "", indent: 0, version: 1, textFormat: 0 };
  return { root: { type: "root", children: [block], direction: null, format: "", indent: 0, version: 1 } };
};

const aPost = async (title: string, words: { text: string; format: number }[], _status = "published"): Promise<number> =>
  (await opened.payload.create({ collection: "posts", data: { title, cover, body: paragraph(...words), _status } as never })).id;

const titles = async (): Promise<string[]> =>
  findMentions(await readSiteTexts(opened.payload), await readWithdrawnTalents(opened.payload))
    .map(({ text }) => text.title)
    .sort();

it("finds the full name of an unpublished talent in published texts, as whole words, ignoring case, accents and bold", async () => {
  await aTalent("Araci Jaçanã", "draft");
  await aTalent("Rudá Publicado", "published");
  const plain = (text: string) => [{ text, format: 0 }];
  await aPost("Names", plain("Ontem, ARACI jacana desfilou."));
  await aPost("Names in parts", [
    { text: "Com Ara", format: 0 },
    { text: "ci", format: 1 },
    { text: " Jaçanã.", format: 0 },
  ]);
  await aPost("Longer word", plain("Araci Jaçanãs"));
  await aPost("First name", plain("Araci"));
  await aPost("Draft", plain("Araci Jaçanã"), "draft");
  await aPost("Published talent", plain("Rudá Publicado"));
  // The site shows no file's own name.
  await opened.payload.create({ collection: "media", data: {}, file: { ...(await anUpload()), name: "Araci Jaçanã.jpg" } });
  await opened.payload.create({ collection: "gallery", data: { title: "Araci Jaçanã", cover, _status: "published" } as never });
  await opened.payload.updateGlobal({ slug: "website-texts", data: { contact_reference: "Com Araci Jaçanã" } });
  assert.deepEqual(await titles(), ["", "Araci Jaçanã", "Names", "Names in parts"]);
});

it("records the texts that named an erased talent until they are edited, without the name", async () => {
  const id = await aTalent("Potira Guará", "published");
  const post = await aPost("Erased", [{ text: "Potira Guará", format: 0 }]);
  await opened.payload.delete({ collection: "talents", id });
  const open = async () => (await readTextsOfErased(opened.payload, await readSiteTexts(opened.payload))).map((text) => text.title);
  assert.deepEqual(await open(), ["Erased"]);
  assert.doesNotMatch(JSON.stringify(await opened.payload.kv.get("texts-naming-erased")), /Potira|Guar/);
  await opened.payload.update({ collection: "posts", id: post, data: { body: paragraph({ text: "Uma modelo", format: 0 }) } as never });
  assert.deepEqual(await open(), []);
});
