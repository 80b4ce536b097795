import type { ScoutingValues } from "../../forms/scouting-schema";

export type ScoutingField = keyof ScoutingValues;

interface Step {
  name: "age" | "person" | "measures" | "photos";
  fields: readonly ScoutingField[];
}

export const STEPS: readonly Step[] = [
  { name: "age", fields: ["birthdate", "guardian", "consent"] },
  { name: "person", fields: ["name", "gender", "phone", "email", "city", "instagram", "tiktok"] },
  { name: "measures", fields: ["heightCm", "bustCm", "waistCm", "hipsCm", "jeans", "shoes", "hair", "eyes"] },
  { name: "photos", fields: [] },
];

export const LAST_STEP = STEPS.length - 1;

/** The first step with one of the invalid fields; the last step when none has one. */
export const firstStepOf = (wrong: readonly string[]): number => {
  const found = STEPS.findIndex(({ fields }) => fields.some((field) => wrong.includes(field)));
  return found === -1 ? LAST_STEP : found;
};
