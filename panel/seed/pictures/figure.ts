import { createAvatar } from "@dicebear/core";
import * as lorelei from "@dicebear/lorelei";
import * as notionists from "@dicebear/notionists";
import type { Appearance, EyeShape, HairShape, MouthShape } from "./appearance";
import { INK } from "./palette";

type BodyShape = NonNullable<notionists.Options["body"]>[number];

/** Clothes, expression and pose of a person in one picture. */
export type Look = {
  body: BodyShape;
  /** Fill of the garment: a colour, or `url(#…)` of a pattern in the scene. */
  cloth: string;
  clothLine: string;
  eyes: EyeShape;
  mouth: MouthShape;
  mouthColor: string;
  /** Tilt of the head in degrees. */
  tilt: number;
  sunglasses: boolean;
  /** A different hair shape, for example tied up. */
  hair: HairShape | null;
  /** Replaces all colours in black-and-white and duotone pictures. */
  tone: { skin: string; line: string; hair: string } | null;
};

/** The middle of the face in the figure's units; a head is about 680 units high. */
export const FACE = { x: 490, y: 440 };
/** The lower end of the garment. */
export const FIGURE_BOTTOM = 1370;

const NECK = { x: 478, y: 770 };
const BODY_COLLAR = { x: 650, y: 758 };
const BODY_GROUP = '<g transform="translate(178 1057)">';
const BODY_END = '<g transform="translate(266 207)">';

const inner = (svg: string): string => svg.slice(svg.indexOf('Mask)">') + 'Mask)">'.length, svg.lastIndexOf("</g></svg>"));

const hex = (color: string): string => color.replace("#", "");

const drawHead = (face: Appearance, look: Look): string => {
  const { skin, line, hair } = look.tone ?? { skin: face.skin, line: face.skinLine, hair: face.hairColor };
  const glasses = look.sunglasses ? "variant02" : face.glasses;
  const eyes = look.tone ? hex(INK) : face.eyeColor;
  return inner(
    createAvatar(lorelei, {
      seed: "casa-juriti",
      hair: [look.hair ?? face.hair],
      head: [face.head],
      nose: [face.nose],
      eyebrows: [face.brows],
      eyes: [look.eyes],
      mouth: [look.mouth],
      beard: face.beard === null ? [] : [face.beard],
      beardProbability: face.beard === null ? 0 : 100,
      glasses: glasses === null ? [] : [glasses],
      glassesProbability: glasses === null ? 0 : 100,
      frecklesProbability: face.freckles ? 100 : 0,
      earringsProbability: 0,
      hairAccessoriesProbability: 0,
      skinColor: [hex(skin)],
      hairColor: [hex(hair)],
      eyesColor: [eyes],
      noseColor: [hex(line)],
      frecklesColor: [hex(line)],
      eyebrowsColor: [hex(INK)],
      mouthColor: [look.mouthColor],
    }).toString(),
  ).replaceAll('fill="#000"', `fill="${INK}"`);
};

/** Removes the masks with the style's print, so that the whole garment can be recoloured. */
const withoutPrint = (body: string): string => body.replace(/<mask .*?<\/mask>/gu, "").replace(/<g mask=.*?<\/g><\/g>/gu, "");

const drawBody = (look: Look): string => {
  const svg = inner(
    createAvatar(notionists, {
      seed: "casa-juriti",
      body: [look.body],
      hair: ["variant01"],
      beardProbability: 0,
      glassesProbability: 0,
      gestureProbability: 0,
      bodyIconProbability: 0,
    }).toString(),
  );
  const body = svg.slice(svg.indexOf(BODY_GROUP) + BODY_GROUP.length, svg.indexOf(BODY_END)).replace(/<\/g>$/u, "");
  return withoutPrint(body)
    .replaceAll(/(fill|stroke)="#fff"/gu, `$1="${look.cloth}"`)
    .replaceAll(/(fill|stroke)="#000"/gu, `$1="${look.clothLine}"`);
};

/** A soft blush on small children's cheeks. */
const drawBlush = (face: Appearance, look: Look): string => {
  if (face.age > 9 || look.tone !== null) return "";
  const rings = [1, 0.72, 0.46].map(
    (share) =>
      `<ellipse cx="446" cy="586" rx="${62 * share}" ry="${36 * share}"/><ellipse cx="676" cy="578" rx="${24 * share}" ry="${32 * share}"/>`,
  );
  return `<g fill="#e0523a" opacity=".18">${rings.map((ring) => `<g opacity=".36">${ring}</g>`).join("")}</g>`;
};

/** Children have narrower shoulders with the same head. */
const bodyScale = (age: number): number => (age < 4 ? 0.68 : age < 8 ? 0.75 : age < 12 ? 0.82 : age < 16 ? 0.9 : 0.98);

/** A person from the chest up as SVG shapes, with the face at `FACE`. */
export const drawFigure = (face: Appearance, look: Look): string => {
  const scale = bodyScale(face.age);
  const stretch = (FIGURE_BOTTOM + 20 - BODY_COLLAR.y) / 694;
  const skin = look.tone?.skin ?? `#${face.skin}`;
  return (
    `<g fill="none"><path d="M385 700h195v100h60l-60 180-100 60-100-60-60-180h65Z" fill="${skin}"/>` +
    `<g transform="rotate(${look.tilt.toFixed(2)} ${NECK.x} ${NECK.y})">${drawHead(face, look)}${drawBlush(face, look)}</g>` +
    `<g transform="translate(${NECK.x - BODY_COLLAR.x * scale} ${BODY_COLLAR.y}) scale(${scale} ${stretch})">${drawBody(look)}</g></g>`
  );
};
