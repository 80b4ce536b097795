import { useCallback, useMemo, useState } from "react";
import { filterChoices } from "../../config/color-filters";
import { isNarrower, listingBounds, withoutFullRanges } from "../../domain/casting-bounds";
import { withChoices, withoutConstraint, withoutConstraints } from "../../domain/casting-constraints";
import { filterTalents, type ByField, type CastingFilter, type Choice, type Range } from "../../domain/casting-filter";
import { bestRelief } from "../../domain/casting-suggestions";
import { TALENT_FIELDS, type FieldTable } from "../../domain/talent-fields";
import { useSettled } from "../../components/ui/use-settled";
import { useCastingList } from "./use-casting-list";

/** The choices with one more or less; options stand in their own order, so that one set of answers has one address. */
const toggled = (key: string, chosen: readonly Choice[], choice: Choice): readonly Choice[] => {
  const others = chosen.filter((one) => one.key !== choice.key);
  const next = others.length < chosen.length ? others : [...chosen, choice];
  const options = filterChoices(key).filter((option) => next.some((one) => one.key === option.key));
  return options.length > 0 ? options : next;
};

type SetDraft = (next: (now: CastingFilter) => CastingFilter) => void;

/** What the questions do to a draft; the same functions until another list comes, so that only a changed question renders. */
const useDraftChanges = (setDraft: SetDraft, bounds: ByField<Range> | null) =>
  useMemo(() => {
    const change = (changes: Partial<CastingFilter>) => setDraft((now) => ({ ...now, ...changes }));
    return {
      change,
      changeRange: (key: string, range: Range) =>
        setDraft((now) =>
          isNarrower(range, bounds?.[key])
            ? { ...now, ranges: { ...now.ranges, [key]: range } }
            : withoutConstraint(now, { kind: "field", key }),
        ),
      toggleChoice: (key: string, choice: Choice) =>
        setDraft((now) => ({ ...now, choices: withChoices(now.choices, key, toggled(key, now.choices[key] ?? [], choice)) })),
      toggleUnknown: () => setDraft((now) => ({ ...now, includesUnknown: !now.includesUnknown })),
      clear: () => setDraft(withoutConstraints),
    };
  }, [setDraft, bounds]);

/** A filter in the making, and what it would find in the list of its category and gender. */
export const useFilterDraft = (applied: CastingFilter, fields: FieldTable = TALENT_FIELDS) => {
  const [state, setState] = useState({ applied, draft: applied });
  if (state.applied !== applied) setState({ applied, draft: applied }); // another address: a letter, a chip, Back
  const { draft } = state;
  const setDraft = useCallback<SetDraft>((next) => setState((now) => ({ ...now, draft: next(now.draft) })), []);
  const list = useCastingList(draft, "now");
  const { talents } = list;
  const bounds = useMemo(() => talents && listingBounds(talents, fields), [talents, fields]);
  const changes = useDraftChanges(setDraft, bounds);
  // Moving a thumb comes first, counting follows.
  const counted = useSettled(draft);
  const outcome = useMemo(() => {
    if (talents === null || bounds === null) return null;
    const filter = withoutFullRanges(counted, bounds);
    const count = filterTalents(filter, talents).length;
    return { count, filter, relief: count === 0 ? bestRelief(filter, talents) : null };
  }, [bounds, counted, talents]);

  return {
    draft,
    list,
    /** Of the list's own talents; null until it is there. */
    bounds,
    outcome,
    ...changes,
    /** What goes into the address. */
    result: (): CastingFilter => ({ ...(bounds === null ? draft : withoutFullRanges(draft, bounds)), name: draft.name.trim() }),
  };
};

export type FilterDraft = ReturnType<typeof useFilterDraft>;
