import type { Random } from "../content/random";
import type { Appearance, EyeShape, MouthShape } from "./appearance";
import { distance, lightness, mix } from "./color";
import type { Look } from "./figure";
import { CLOTHS, INK, type Papers } from "./palette";

type BodyShape = Look["body"];
type Some<T> = readonly [T, ...T[]];

/** The colours of a picture: natural, black and white, or one colour of the section. */
export type Print = "colour" | "mono" | "duotone";

const BABY_BODIES: Some<BodyShape> = ["variant21", "variant22", "variant14", "variant23"];
const CHILD_BODIES: Some<BodyShape> = [
  "variant01",
  "variant03",
  "variant11",
  "variant14",
  "variant15",
  "variant18",
  "variant21",
  "variant22",
  "variant23",
  "variant24",
  "variant16",
];
const TEEN_BODIES: Some<BodyShape> = [
  "variant01",
  "variant03",
  "variant05",
  "variant07",
  "variant09",
  "variant10",
  "variant11",
  "variant14",
  "variant16",
  "variant17",
  "variant18",
  "variant23",
];
const ADULT_BODIES: Some<BodyShape> = [
  "variant05",
  "variant06",
  "variant07",
  "variant09",
  "variant10",
  "variant11",
  "variant12",
  "variant13",
  "variant14",
  "variant16",
  "variant17",
  "variant19",
  "variant20",
  "variant21",
];
/** Garments with a plain front, which may have stripes. */
const STRIPED_BODIES: readonly BodyShape[] = ["variant14", "variant21", "variant11", "variant23"];

const CHILD_EYES: Some<EyeShape> = ["variant02", "variant04", "variant10", "variant14", "variant20", "variant21", "variant24"];
const BABY_EYES: Some<EyeShape> = ["variant13", "variant16", "variant21"];
const GROWN_EYES: Some<EyeShape> = ["variant02", "variant04", "variant06", "variant08", "variant10", "variant14", "variant20"];
const LASHES: Some<EyeShape> = ["variant11", "variant12", "variant23", "variant06", "variant20", "variant04"];
const CLOSED_EYES: Some<EyeShape> = ["variant01", "variant19"];
const CHILD_MOUTHS: Some<MouthShape> = ["happy01", "happy02", "happy05", "happy06", "happy13", "happy01"];
const GROWN_MOUTHS: Some<MouthShape> = ["happy01", "happy02", "happy05", "happy06", "happy14", "sad09", "sad09"];
const LIPS: Some<MouthShape> = ["happy18", "happy03", "happy01", "sad09", "happy14"];

const bodiesFor = (age: number): Some<BodyShape> =>
  age < 2 ? BABY_BODIES : age < 12 ? CHILD_BODIES : age < 18 ? TEEN_BODIES : ADULT_BODIES;

const pickCloth = (random: Random, backdrop: string): readonly [string, string] => {
  const cloth = random.pick(CLOTHS);
  return distance(cloth[0], backdrop) > 0.28 ? cloth : pickCloth(random, backdrop);
};

const toneOf = (face: Appearance, print: Print, papers: Papers): Look["tone"] => {
  if (print === "colour") return null;
  const [dark, light] = print === "mono" ? ["#1d1b1a", "#f3f0ea"] : [mix(papers.deep[1] ?? INK, INK, 0.35), "#f6f0e8"];
  const shade = (color: string, floor: number) => mix(dark, light, floor + (1 - floor) * lightness(color));
  return { skin: shade(face.skin, 0.42), line: shade(face.skinLine, 0.2), hair: shade(face.hairColor, 0) };
};

const clothIn = (print: Print, papers: Papers, cloth: string): string => {
  if (print === "colour") return cloth;
  return print === "mono" ? mix("#1d1b1a", "#f3f0ea", lightness(cloth)) : mix(papers.deep[0], "#f6f0e8", lightness(cloth));
};

/** An SVG pattern of stripes, which the scene must define. */
const stripes = (id: string, cloth: string, line: string): string =>
  `<pattern id="${id}" patternUnits="userSpaceOnUse" width="90" height="74"><rect width="90" height="74" fill="${cloth}"/><rect y="22" width="90" height="24" fill="${line}"/></pattern>`;

const mouthFor = (random: Random, face: Appearance): MouthShape => {
  if (face.age < 12) return random.pick(CHILD_MOUTHS);
  return random.pick(face.gender === "woman" && face.age > 17 && random.chance(0.6) ? LIPS : GROWN_MOUTHS);
};

const eyesFor = (face: Appearance): Some<EyeShape> => {
  if (face.age < 2) return BABY_EYES;
  if (face.age < 12) return CHILD_EYES;
  return face.gender === "woman" && face.age > 17 ? LASHES : GROWN_EYES;
};

type Direction = { look: Look; defs: string };

/** Settings of one picture. `backdrop` is its main colour, `id` the id of the garment's pattern. */
export type Shoot = {
  papers: Papers;
  print: Print;
  backdrop: string;
  id: string;
  /** Probability of closed, laughing eyes. */ laughs?: number | undefined;
};

/** Chooses clothes, expression and pose of a person for one picture. */
export const direct = (random: Random, face: Appearance, { papers, print, backdrop, id, laughs = 0.12 }: Shoot): Direction => {
  const [rawCloth, rawLine] = pickCloth(random, backdrop);
  const cloth = clothIn(print, papers, rawCloth);
  const clothLine = print === "colour" || lightness(rawLine) > 0.5 ? rawLine : INK;
  const body = random.pick(bodiesFor(face.age));
  const striped = STRIPED_BODIES.includes(body) && random.chance(0.55) && lightness(cloth) > 0.5;
  const laughing = random.chance(laughs);
  const grownWoman = face.gender === "woman" && face.age > 17;
  const look: Look = {
    body,
    cloth: striped ? `url(#${id}-cloth)` : cloth,
    clothLine,
    eyes: laughing ? random.pick(CLOSED_EYES) : random.pick(eyesFor(face)),
    mouth: laughing ? random.pick(["happy05", "happy06", "happy02"]) : mouthFor(random, face),
    mouthColor: grownWoman && print === "colour" ? "7a2a2a" : "1a1512",
    tilt: random.between(-5, 5),
    sunglasses: face.age > 17 && random.chance(0.06),
    hair: null,
    tone: toneOf(face, print, papers),
  };
  return { look, defs: striped ? stripes(`${id}-cloth`, cloth, print === "mono" ? "#2a2827" : mix(papers.deep[0], INK, 0.3)) : "" };
};
