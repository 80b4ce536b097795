import { failure, success, type Result } from "../../domain/result";
import { isRecord } from "../../lib/json";
import { givenText } from "../wire-values";

/** A record of GET /api/talents; nothing outside src/upstream may import it. Texts are trimmed, absent is null. */
export interface WireTalentSummary {
  id: string;
  name: string;
  gender: "man" | "woman";
  birthdate: string | null;
  cover: string | null;
  categories: readonly string[];
  hair: string | null;
  hair_kind: string | null;
  eyes: string | null;
  height: string | null;
  shoes: string | null;
  jeans: string | null;
  skills: readonly string[];
  instagram: string | null;
}

/**
 * Reads a record by hand: yup needs 500 ms for 10,000 of them, and the gateway reads them every minute
 * between its visitors' requests.
 */
export const parseWireTalentSummary = (record: unknown): Result<WireTalentSummary, string> => {
  if (!isRecord(record)) return failure("it is no object");
  const problems: string[] = [];
  const text = (field: string): string | null => readText(record[field], field, problems);
  const required = (field: string): string => text(field) ?? missing(field, problems);
  const wire = {
    id: required("id"),
    name: required("name"),
    gender: readGender(required("gender"), problems),
    birthdate: text("birthdate"),
    cover: text("cover"),
    categories: readNames(record.categories, "category", problems),
    hair: text("hair"),
    hair_kind: text("hair_kind"),
    eyes: text("eyes"),
    height: text("height"),
    shoes: text("shoes"),
    jeans: text("jeans"),
    skills: readNames(record.skills, "skill", problems),
    instagram: text("instagram"),
  };
  const [problem] = problems;
  return problem === undefined ? success(wire) : failure(problem);
};

const readText = (value: unknown, field: string, problems: string[]): string | null => {
  if (value === undefined || value === null) return null;
  if (typeof value === "string") return givenText(value);
  if (typeof value === "number") return String(value);
  problems.push(`${field} is no text`);
  return null;
};

const missing = (field: string, problems: string[]): string => {
  problems.push(`${field} is missing`);
  return "";
};

const readGender = (sent: string, problems: string[]): "man" | "woman" => {
  const gender = sent.toLowerCase();
  if (gender === "man" || gender === "woman") return gender;
  problems.push("gender is neither man nor woman");
  return "woman";
};

/** The names inside `[{ "skill": "Inglês" }, …]`; entries without one are nothing. */
const readNames = (sent: unknown, field: string, problems: string[]): string[] => {
  if (sent === undefined || sent === null || sent === "") return [];
  if (!Array.isArray(sent)) {
    problems.push(`the ${field} list is no list`);
    return [];
  }
  const names = sent.map((entry: unknown) => readText(isRecord(entry) ? entry[field] : entry, field, problems));
  return names.filter((name) => name !== null);
};
