import { isRecord } from "../../../src/lib/json";
import { CHOICES, type PackageRow } from "./package";
import type { FieldErrors } from "./refusals";

const PERSON = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/;

const MAX_NAME = 60;
const MAX_COMMENT = 2_000;
const MAX_MESSAGE = 4_000;
const MAX_TALENT = 2 ** 31 - 1;

export const isPersonId = (value: unknown): value is string => typeof value === "string" && PERSON.test(value);

/** Null when it is longer than allowed or not a text; "" when it is missing. */
const readText = (value: unknown, maxLength: number): string | null => {
  if (value === undefined || value === null) return "";
  return typeof value === "string" && value.length <= maxLength ? value.trim().normalize("NFC") : null;
};

const readTalent = (value: unknown): number | null => {
  const id = typeof value === "string" && /^\d{1,10}$/.test(value) ? Number(value) : value;
  return typeof id === "number" && Number.isInteger(id) && id > 0 && id <= MAX_TALENT ? id : null;
};

const isSequence = (value: unknown): value is number => typeof value === "number" && Number.isSafeInteger(value) && value > 0;

const invalid = (field: string): { errors: FieldErrors } => ({ errors: { [field]: [`The ${field} field is invalid.`] } });

const parsePerson = (value: unknown): PackageRow["person"] | null => {
  if (!isRecord(value) || !isPersonId(value.id)) return null;
  const name = readText(value.name, MAX_NAME);
  return name === null || name === "" ? null : { id: value.id, name };
};

export const parsePackageRow = (body: unknown): { row: PackageRow } | { errors: FieldErrors } => {
  const given = isRecord(body) ? body : {};
  const person = parsePerson(given.person);
  if (person === null) return invalid("person");
  const { sequence } = given;
  if (!isSequence(sequence)) return invalid("sequence");
  if (given.talent === null) {
    const message = readText(given.message, MAX_MESSAGE);
    return message === null ? invalid("message") : { row: { person, sequence, talent: null, message, isDone: given.done === true } };
  }
  const talent = readTalent(given.talent);
  if (talent === null) return invalid("talent");
  const choice = given.choice === undefined || given.choice === null ? null : CHOICES.find((one) => one === given.choice);
  if (choice === undefined) return invalid("choice");
  const comment = readText(given.comment, MAX_COMMENT);
  return comment === null ? invalid("comment") : { row: { person, sequence, talent, choice, comment } };
};
