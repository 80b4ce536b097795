import { fireEvent, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { buildSchema, isObjectType } from "graphql";
import { talentFieldsFragment } from "../../plugins/gatsby-source-agency/src/talent-fields-graphql";
import { toSdl } from "../../plugins/gatsby-source-agency/src/sdl";
import { cardFacts } from "../../server/cards/card-facts";
import { toPublicTalent } from "../../server/live/profiles";
import { aTalent, aTalentSummary } from "../../tests/builders/domain-records";
import { aTalentRecord, RULES } from "../../tests/builders/wire-records";
import { answerFetch } from "../../tests/setup/answer-fetch";
import { renderPage } from "../../tests/setup/render";
import { TalentFacts } from "../components/talent/talent-facts";
import { castingAddress, parseCastingAddress } from "../config/casting-address";
import { listingBounds } from "../domain/casting-bounds";
import { constraintsOf } from "../domain/casting-constraints";
import { NO_FILTER, type CastingFilter } from "../domain/casting-choice";
import { filterTalents } from "../domain/casting-filter";
import { fromCastingIndex, toCastingIndex } from "../domain/casting-index";
import { writeDay, dayBeforeMonths } from "../domain/day";
import { similarTalents } from "../domain/similar-talents";
import { TALENT_FIELDS, type FieldRecord, type FieldTable } from "../domain/talent-fields";
import { STRICT_RULES } from "../upstream/source";
import { normalizeProfile } from "../upstream/talents/normalize-profile";
import { normalizeTalents } from "../upstream/talents/fetch-talents";
import { FilterOptions } from "./casting/filter-options";
import { FilterPanel } from "./casting/filter-panel";
import type { FilterDraft } from "./casting/use-filter-draft";
import { ComparisonTable } from "../components/talent/comparison-table";
import { cardLine } from "../components/talent/measurement-rows";

/** The table with additional fields, which exist only here. */
const FIELDS: FieldTable = {
  ...TALENT_FIELDS,
  reach: { kind: "length", parameter: "alcance", min: 30, max: 90, similarity: 50, facts: 3.5, card: 3 },
  instruments: { kind: "list", parameter: "instrumento", facts: 8 },
  fans: { kind: "count", parameter: "fas", facts: 9, compCard: null },
  town: { kind: "text", parameter: "vila", facts: 10 },
  swims: { kind: "flag", parameter: "nada", facts: 11 },
  shotOn: { kind: "day", parameter: "fotos", facts: 12 },
};

const RECENTLY = dayBeforeMonths(2);

const MADE_UP = {
  reach: 61.5,
  instruments: ["Violão", "Flauta"],
  fans: { count: 1200, date: "2026-03-05" },
  town: "Paraty, RJ",
  swims: true,
  shotOn: RECENTLY,
};
const NONE = { reach: null, instruments: [], fans: null, town: null, swims: false, shotOn: null };
const talent = { ...aTalent({ talentId: "1", name: "Ana Prado" }), ...MADE_UP };
const other = { ...aTalent({ talentId: "2", name: "Bia Reis" }), ...NONE };

it("appears on the facts of a talent's page", () => {
  renderPage(<TalentFacts talent={talent} fields={FIELDS} />);
  const facts = screen.getAllByRole("term").map((term) => [term.textContent, term.nextElementSibling?.textContent]);
  expect(facts).toContainEqual(["reach", "61,5 cm"]);
  expect(facts.slice(-5)).toEqual([
    ["instruments", "Violão, Flauta"],
    ["fans", "1.200 (05/03/2026)"],
    ["town", "Paraty, RJ"],
    ["swims", "Sim"],
    ["shotOn", writeDay(RECENTLY)],
  ]);
});

it("appears on the card of a selection", () => {
  const t = ((key: string) => key) as unknown as Parameters<typeof cardLine>[1]["t"];
  expect(cardLine(talent, { locale: "en", t }, FIELDS)).toBe("talent.years, 1.70 m · 5'7\", 61.5 cm");
});

it("appears in the comparison", () => {
  const comparison = {
    compared: ["1", "2"],
    toggle: () => undefined,
    isPossible: true,
    isFull: false,
    isOpen: true,
    open: () => undefined,
    close: () => undefined,
  };
  renderPage(<ComparisonTable comparison={comparison} talents={[talent, other]} head={({ name }) => name} fields={FIELDS} />);
  const row = screen.getByRole("rowheader", { name: "reach" }).closest("tr")!;
  expect(
    within(row)
      .getAllByRole("cell")
      .map((cell) => cell.textContent),
  ).toEqual(["61,5 cm", "–não informado"]);
});

it("appears on the comp card", () => {
  const { measurements, lists } = cardFacts(talent, "en", FIELDS);
  expect(measurements.map(({ label }) => label).indexOf("reach")).toBe(2);
  expect(measurements).not.toContainEqual(expect.objectContaining({ label: "fans" }));
  expect(lists).toContainEqual({ label: "instruments", value: "Violão, Flauta" });
});

it("appears in the filter panel", async () => {
  answerFetch({ body: toCastingIndex([aTalentSummary()]) });
  const applied: CastingFilter[] = [];
  renderPage(<FilterPanel filter={NO_FILTER} onApply={(next) => applied.push(next)} onClose={() => undefined} fields={FIELDS} />);
  await screen.findByText("1 talento");
  const slider = screen.getByRole("slider", { name: "reach, de" });
  expect([slider.getAttribute("min"), slider.getAttribute("aria-valuetext")]).toEqual(["30", "30 cm"]);
  fireEvent.change(slider, { target: { value: "60" } });
  await userEvent.click(screen.getByRole("button", { name: "Filtrar" }));
  expect(applied).toEqual([expect.objectContaining({ ranges: { reach: { min: 60, max: 90 } } })]);
});

const renderOptions = (choices: CastingFilter["choices"], talents: readonly FieldRecord[]) => {
  const changes: unknown[] = [];
  const change = (...asked: unknown[]) => changes.push(asked);
  const draft = { draft: { ...NO_FILTER, choices }, list: { talents }, toggleChoice: change, choose: change };
  renderPage(<FilterOptions draft={draft as unknown as FilterDraft} fields={FIELDS} />);
  return changes;
};

it.each([
  ["fans", "1.000 ou mais", [{ key: "1000", values: [] }]],
  ["town", "Paraty, RJ", { key: "Paraty, RJ", values: ["Paraty, RJ"], label: "Paraty, RJ" }],
  ["swims", "Sim", [{ key: "1", values: [] }]],
  ["shotOn", "Dos últimos 6 meses", [{ key: "6", values: [] }]],
])("can be chosen in the filter panel when it is %s", async (field, option, chosen) => {
  const changes = renderOptions({}, [talent, other]);
  const group = screen.getByRole("group", { name: field });
  await userEvent.click(within(group).getByLabelText(option));
  expect(changes).toEqual([[field, chosen]]);
});

it("is offered by the filter panel only for talents that have a value, or to remove it", async () => {
  const changes = renderOptions({ fans: [{ key: "500", values: [] }] }, [other]);
  for (const field of ["town", "swims", "shotOn"]) expect(screen.queryByRole("group", { name: field })).not.toBeInTheDocument();
  const group = screen.getByRole("group", { name: "fans" });
  expect(within(group).getByLabelText("500 ou mais")).toBeChecked();
  await userEvent.click(within(group).getByLabelText("Todos"));
  expect(changes).toEqual([["fans", []]]);
});

it.each([
  ["fas=1200", true],
  ["fas=1201", false],
  ["vila=Santos&vila=Paraty, RJ", true],
  ["vila=Santos", false],
  ["nada=1", true],
  ["fotos=3", true],
  ["fotos=1", false],
])("filters by %s and finds it: %p, and never a talent without a value", (query, found) => {
  const address = `/pesquisa?${query.replaceAll(" ", "+")}`;
  const { pathname, search } = new URL(address, "https://site.example");
  const view = parseCastingAddress(pathname, search, FIELDS)!;
  expect(filterTalents({ ...view.filter, includesUnknown: true }, [other, talent])).toEqual(found ? [talent] : []);
  expect(castingAddress(view, FIELDS)).toBe(address);
  expect(constraintsOf(view.filter, FIELDS)).toHaveLength(1);
});

it.each(["fas=0", "fas=-1", "fas=viele", "nada=", "fotos=1.5"])("ignores the address's %s", (query) => {
  expect(parseCastingAddress("/pesquisa", query, FIELDS)?.filter).toEqual(NO_FILTER);
});

it("filters, and is written into the address", () => {
  const address = "/pesquisa?alcance=60-70&instrumento=Flauta";
  const { pathname, search } = new URL(address, "https://site.example");
  const view = parseCastingAddress(pathname, search, FIELDS)!;
  expect(filterTalents(view.filter, [other, talent])).toEqual([talent]);
  expect(castingAddress(view, FIELDS)).toBe(address);
  expect(constraintsOf(view.filter, FIELDS)).toEqual([
    { kind: "field", key: "reach" },
    { kind: "field", key: "instruments", item: "Flauta" },
  ]);
  expect(listingBounds([{ ...other, reach: 95.5 }], FIELDS).reach).toEqual({ min: 95, max: 96 });
});

it("is carried by the casting index", () => {
  const sent = JSON.parse(JSON.stringify(toCastingIndex([talent, other], undefined, FIELDS)));
  expect(fromCastingIndex(sent, FIELDS)).toMatchObject([MADE_UP, NONE]);
  expect(sent).not.toHaveProperty("heightFeet");
});

it("is null when an index lacks its column", () => {
  expect(fromCastingIndex(toCastingIndex([talent]), FIELDS)).toMatchObject([{ reach: null, instruments: [] }]);
});

it("is published like every field of the table, and no other field is", () => {
  const withMore = { ...talent, birthdate: "2016-03-09" };
  expect(toPublicTalent(withMore, FIELDS)).toEqual(talent);
  expect(toPublicTalent(withMore)).not.toHaveProperty("reach");
});

it("is read from the upstream by its key in snake case", async () => {
  const record = aTalentRecord({
    reach: "61.5/24.2",
    instruments: [{ name: "Violão" }, { name: "Flauta" }],
    fans: { count: "1200", date: "2026-03-05" },
    town: "Paraty, RJ",
    swims: true,
    shot_on: `${RECENTLY}T10:00:00Z`,
  });
  const context = { media: RULES, today: "2026-06-15", fields: FIELDS };
  expect((await normalizeTalents([record], context)).items).toMatchObject([{ talent: MADE_UP }]);
  expect(normalizeProfile(record, { ...context, rules: STRICT_RULES })).toMatchObject({ ok: true, value: { talent: MADE_UP } });
});

it("is weighed for similar talents", () => {
  const near = { ...other, talentId: "3", reach: 61, age: 80 };
  const far = { ...other, talentId: "4", reach: 70 };
  expect(similarTalents(talent, [far, near], { count: 2, fields: FIELDS })).toEqual([near, far]);
});

it("is declared in the SDL and queried by the fragment", () => {
  const declarations =
    "directive @dontInfer on OBJECT directive @link on FIELD_DEFINITION scalar Date interface Node { id: ID! } type Query { none: ID }";
  const type = buildSchema(
    declarations + toSdl(FIELDS).replaceAll("implements Node @dontInfer {", "implements Node @dontInfer { id: ID!"),
  ).getType("AgencyTalent");
  const types = isObjectType(type) ? type.getFields() : {};
  const { reach, instruments, fans, town, swims, shotOn } = types;
  expect([reach, instruments, fans, town, swims, shotOn].map((field) => String(field?.type))).toEqual([
    "Float",
    "[String!]!",
    "AgencyDatedCount",
    "String",
    "Boolean!",
    "Date",
  ]);
  expect(talentFieldsFragment(FIELDS)).toMatch(/^ {4}reach\n {4}instruments\n {4}fans \{\n {6}count\n {6}date\n {4}\}$/m);
});
