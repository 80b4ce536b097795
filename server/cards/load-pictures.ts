import type { MediaWidth } from "../../src/config/media";
import type { Talent } from "../../src/domain/talent";
import type { TalentFile } from "../../src/upstream/talents/fetch-talent";
import type { MediaRules } from "../../src/upstream/media-path";
import { mediaSource } from "../media/media-source";
import type { Pictures } from "../media/pictures";
import { BACK_PICTURES, choosePictures, type CardPicture } from "./choose-pictures";
import type { CardContent, LoadedPicture } from "./draw-card";

/** The files are null while their paths are unknown. */
export interface CardTalent {
  talent: Talent;
  cover: TalentFile | null;
  files: readonly TalentFile[] | null;
}

export interface PictureLoading {
  rules: MediaRules;
  pictures: Pick<Pictures, "get">;
}

/** 240 dpi on a full page, 370 dpi on half a page. */
const HERO_WIDTH = 1440;
const BACK_WIDTH = 1080;

/** `isComplete` is false when a picture is stale or temporarily unavailable. */
export const loadContent = async (
  { talent, cover, files }: CardTalent,
  { rules, pictures }: PictureLoading,
): Promise<{ content: CardContent; isComplete: boolean }> => {
  let isComplete = true;
  const paths = new Map([...(files ?? []), ...(cover === null ? [] : [cover])].map(({ version, path }) => [version, path]));
  const load = async ({ version, shape }: CardPicture, width: MediaWidth): Promise<LoadedPicture | null> => {
    const path = paths.get(version);
    const source = path === undefined ? null : mediaSource(path, rules);
    if (path !== undefined && (source === null || source.isVideo)) return null;
    const owner = { talentId: talent.talentId, version };
    const rendering = { width, format: "jpg", shape: shape === "portrait" ? "cover" : "whole" } as const;
    const picture = await pictures.get({ url: source?.url ?? null, owner, ...rendering });
    if (picture.ok) {
      if (picture.value.isStale) isComplete = false;
      return { jpeg: picture.value.bytes, shape };
    }
    if (picture.error === "unavailable" || picture.error === "busy") isComplete = false;
    return null;
  };

  const chosen = choosePictures(talent, cover?.version ?? null);
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

/** When the picture of the front is missing, the next one replaces it. */
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
