import { type AgeCategory, fittingCategory } from "../talents/index";
import { isMinorAge } from "../../../src/domain/adult-age";
import { ageOfBirthdate } from "../../../src/domain/age";
import type { Day } from "../../../src/domain/day";
import type { Entry } from "../payload-types";
import type { EntryStatus } from "./entry-status";
import type { Duplicate } from "./duplicates";

export const APPLICATION_FLAGS = [
  "alreadyAccepted",
  "samePerson",
  "sameContact",
  "noConsent",
  "unconfirmed",
  "notConfirmable",
  "confirmed",
  "photosDeleted",
  "note",
] as const;
export type ApplicationFlag = (typeof APPLICATION_FLAGS)[number];

export type ApplicationCard = {
  id: number;
  reference: string | null;
  name: string;
  /** Today; null without a birthdate. */
  age: number | null;
  gender: "woman" | "man" | null;
  city: string;
  /** As the form sent it, "138/4.6". */
  height: string | null;
  category: AgeCategory | null;
  status: EntryStatus;
  declineReason: Entry["declineReason"];
  createdAt: string;
  /** File name of the first photo, which shows the face. */
  face: string | null;
  flags: ApplicationFlag[];
  /** Number of other applications that may be of the same person. */
  duplicates: number;
  talent: number | null;
};

type Answers = Pick<
  Entry,
  | "id"
  | "reference"
  | "name"
  | "birthdate"
  | "gender"
  | "city"
  | "height"
  | "status"
  | "declineReason"
  | "createdAt"
  | "guardian"
  | "consentAt"
  | "confirmation"
  | "photosDeletedAt"
  | "notes"
  | "talent"
>;

export const findFlags = (entry: Answers, { duplicates, today }: { duplicates: readonly Duplicate[]; today: Day }): ApplicationFlag[] => {
  const isOfMinor = isMinorAge(ageOfBirthdate(entry.birthdate, today));
  const samePerson = duplicates.filter(({ reasons }) => reasons.includes("person"));
  const isOpen = entry.status !== "accepted" && entry.status !== "declined";
  const alreadyAccepted = isOpen && samePerson.some(({ status }) => status === "accepted");
  const isSet: Record<ApplicationFlag, boolean> = {
    alreadyAccepted,
    samePerson: samePerson.length > 0 && !alreadyAccepted,
    sameContact: duplicates.some(({ reasons }) => !reasons.includes("person")),
    noConsent: isOfMinor && (!entry.guardian || !entry.consentAt),
    unconfirmed: isOfMinor && entry.confirmation === "waiting",
    notConfirmable: isOfMinor && entry.confirmation === "impossible",
    confirmed: isOfMinor && entry.confirmation === "confirmed",
    photosDeleted: Boolean(entry.photosDeletedAt),
    note: Boolean(entry.notes),
  };
  return APPLICATION_FLAGS.filter((flag) => isSet[flag]);
};

type CardContext = { face: string | null; duplicates: readonly Duplicate[]; today: Day };

export const toCard = (entry: Answers, { face, duplicates, today }: CardContext): ApplicationCard => {
  const age = ageOfBirthdate(entry.birthdate, today);
  return {
    id: entry.id,
    reference: entry.reference ?? null,
    name: entry.name ?? "",
    age,
    gender: entry.gender ?? null,
    city: entry.city ?? "",
    height: entry.height ?? null,
    category: fittingCategory(age),
    status: entry.status,
    declineReason: entry.declineReason ?? null,
    createdAt: entry.createdAt,
    face,
    flags: findFlags(entry, { duplicates, today }),
    duplicates: duplicates.length,
    talent: typeof entry.talent === "number" ? entry.talent : (entry.talent?.id ?? null),
  };
};
