import type { TraitValue } from "../contract/content-store";
import type { Talent } from "../payload-types";
import { mapTraits, type Trait, type TraitKey } from "./fields/traits";

export const orNull = (text: string | null | undefined): string | null => (text === undefined || text === "" ? null : text);

export const linesOf = (text: string | null | undefined): string[] =>
  (text ?? "")
    .split("\n")
    .map((line) => line.trim())
    .filter((line) => line !== "");

/** A Payload `select` of all traits. */
export const SELECTED_TRAITS = mapTraits(() => true as const);

const valueOf = ({ kind }: Trait, stored: unknown): TraitValue => {
  if (kind === "flag") return stored === true;
  const text = typeof stored === "string" ? stored : null;
  return kind === "list" ? linesOf(text) : orNull(text);
};

export const readTraits = (talent: Pick<Talent, TraitKey>): Record<TraitKey, TraitValue> =>
  mapTraits((trait, name) => valueOf(trait, talent[name]));
