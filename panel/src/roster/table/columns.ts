import { mapTraits } from "../../talents/index";
import { toSlug } from "../../shared/slug";
import { ImportProblem } from "../problems";
import { type Table, toText } from "./cell";

const PROFESSIONAL_NAMES = ["nome-artistico", "stage-name", "nome-profissional", "professional-name", "artistic-name"] as const;

/** The columns of an import, with their Portuguese and English names as slugs. The documents use the first name. */
export const COLUMN_NAMES = {
  key: ["codigo", "code", "key", "id", "matricula", "numero", "ref", "referencia", "codigo-da-agencia", "agency-key"],
  name: ["nome", "name", ...PROFESSIONAL_NAMES, "talento", "talent", "modelo", "model"],
  birthdate: [
    "nascimento",
    "birthdate",
    "data-de-nascimento",
    "date-of-birth",
    "data-nascimento",
    "data-nasc",
    "nasc",
    "dn",
    "dob",
    "birthday",
  ],
  gender: ["genero", "gender", "sexo", "sex"],
  categories: ["categorias", "categories", "categoria", "category", "divisao", "division", "board"],
  instagram: ["instagram", "insta", "ig", "perfil-instagram"],
  ...mapTraits(({ columns }) => columns),
  networks: ["redes", "networks", "redes-sociais", "social-networks", "seguidores", "followers"],
  networksDate: ["redes-medidas-em", "networks-measured-on", "data-das-redes", "medido-em", "measured-on"],
  folder: ["pasta", "folder", "fotos", "pictures", "pasta-de-fotos", "picture-folder", "photos"],
  publish: ["publicar", "publish", "publicado", "published", "no-site", "on-site"],
  consentBy: ["autorizacao-de", "consent-by", "autorizado-por", "consent-given-by", "quem-autoriza"],
  consentPerson: ["responsavel", "guardian", "nome-do-responsavel", "guardian-name", "autorizacao-nome", "consent-person", "consent-name"],
  consentDate: ["autorizacao-em", "consent-date", "data-da-autorizacao", "consent-given-on", "autorizacao-data"],
  consentUntil: ["autorizacao-ate", "consent-until", "validade-da-autorizacao", "consent-expires-on", "autorizacao-vence-em"],
  consentFor: ["autorizacao-para", "consent-for", "usos-autorizados", "consent-scopes", "usos"],
} as const satisfies Record<string, readonly string[]>;

export type RosterField = keyof typeof COLUMN_NAMES;

const isField = (name: string): name is RosterField => Object.hasOwn(COLUMN_NAMES, name);

export const ROSTER_FIELDS: readonly RosterField[] = Object.keys(COLUMN_NAMES).filter(isField);

/** Accepts a field's name, or one of its columns' names. */
export const toField = (name: string): RosterField | null => {
  const slug = toSlug(name);
  const listed = ROSTER_FIELDS.find((field) => COLUMN_NAMES[field].some((known) => known === slug));
  return listed ?? ROSTER_FIELDS.find((field) => toSlug(field) === slug) ?? null;
};

/** "Altura (cm)" → "Altura": brackets, units and marks of a required column are not part of the name. */
const withoutUnit = (header: string): string =>
  header
    .replace(/\([^)]*\)|\[[^\]]*\]/g, " ")
    .replace(/[*:]/g, " ")
    .replace(/[\s_-]+(cm|m|br)\s*$/i, "");

export const fieldOf = (header: string): RosterField | null => toField(withoutUnit(header));

/** Null for a column that is not imported. */
export type Mapping = readonly (RosterField | null)[];

/** A person's choices, by the header as it is in the file; null excludes the column. */
export type MappingChoices = ReadonlyMap<string, RosterField | null>;

const isProfessionalName = (header: string): boolean => PROFESSIONAL_NAMES.some((name) => name === toSlug(withoutUnit(header)));

/**
 * Matches columns by name; a choice takes precedence. Beside a professional name, another name is the legal one, which the site never
 * shows. Any other two columns of one field both keep it, and `checkColumns` rejects them.
 */
export const matchColumns = (headers: readonly string[], choices: MappingChoices = new Map()): Mapping => {
  const chosen = new Set([...choices.values()]);
  const unchosen = headers.filter((header) => !choices.has(header));
  const hasProfessionalName = unchosen.some(isProfessionalName);
  return headers.map((header) => {
    const choice = choices.get(header);
    if (choice !== undefined) return choice;
    const found = fieldOf(header);
    if (found === null || chosen.has(found)) return null;
    return found === "name" && hasProfessionalName && !isProfessionalName(header) ? null : found;
  });
};

/** Columns with these names may also only count the rows. */
const UNCERTAIN_KEYS = ["numero", "id", "ref", "referencia"];

/** Whether a column only counts the rows: whole numbers, each once, none above the number of rows. */
const isCounter = ({ rows, headerRow, lastRow }: Table, column: number): boolean => {
  const texts = rows.map(({ cells }) => toText(cells[column])).filter((text) => text !== "");
  const numbers = texts.map((text) => (/^\d{1,6}(?:[.ºª°)]|\.0)?$/.test(text) ? Number.parseInt(text, 10) : null));
  return (
    numbers.length > 0 &&
    numbers.every((number) => number !== null && number >= 1 && number <= lastRow - headerRow) &&
    new Set(numbers).size === numbers.length
  );
};

export type MatchedColumns = {
  mapping: Mapping;
  /** Headers of columns that only count the rows: none of them is the agency's key unless a person chooses it. */
  counters: readonly string[];
};

/** Matches by name, choice and, for a key, by the values. */
export const matchTable = (table: Table, choices: MappingChoices = new Map()): MatchedColumns => {
  const mapping = matchColumns(table.headers, choices);
  const isUncertain = (header: string, column: number): boolean =>
    mapping[column] === "key" && !choices.has(header) && UNCERTAIN_KEYS.includes(toSlug(withoutUnit(header))) && isCounter(table, column);
  return {
    mapping: mapping.map((field, column) => (isUncertain(table.headers[column] ?? "", column) ? null : field)),
    counters: table.headers.filter(isUncertain),
  };
};

const headersOf = (field: RosterField, headers: readonly string[], mapping: Mapping): string[] =>
  headers.filter((_, column) => mapping[column] === field);

/** @throws ImportProblem when a necessary column is missing, or when two columns are the same field. */
export const checkColumns = (headers: readonly string[], { mapping, counters }: MatchedColumns): void => {
  const repeated = ROSTER_FIELDS.map((field) => headersOf(field, headers, mapping)).filter((found) => found.length > 1);
  if (repeated.length > 0)
    throw new ImportProblem("repeated-column", repeated.map((found) => found.map((header) => `“${header}”`).join(" + ")).join("; "));
  if (!mapping.includes("name")) throw new ImportProblem("no-name-column");
  if (mapping.includes("key") || mapping.includes("birthdate")) return;
  throw counters[0] === undefined ? new ImportProblem("no-key-column") : new ImportProblem("counter-column", counters[0]);
};
