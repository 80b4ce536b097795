import * as yup from "yup";
import type { Day } from "../domain/day";
import {
  BUST_OPTIONS,
  GENDER_OPTIONS,
  HEIGHT_OPTIONS,
  HIPS_OPTIONS,
  JEANS_OPTIONS,
  SHOES_OPTIONS,
  WAIST_OPTIONS,
} from "../config/measure-options";
import { EYE_OPTIONS, HAIR_OPTIONS } from "../config/options";
import { applicantOf } from "./applicant";
import { lineField, nameField } from "./text-field";
import { birthdateRule, emailRule, optionRule, phoneRule, type TextRule } from "./text-rules";

/** Values of a checked checkbox. */
const YES = ["true", "on", "1", "yes"];

const choice = (values: readonly (string | number)[]) => ({ rule: optionRule(values) });

/** Required unless the applicant is a child (docs/product.md, Application). */
const unlessChild = (today: Day, options: { rule?: TextRule } = {}) =>
  lineField(options).when("birthdate", ([birthdate], field) =>
    applicantOf(birthdate, today).isChild ? lineField({ ...options, isRequired: false }) : field,
  );

const guardian = (today: Day) =>
  nameField({ isRequired: false }).when("birthdate", ([birthdate], field) => (applicantOf(birthdate, today).isMinor ? nameField() : field));

const consent = (today: Day) =>
  yup
    .boolean()
    .transform((_value, original: unknown) => original === true || (typeof original === "string" && YES.includes(original.toLowerCase())))
    .default(false)
    .when("birthdate", ([birthdate], field) => (applicantOf(birthdate, today).isMinor ? field.oneOf([true], "forms.consent") : field));

/**
 * The application form without its photos. All answers are text: lengths in centimetres, Brazilian sizes. The age on
 * `today`, a day in the site's time zone, determines which fields are required.
 */
export const scoutingSchema = (today: Day) =>
  yup.object({
    birthdate: lineField({ rule: birthdateRule(today) }),
    guardian: guardian(today),
    consent: consent(today),
    name: nameField(),
    gender: lineField(choice(GENDER_OPTIONS)),
    phone: lineField({ rule: phoneRule }),
    email: lineField({ rule: emailRule }),
    city: lineField(),
    instagram: unlessChild(today),
    tiktok: unlessChild(today),
    heightCm: lineField(choice(HEIGHT_OPTIONS)),
    bustCm: unlessChild(today, choice(BUST_OPTIONS)),
    waistCm: unlessChild(today, choice(WAIST_OPTIONS)),
    hipsCm: unlessChild(today, choice(HIPS_OPTIONS)),
    jeans: lineField(choice(JEANS_OPTIONS)),
    shoes: lineField(choice(SHOES_OPTIONS)),
    hair: lineField(choice(HAIR_OPTIONS)),
    eyes: lineField(choice(EYE_OPTIONS)),
  });

export type ScoutingValues = yup.InferType<ReturnType<typeof scoutingSchema>>;
