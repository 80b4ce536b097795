import { RULES } from "../../../tests/builders/wire-records";
import { normalizeInstagramItem } from "./normalize-instagram-item";

const ITEM = { id: 1, permalink: "https://www.instagram.com/p/1/", media_url: "feed/1.jpg", media_type: "IMAGE" };

it.each([
  [
    "a picture",
    { caption: " Estúdio " },
    { itemId: "1", permalink: "https://www.instagram.com/p/1/", picture: "feed/1.jpg", caption: "Estúdio" },
  ],
  [
    "an album on an allowed host",
    { media_type: "CAROUSEL_ALBUM", media_url: "https://eu.cdn.example.com/1.jpg" },
    { picture: "https://eu.cdn.example.com/1.jpg", caption: null },
  ],
])("reads %s", (_case, changes, item) => {
  expect(normalizeInstagramItem({ ...ITEM, ...changes }, RULES)).toMatchObject({ ok: true, value: item });
});

it.each([
  ["a video", { media_type: "VIDEO" }, "it is a video"],
  ["a video by its file", { media_url: "feed/1.mp4" }, "it is a video"],
  ["a foreign picture", { media_url: "https://foreign.example/1.jpg" }, "media_url is not on an allowed media host"],
  ["a script for a link", { permalink: "javascript:alert(1)" }, "permalink is not an https address"],
  ["no picture", { media_url: null }, "media_url is missing"],
])("rejects %s", (_case, changes, error) => {
  expect(normalizeInstagramItem({ ...ITEM, ...changes }, RULES)).toEqual({ ok: false, error });
});
