import type { Options } from "@dicebear/lorelei";
import { ageOnReferenceDay } from "../content/talents";
import { randomFrom, type Random } from "../content/random";
import type { DemoTalent } from "../content/types";
import { EYES, HAIR, SKINS } from "./palette";

type One<Key extends keyof Options> = NonNullable<Options[Key]> extends readonly (infer Item)[] ? Item : never;
export type HairShape = One<"hair">;
export type EyeShape = One<"eyes">;
export type MouthShape = One<"mouth">;

/** Features of a person that are the same in every picture. */
export type Appearance = {
  age: number;
  gender: "man" | "woman";
  hair: HairShape;
  hairColor: string;
  skin: string;
  skinLine: string;
  eyeColor: string;
  head: One<"head">;
  nose: One<"nose">;
  brows: One<"eyebrows">;
  beard: One<"beard"> | null;
  glasses: One<"glasses"> | null;
  freckles: boolean;
};

type Shapes = readonly [HairShape, ...HairShape[]];
type Kind = "Straight" | "Wavy" | "Curly";

const TODDLER: Shapes = ["variant34", "variant28", "variant43"];
const BOY: Record<Kind, Shapes> = {
  Straight: ["variant07", "variant11", "variant12", "variant02", "variant06", "variant43"],
  Wavy: ["variant04", "variant12", "variant22", "variant43", "variant08"],
  Curly: ["variant05", "variant09", "variant39", "variant44", "variant22"],
};
const MAN: Record<Kind, Shapes> = {
  Straight: ["variant01", "variant02", "variant08", "variant12", "variant47", "variant07", "variant36"],
  Wavy: ["variant03", "variant08", "variant04", "variant20", "variant22", "variant38"],
  Curly: ["variant05", "variant09", "variant39", "variant44", "variant28", "variant18"],
};
const ELDER_MAN: Shapes = ["variant01", "variant03", "variant25", "variant47", "variant08", "variant09"];
const GIRL: Record<Kind, Shapes> = {
  Straight: ["variant13", "variant19", "variant23", "variant14", "variant15", "variant26", "variant48"],
  Wavy: ["variant13", "variant17", "variant31", "variant42", "variant46", "variant48"],
  Curly: ["variant24", "variant18", "variant32", "variant26", "variant35", "variant39"],
};
const WOMAN: Record<Kind, Shapes> = {
  Straight: ["variant15", "variant16", "variant21", "variant23", "variant33", "variant38", "variant19", "variant14"],
  Wavy: ["variant13", "variant17", "variant29", "variant31", "variant37", "variant42", "variant10", "variant30"],
  Curly: ["variant24", "variant32", "variant35", "variant18", "variant05"],
};

const toKind = (random: Random, kind: string | null): Kind =>
  kind === "Straight" || kind === "Wavy" ? kind : kind === null ? random.pick(["Straight", "Wavy", "Curly"]) : "Curly";

const pickShape = (random: Random, { gender, age, kind }: { gender: "man" | "woman"; age: number; kind: Kind }): HairShape => {
  if (age < 2) return random.pick(TODDLER);
  if (gender === "woman") return random.pick((age < 12 ? GIRL : WOMAN)[kind]);
  if (age >= 48) return random.pick(ELDER_MAN);
  return random.pick((age < 16 ? BOY : MAN)[kind]);
};

/** Fair hair and pale eyes get one of the lighter half of the skins, coily hair one of the darker half. */
const pickSkin = (random: Random, { hair, hairKind, eyes }: Pick<DemoTalent, "hair" | "hairKind" | "eyes">): readonly [string, string] => {
  const fair = /Blonde|Red/u.test(hair ?? "") || /Blue|Grey|Light Green/u.test(eyes ?? "");
  const [from, to] = fair ? [0, 3] : hairKind === "Coily" ? [4, 8] : /Green|Hazel|Amber/u.test(eyes ?? "") ? [0, 5] : [0, 7];
  return SKINS[random.int(from, to)] ?? SKINS[3];
};

/** Derives a person's face from the talent's fields. */
export const toAppearance = (person: Pick<DemoTalent, "gender" | "birthdate" | "hair" | "hairKind" | "eyes" | "key">): Appearance => {
  const random = randomFrom(`face ${person.key}`);
  const age = ageOnReferenceDay(person);
  const { gender } = person;
  const [skin, skinLine] = pickSkin(random, person);
  const grownMan = gender === "man" && age > 24;
  return {
    age,
    gender,
    hair: pickShape(random, { gender, age, kind: toKind(random, person.hairKind) }),
    hairColor: HAIR[person.hair ?? (age > 50 ? "Grey" : "Dark Brown")] ?? "3a261c",
    skin,
    skinLine,
    eyeColor: EYES[person.eyes ?? "Brown"] ?? "2f1c11",
    head: random.pick(age < 12 ? ["variant02", "variant01"] : ["variant01", "variant02", "variant03", "variant04"]),
    nose: random.pick(
      age < 12 ? ["variant02", "variant03", "variant06"] : ["variant01", "variant02", "variant04", "variant05", "variant06"],
    ),
    brows: random.pick(
      gender === "man" && age > 15
        ? ["variant03", "variant10", "variant02", "variant09"]
        : ["variant02", "variant05", "variant07", "variant09", "variant12"],
    ),
    beard: grownMan && random.chance(0.22) ? "variant01" : null,
    glasses: age > 5 && random.chance(age > 45 ? 0.35 : 0.08) ? random.pick(["variant01", "variant03", "variant04"]) : null,
    freckles: /Red|Blonde/u.test(person.hair ?? "") && random.chance(0.5),
  };
};
