import { toSlug } from "../../lib/slug";

/**
 * The columns that an import knows, with their names in Portuguese and English as slugs. The first name is the one that the
 * documents use.
 */
export const COLUMN_NAMES = {
  key: ["codigo", "code", "key", "id", "matricula", "numero", "ref", "referencia", "codigo-da-agencia", "agency-key"],
  name: ["nome", "name", "nome-artistico", "stage-name", "talento", "talent", "modelo", "model"],
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
  height: ["altura", "height", "estatura"],
  jeans: ["manequim", "jeans", "calca", "size", "tamanho", "numero-do-manequim"],
  shoes: ["sapato", "shoes", "calcado", "sapatos", "shoe", "shoe-size", "numero-do-sapato", "pe"],
  hair: ["cabelo", "hair", "cor-do-cabelo", "hair-color", "hair-colour", "cabelos", "cor-cabelo"],
  hairKind: ["tipo-de-cabelo", "kind-of-hair", "hair-type", "tipo-do-cabelo", "hair-kind", "textura-do-cabelo"],
  eyes: ["olhos", "eyes", "cor-dos-olhos", "eye-color", "eye-colour", "olho", "cor-olhos"],
  skills: ["habilidades", "skills", "habilidade", "talentos-e-habilidades", "aptidoes"],
  city: ["cidade", "city", "cidade-base", "base", "municipio", "town"],
  languages: ["idiomas", "languages", "idioma", "linguas", "language"],
  travels: ["viaja", "travels", "disponivel-para-viajar", "available-to-travel", "viagens", "disponibilidade-para-viajar"],
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

/** The field that a person means: its name here, or one of its columns' names. */
export const toField = (name: string): RosterField | null => {
  const slug = toSlug(name);
  const listed = ROSTER_FIELDS.find((field) => COLUMN_NAMES[field].some((known) => known === slug));
  return listed ?? ROSTER_FIELDS.find((field) => toSlug(field) === slug) ?? null;
};

/** "Altura (cm)" → "Altura": what stands in brackets, a unit or a mark of a required column is no part of the name. */
const withoutUnit = (header: string): string =>
  header
    .replace(/\([^)]*\)|\[[^\]]*\]/g, " ")
    .replace(/[*:]/g, " ")
    .replace(/[\s_-]+(cm|m|br)\s*$/i, "");

/** The field that each column contains; null for a column that is not imported. */
export type Mapping = readonly (RosterField | null)[];

/** A person's own assignment, by the header as it stands in the file; null leaves the column out. */
export type MappingChoices = ReadonlyMap<string, RosterField | null>;

/** Matches columns by name; a choice takes precedence. The first column of a field counts. */
export const matchColumns = (headers: readonly string[], choices: MappingChoices = new Map()): Mapping => {
  const chosen = new Set([...choices.values()]);
  const taken = new Set<RosterField>();
  return headers.map((header) => {
    const choice = choices.get(header);
    const found = choice === undefined ? toField(withoutUnit(header)) : choice;
    if (found === null || taken.has(found) || (choice === undefined && chosen.has(found))) return null;
    taken.add(found);
    return found;
  });
};
