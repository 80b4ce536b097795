import type { Day } from "../../../src/domain/day";
import { cleanName } from "../../../src/domain/clean-text";
import { MAX_KEY_LENGTH, MAX_NAME_LENGTH } from "../talents/index";
import type { RowProblem } from "./problems";
import type { RosterRow, RowConsent, RowFacts } from "./row";
import { type Cell, type TableRow, toText } from "./table/cell";
import type { Mapping, RosterField } from "./table/columns";
import { readDate, readPastDate } from "./values/dates";
import { type Choice, readOption, readOptions } from "./values/options";
import { readNetworks } from "./values/networks";
import { type Reading, readable } from "./values/reading";
import { readTraits } from "./traits";
import { readShort } from "./values/texts";
import { GENDER_CHOICES, GIVEN_BY, readScopes, YES_NO } from "./values/words";

export type RowContext = {
  mapping: Mapping;
  categories: readonly Choice<number>[];
  today: Day;
};

const MAX_SHOWN = 80;

const readName =
  (maxLength?: number) =>
  (cell: Cell | undefined): Reading<string> => {
    const reading = readShort(maxLength)(cell);
    return reading.ok && reading.value !== null ? readable(cleanName(reading.value)) : reading;
  };

const openRow = ({ cells }: TableRow, mapping: Mapping) => {
  const problems: RowProblem[] = [];
  const cellOf = (field: RosterField): Cell | undefined => cells[mapping.indexOf(field)];
  const read = <Value>(field: RosterField, reader: (cell: Cell | undefined) => Reading<Value>): Value | null => {
    const reading = mapping.includes(field) ? reader(cellOf(field)) : readable<Value>(null);
    if (reading.ok) return reading.value;
    const { suggestions, reason } = reading;
    const value = toText(cellOf(field)).slice(0, MAX_SHOWN);
    problems.push({ code: "unreadable", field, value, suggestions, ...(reason === undefined ? {} : { reason }) });
    return null;
  };
  const isFilled = (field: RosterField): boolean => mapping.includes(field) && toText(cellOf(field)) !== "";
  return { problems, read, isFilled };
};

type OpenRow = ReturnType<typeof openRow>;

/** The numbers need the day on which they were counted. */
const readDatedNetworks = ({ read, isFilled, problems }: OpenRow, today: Day): string | null => {
  const measuredOn = read("networksDate", (cell) => readPastDate(cell, today));
  if (isFilled("networks") && !isFilled("networksDate")) problems.push({ code: "required", field: "networksDate" });
  return read("networks", (cell) => readNetworks(cell, measuredOn));
};

const readFacts = (row: OpenRow, { categories, today }: RowContext): RowFacts => {
  const { read } = row;
  return {
    agencyKey: read("key", readShort(MAX_KEY_LENGTH)),
    name: read("name", readName(MAX_NAME_LENGTH)),
    birthdate: read("birthdate", (cell) => readPastDate(cell, today)),
    gender: read("gender", (cell) => readOption(cell, GENDER_CHOICES)),
    categories: read("categories", (cell) => readOptions(cell, categories)),
    instagram: read("instagram", readShort()),
    ...readTraits((name, reader) => read(name, reader)),
    networks: readDatedNetworks(row, today),
  };
};

/** Without a value in one of these columns there is no consent; a guardian's name alone is none. */
const SIGNS_OF_CONSENT = ["consentDate", "consentUntil", "consentFor"] as const;

const readConsent = (row: OpenRow, today: Day): RowConsent | null => {
  const { read, isFilled, problems } = row;
  const givenBy = read("consentBy", (cell) => readOption(cell, GIVEN_BY));
  const person = read("consentPerson", readName());
  const givenOn = read("consentDate", (cell) => readPastDate(cell, today));
  const expiresOn = read("consentUntil", readDate);
  const scopes = read("consentFor", readScopes);
  if (!SIGNS_OF_CONSENT.some(isFilled)) return null;
  for (const field of ["consentDate", "consentFor"] as const) if (!isFilled(field)) problems.push({ code: "required", field });
  if (givenBy === "guardian" && person === null && !isFilled("consentPerson")) problems.push({ code: "required", field: "consentPerson" });
  return givenOn === null || scopes === null ? null : { givenBy, person, givenOn, expiresOn, scopes };
};

/** A row with an unreadable value is refused as a whole; its problems name every such value. */
export const readRow = (tableRow: TableRow, context: RowContext): RosterRow => {
  const row = openRow(tableRow, context.mapping);
  const facts = readFacts(row, context);
  const consent = readConsent(row, context.today);
  const folder = row.read("folder", readShort());
  const publish = row.read("publish", (cell) => readOption(cell, YES_NO));
  if (facts.name === null && !row.isFilled("name")) row.problems.push({ code: "required", field: "name" });
  return { number: tableRow.number, facts, consent, folder, publish, problems: row.problems };
};
