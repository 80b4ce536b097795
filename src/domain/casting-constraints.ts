import { NO_FILTER, type CastingFilter, type Choice } from "./casting-choice";
import { TALENT_FIELDS, type FieldTable } from "./talent-fields";

export type Constraint =
  | { kind: "category" | "gender" | "letter" | "name" | "includesUnknown" }
  /** The field's range and choices, or one item of a list field. */
  | { kind: "field"; key: string; item?: string };

/** Category and gender are left out. */
export const constraintsOf = ({ name, letter, ranges, choices }: CastingFilter, fields: FieldTable = TALENT_FIELDS): Constraint[] => {
  const constraints: Constraint[] = [];
  if (name.trim() !== "") constraints.push({ kind: "name" });
  if (letter !== null) constraints.push({ kind: "letter" });
  for (const key in fields) {
    const chosen = choices[key];
    if (fields[key]?.kind === "list") chosen?.forEach((choice) => constraints.push({ kind: "field", key, item: choice.key }));
    else if (chosen || ranges[key]) constraints.push({ kind: "field", key });
  }
  return constraints;
};

/** An empty list removes the field. */
export const withChoices = (asked: CastingFilter["choices"], key: string, choices: readonly Choice[]): CastingFilter["choices"] => {
  const { [key]: _replaced, ...others } = asked;
  return choices.length === 0 ? others : { ...others, [key]: choices };
};

export const withoutConstraint = (filter: CastingFilter, constraint: Constraint): CastingFilter =>
  constraint.kind === "field"
    ? withoutField(filter, constraint)
    : {
        ...filter,
        [constraint.kind]: NO_FILTER[constraint.kind],
        ...(constraint.kind === "category" && { categories: [] }),
      };

const withoutField = (filter: CastingFilter, { key, item }: Extract<Constraint, { kind: "field" }>): CastingFilter => {
  const { [key]: _dropped, ...ranges } = filter.ranges;
  const choices = item === undefined ? [] : (filter.choices[key] || []).filter((choice) => choice.key !== item);
  return { ...filter, ranges, choices: withChoices(filter.choices, key, choices) };
};

/** Keeps only the categories, the gender and the order. */
export const withoutConstraints = ({ category, categories, hiddenCategory, gender, order }: CastingFilter): CastingFilter => ({
  ...NO_FILTER,
  category,
  categories,
  hiddenCategory,
  gender,
  order,
});
