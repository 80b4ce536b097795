import { ORDERS } from "./casting-orders";
import type { TalentSummary } from "./talent";
import { isDatedCount, type FieldRecord } from "./talent-fields";

const DESCENDING = ["altura", "seguidores"];

/**
 * Talents without a value come last. Talents with equal values keep the list's order, so that the order of minors' ages
 * reveals only their published ages.
 */
export const sortTalents = <Listed extends TalentSummary>(order: string | null, talents: readonly Listed[]): readonly Listed[] => {
  const key = ORDERS[order || ""];
  if (!key) return talents;
  const sign = DESCENDING.includes(order || "") ? -1 : 1;
  const { compare } = new Intl.Collator("pt");
  const valueOf = ({ [key]: value }: FieldRecord) => (isDatedCount(value) ? value.count : value);
  return talents
    .map((talent) => ({ talent, value: valueOf(talent) }))
    .sort(({ value: one }, { value: other }) => {
      if (typeof one === "string" && typeof other === "string") return compare(one, other);
      if (typeof one !== "number" || typeof other !== "number") return Number(typeof one !== "number") - Number(typeof other !== "number");
      return sign * (one - other);
    })
    .map(({ talent }) => talent);
};
