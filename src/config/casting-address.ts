import { NO_FILTER, LETTERS, type CastingFilter, type Choice, type Range } from "../domain/casting-choice";
import { ORDERS } from "../domain/casting-orders";
import { CATEGORIES, type Category } from "../domain/category";
import { withChoices } from "../domain/casting-constraints";
import { TALENT_FIELDS, type FieldKind, type FieldTable } from "../domain/talent-fields";
import { FULL_LIST_SIZE, HIDDEN_CATEGORY_PREFIX, TALENTS_PER_PAGE } from "./constants";
import { filterChoices } from "./color-filters";
import { CATEGORY_SLUGS, GENDER_SLUGS, categoryOfSlug, genderOfSlug, listingPath, routes, splitLocale } from "./routes";
import { decodeComponent } from "../lib/url";

export interface CastingView {
  filter: CastingFilter;
  /** A multiple of `TALENTS_PER_PAGE`. */
  visibleCount: number;
}

type PathFilter = Pick<CastingFilter, "category" | "categories" | "hiddenCategory" | "gender" | "name">;

/**
 * Reads the address of a list, with or without a locale prefix: `/kids/meninas?idade=8-12`, `/pesquisa/ana?letra=A`.
 * Ignores unknown and invalid parameters. Null when the path is not a list's.
 */
export const parseCastingAddress = (pathname: string, search: string, fields: FieldTable = TALENT_FIELDS): CastingView | null => {
  const parameters = new URLSearchParams(search);
  const pathFilter = parsePath(splitLocale(pathname).path, parameters);
  if (pathFilter === null) return null;
  const letter = (parameters.get("letra") || "").toUpperCase();
  return {
    filter: {
      ...NO_FILTER,
      ...pathFilter,
      ...parseFields(parameters, fields),
      letter: LETTERS.includes(letter) ? letter : null,
      includesUnknown: parameters.get("semInfo") === "1",
      order: Object.keys(ORDERS).find((order) => order === parameters.get("ordem")) || null,
    },
    visibleCount: parseCount(parameters.get("vistos")),
  };
};

/** The inverse of `parseCastingAddress`, in the default language, without empty constraints. */
export const castingAddress = ({ filter, visibleCount }: CastingView, fields: FieldTable = TALENT_FIELDS): string => {
  const parameters = pathParameters(filter);
  if (filter.letter !== null) parameters.push(["letra", filter.letter]);
  for (const [key, { kind, parameter }] of Object.entries(fields)) {
    if (parameter) for (const answer of fieldAnswers(filter, key, kind)) parameters.push([parameter, answer]);
  }
  if (filter.includesUnknown) parameters.push(["semInfo", "1"]);
  if (filter.order) parameters.push(["ordem", filter.order]);
  if (visibleCount > TALENTS_PER_PAGE) parameters.push(["vistos", String(visibleCount)]);
  // Commas are not escaped, so that the address is readable.
  const query = new URLSearchParams(parameters).toString().replaceAll("%2C", ",");
  return query === "" ? pathOf(filter) : `${pathOf(filter)}?${query}`;
};

type Parameter = [name: string, value: string];

/** A visible category without a name has its own address; any other filter has that of a search. */
const isListing = ({ category, name }: PathFilter): boolean => category !== null && name.trim() === "";

const pathOf = (pathFilter: PathFilter): string =>
  isListing(pathFilter) && pathFilter.category !== null
    ? listingPath(pathFilter.category, pathFilter.gender)
    : routes.search(pathFilter.name);

const pathParameters = (pathFilter: PathFilter): Parameter[] => {
  const parameters: Parameter[] = [];
  if (isListing(pathFilter)) return parameters;
  const { category, categories, hiddenCategory, gender } = pathFilter;
  const listed = hiddenCategory || (category ? [category] : categories).map((one) => CATEGORY_SLUGS[one]).join(",");
  if (listed) parameters.push(["categoria", listed]);
  if (gender !== null) parameters.push(["genero", GENDER_SLUGS[gender]]);
  return parameters;
};

