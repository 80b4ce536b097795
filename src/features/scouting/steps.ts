import type { ScoutingValues } from "../../forms/scouting-schema";

export type ScoutingField = keyof ScoutingValues;

interface Step {
  name: "age" | "person" | "measures" | "photos";
  fields: readonly ScoutingField[];
}

/** The groups in which the questionnaire is asked, one at a time. */
export const STEPS: readonly Step[] = [
  { name: "age", fields: ["birthdate", "father", "consent"] },
  { name: "person", fields: ["realname", "gender", "phone", "email", "note", "instagr", "tiktok"] },
  { name: "measures", fields: ["height", "bust", "waist", "hips", "jeans", "shoes", "hair", "eyes"] },
  { name: "photos", fields: [] },
];

export const LAST_STEP = STEPS.length - 1;

/** The first group that holds one of the wrong fields; the photos' where none does. */
export const firstStepOf = (wrong: readonly string[]): number => {
  const found = STEPS.findIndex(({ fields }) => fields.some((field) => wrong.includes(field)));
  return found === -1 ? LAST_STEP : found;
};
