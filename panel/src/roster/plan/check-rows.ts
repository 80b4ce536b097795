import type { RowProblem } from "../problems";
import type { RosterRow } from "../row";
import { mayBeSame, nameKey } from "./identity";

type Facts = RosterRow["facts"];

/** Rows with one name are one person unless their keys or birthdates differ; with the same birthdate they always are. */
const isRepeated = (facts: Facts, earlier: Facts): boolean =>
  (facts.birthdate !== null && facts.birthdate === earlier.birthdate) || mayBeSame(earlier, facts);

/** Refuses every row about a person of an earlier row, so that the order of rows does not matter. */
export const checkRows = (rows: readonly RosterRow[]): RosterRow[] => {
  const byKey = new Map<string, RosterRow>();
  const byName = new Map<string, RosterRow[]>();
  const findEarlier = ({ facts }: RosterRow): RosterRow | undefined => {
    const sameKey = facts.agencyKey === null ? undefined : byKey.get(facts.agencyKey);
    return sameKey ?? byName.get(nameKey(facts.name))?.find((earlier) => isRepeated(facts, earlier.facts));
  };
  return rows.map((row) => {
    const earlier = findEarlier(row);
    const { agencyKey, name } = row.facts;
    if (agencyKey !== null && !byKey.has(agencyKey)) byKey.set(agencyKey, row);
    if (name !== null) byName.set(nameKey(name), [...(byName.get(nameKey(name)) ?? []), row]);
    const problem: RowProblem | null = earlier === undefined ? null : { code: "repeated", row: earlier.number };
    return problem === null ? row : { ...row, problems: [...row.problems, problem] };
  });
};
