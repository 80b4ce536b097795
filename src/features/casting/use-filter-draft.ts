import { useDeferredValue, useMemo, useState } from "react";
import { FILTER_RANGES } from "../../config/constants";
import { EYE_FILTERS, HAIR_FILTERS, type ColorOption } from "../../config/color-filters";
import { listingBounds, narrowed, withoutFullRanges } from "../../domain/casting-bounds";
import { bestRelief, skillsOf, withoutConstraints } from "../../domain/casting-constraints";
import { filterTalents, type CastingFilter, type Measure, type Range } from "../../domain/casting-filter";
import { useCastingList } from "./use-casting-list";

const toggled = (keys: readonly string[], key: string): string[] => (keys.includes(key) ? keys.filter((one) => one !== key) : [...keys, key]);

const inTableOrder = (options: readonly ColorOption[], keys: readonly string[]) => options.filter(({ key }) => keys.includes(key));

/** A filter in the making, and what it would find in the list of its category and gender. */
export const useFilterDraft = (applied: CastingFilter) => {
  const [draft, setDraft] = useState(applied);
  const list = useCastingList(draft, "now");
  const { talents } = list;
  const facts = useMemo(
    () => talents && { bounds: listingBounds(talents, FILTER_RANGES), skills: skillsOf(talents) },
    [talents],
  );
  // Moving a thumb comes first, counting follows.
  const counted = useDeferredValue(draft);
  const outcome = useMemo(() => {
    if (talents === null || facts === null) return null;
    const filter = withoutFullRanges(counted, facts.bounds);
    const count = filterTalents(filter, talents).length;
    return { count, filter, relief: count === 0 ? bestRelief(filter, talents) : null };
  }, [counted, facts, talents]);

  const change = (changes: Partial<CastingFilter>) => setDraft((now) => ({ ...now, ...changes }));
  return {
    draft,
    list,
    facts,
    outcome,
    change,
    changeRange: (measure: Measure, range: Range) => change({ [measure]: facts === null ? range : narrowed(range, facts.bounds[measure]) }),
    toggleHair: (key: string) => change({ hair: inTableOrder(HAIR_FILTERS, toggled(draft.hair.map((one) => one.key), key)) }),
    toggleEyes: (key: string) => change({ eyes: inTableOrder(EYE_FILTERS, toggled(draft.eyes.map((one) => one.key), key)) }),
    toggleSkill: (skill: string) => change({ skills: toggled(draft.skills, skill) }),
    clear: () => setDraft(withoutConstraints),
    /** What goes into the address. */
    result: (): CastingFilter => ({ ...(facts === null ? draft : withoutFullRanges(draft, facts.bounds)), name: draft.name.trim() }),
  };
};

export type FilterDraft = ReturnType<typeof useFilterDraft>;
