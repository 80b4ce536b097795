import type { MediaWidth } from "../../src/config/media";
import type { MediaPath } from "../../src/domain/media";
import type { Talent } from "../../src/domain/talent";
import type { MediaRules } from "../../src/upstream/media-path";
import { mediaSource } from "../media/media-source";
import type { Pictures } from "../media/pictures";
import { BACK_PICTURES, choosePictures, type CardPicture } from "./choose-pictures";
import type { CardContent, LoadedPicture } from "./draw-card";

/** A talent and where its cover lies. */
export interface CardTalent {
  talent: Talent;
  coverPath: MediaPath | null;
}

export interface PictureLoading {
  rules: MediaRules;
  pictures: Pick<Pictures, "get">;
}

/** 240 dots an inch on a whole page, 370 on half of one. */
const HERO_WIDTH = 1440;
const BACK_WIDTH = 1080;

/** A card's content; `isComplete` is false where a picture could not be had now, but may be later. */
export const loadContent = async (
  { talent, coverPath }: CardTalent,
  { rules, pictures }: PictureLoading,
): Promise<{ content: CardContent; isComplete: boolean }> => {
  let isComplete = true;
  const load = async ({ path, shape }: CardPicture, width: MediaWidth): Promise<LoadedPicture | null> => {
    const source = mediaSource(path, rules);
    if (source === null || source.isVideo) return null;
    const picture = await pictures.get({ url: source.url, width, format: "jpg", shape: shape === "portrait" ? "cover" : "whole" });
    if (picture.ok) return { jpeg: picture.value.bytes, shape };
    if (picture.error === "unavailable" || picture.error === "busy") isComplete = false;
    return null;
  };

  const chosen = choosePictures(talent, coverPath);
  const candidates = [...chosen.back];
  const hero = await firstLoaded(chosen.hero === null ? candidates : [chosen.hero, ...candidates], (picture) => load(picture, HERO_WIDTH));
  const back: LoadedPicture[] = [];
  for (const candidate of candidates) {
    if (back.length === BACK_PICTURES) break;
    if (candidate === hero?.from) continue;
    const picture = await load(candidate, BACK_WIDTH);
    if (picture !== null) back.push(picture);
  }
  return { content: { talent, hero: hero?.picture.jpeg ?? null, back }, isComplete };
};

/** A hero that is missing is replaced by the next picture, so that a front is seldom empty. */
const firstLoaded = async (
  candidates: readonly CardPicture[],
  load: (picture: CardPicture) => Promise<LoadedPicture | null>,
): Promise<{ from: CardPicture; picture: LoadedPicture } | null> => {
  for (const from of candidates.slice(0, MAX_HERO_TRIES)) {
    const picture = await load(from);
    if (picture !== null) return { from, picture };
  }
  return null;
};

const MAX_HERO_TRIES = 3;
