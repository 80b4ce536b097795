import * as yup from "yup";
import {
  BUST_OPTIONS,
  GENDER_OPTIONS,
  HEIGHT_OPTIONS,
  HIPS_OPTIONS,
  JEANS_OPTIONS,
  SHOES_OPTIONS,
  WAIST_OPTIONS,
} from "../config/measure-options";
import { EYE_OPTIONS, HAIR_OPTIONS, type Option } from "../config/options";
import type { Day } from "../domain/age";
import { applicantOf } from "./applicant";
import { lineField } from "./text-field";
import { birthdateRule, emailRule, nameRule, optionRule, phoneRule, type TextRule } from "./text-rules";

/** Words by which a plain form says yes to a checkbox. */
const YES = ["true", "on", "1", "yes"];

const choice = (options: readonly Option[]) => ({ rule: optionRule(options) });

/** Required but of a child (decisions, Forms). */
const unlessChild = (today: Day, options: { rule?: TextRule } = {}) =>
  lineField(options).when("birthdate", ([birthdate], field) =>
    applicantOf(birthdate, today).isChild ? lineField({ ...options, isRequired: false }) : field,
  );

const guardian = (today: Day) =>
  lineField({ rule: nameRule, isRequired: false }).when("birthdate", ([birthdate], field) =>
    applicantOf(birthdate, today).isMinor ? lineField({ rule: nameRule }) : field,
  );

const consent = (today: Day) =>
  yup
    .boolean()
    .transform((_value, original: unknown) => original === true || (typeof original === "string" && YES.includes(original.toLowerCase())))
    .default(false)
    .when("birthdate", ([birthdate], field) => (applicantOf(birthdate, today).isMinor ? field.oneOf([true], "forms.consent") : field));

/**
 * The application to be scouted, without its photos (specification §5); fields are named as the gateway takes them.
 * What is required depends on the age, counted on `today` in the site's time zone.
 */
export const scoutingSchema = (today: Day) =>
  yup.object({
    birthdate: lineField({ rule: birthdateRule(today) }),
    father: guardian(today),
    consent: consent(today),
    realname: lineField({ rule: nameRule }),
    gender: lineField(choice(GENDER_OPTIONS)),
    phone: lineField({ rule: phoneRule }),
    email: lineField({ rule: emailRule }),
    note: lineField(),
    instagr: unlessChild(today),
    tiktok: unlessChild(today),
    height: lineField(choice(HEIGHT_OPTIONS)),
    bust: unlessChild(today, choice(BUST_OPTIONS)),
    waist: unlessChild(today, choice(WAIST_OPTIONS)),
    hips: unlessChild(today, choice(HIPS_OPTIONS)),
    jeans: lineField(choice(JEANS_OPTIONS)),
    shoes: lineField(choice(SHOES_OPTIONS)),
    hair: lineField(choice(HAIR_OPTIONS)),
    eyes: lineField(choice(EYE_OPTIONS)),
  });

export type ScoutingValues = yup.InferType<ReturnType<typeof scoutingSchema>>;