const parsePath = (path: string, parameters: URLSearchParams): PathFilter | null => {
  const [first = "", second, ...more] = path.replace(/\/$/, "").split("/").slice(1);
  if (more.length > 0) return null;
  if (first === "pesquisa") return parseSearch(second || "", parameters);
  const category = categoryOfSlug(first);
  const gender = second === undefined ? null : genderOfSlug(second);
  if (category === null || (second !== undefined && gender === null)) return null;
  return { category, categories: [], gender, hiddenCategory: null, name: "" };
};

const parseSearch = (segment: string, parameters: URLSearchParams): PathFilter => {
  const listed = (parameters.get("categoria") || "").trim();
  const isHidden = listed.startsWith(HIDDEN_CATEGORY_PREFIX);
  const slugs = isHidden ? [] : listed.split(",");
  const categories = CATEGORIES.filter((category) => slugs.includes(CATEGORY_SLUGS[category]));
  return {
    ...toCategories(categories),
    hiddenCategory: isHidden ? listed : null,
    gender: genderOfSlug(parameters.get("genero") || ""),
    name: (decodeComponent(segment) ?? segment).trim(),
  };
};

/** One category goes into `category`, several into `categories`. */
export const toCategories = (chosen: readonly Category[]): Pick<CastingFilter, "category" | "categories"> =>
  chosen.length > 1 ? { category: null, categories: chosen } : { category: chosen[0] || null, categories: [] };

const parseFields = (parameters: URLSearchParams, fields: FieldTable): Pick<CastingFilter, "ranges" | "choices"> => {
  const ranges: Record<string, Range> = {};
  let choices: CastingFilter["choices"] = {};
  for (const [key, { kind, parameter, min }] of Object.entries(fields)) {
    const texts = parameter ? parameters.getAll(parameter) : [];
    const range = parseRange(texts[0]);
    if (min === undefined) choices = withChoices(choices, key, parseChoices(texts, key, kind));
    else if (range) ranges[key] = range;
  }
  return { ranges, choices };
};

const parseChoices = (texts: readonly string[], key: string, kind: FieldKind): readonly Choice[] => {
  if (kind === "option") return parseOptions(texts, key);
  if (isNamed(kind)) return toItems(texts);
  const text = texts[0] || "";
  return /^[1-9]\d{0,8}$/.test(text) ? [{ key: text, values: [] }] : [];
};

/** Values are the content store's own words, which may contain commas. */
const isNamed = (kind: FieldKind): boolean => kind === "list" || kind === "text";

/** One parameter for each word of the content store. */
const fieldAnswers = ({ ranges, choices }: CastingFilter, key: string, kind: FieldKind): readonly string[] => {
  const range = ranges[key];
  if (range) return [`${range.min}-${range.max}`];
  const keys = (choices[key] || []).map((choice) => choice.key);
  return isNamed(kind) || keys.length === 0 ? keys : [keys.join(",")];
};

/** For list items and texts; without duplicates and empty texts. */
export const toItems = (texts: readonly string[]): readonly Choice[] =>
  texts.filter((text, index) => text !== "" && texts.indexOf(text) === index).map((text) => ({ key: text, values: [text] }));

const parseRange = (text: string | undefined): Range | null => {
  const [, first, last] = /^(\d{1,4}(?:\.\d{1,2})?)-(\d{1,4}(?:\.\d{1,2})?)$/.exec(text || "") || [];
  const range = { min: Number(first), max: Number(last) };
  return range.min <= range.max ? range : null;
};

/** In the order of the options and without duplicates, so that equal choices have one address. */
const parseOptions = (texts: readonly string[], key: string): readonly Choice[] => {
  const keys = texts.flatMap((text) => text.split(","));
  return filterChoices(key).filter((choice) => keys.includes(choice.key));
};

const parseCount = (text: string | null): number => {
  const count = /^\d{1,6}$/.test(text || "") ? Number(text) : 0;
  const whole = Math.ceil(count / TALENTS_PER_PAGE) * TALENTS_PER_PAGE;
  return Math.min(Math.max(whole, TALENTS_PER_PAGE), FULL_LIST_SIZE);
};
