import { useCallback, useMemo, useState } from "react";
import { filterChoices } from "../../config/color-filters";
import { isNarrower, listingBounds, withoutFullRanges } from "../../domain/casting-bounds";
import { withChoices, withoutConstraint, withoutConstraints } from "../../domain/casting-constraints";
import type { ByField, CastingFilter, Choice, Range } from "../../domain/casting-choice";
import { filterTalents } from "../../domain/casting-filter";
import { bestRelaxation } from "../../domain/casting-suggestions";
import { TALENT_FIELDS, type FieldTable } from "../../domain/talent-fields";
import { usePaintedValue } from "../../components/ui/use-painted-value";
import { detailOf, hasAllCards } from "../../live/fetch-casting";
import { useCastingList } from "./use-casting-list";

/** Options keep their own order, so that equal choices have one address. */
const toggled = (key: string, chosen: readonly Choice[], choice: Choice): readonly Choice[] => {
  const others = chosen.filter((one) => one.key !== choice.key);
  const next = others.length < chosen.length ? others : [...chosen, choice];
  const options = filterChoices(key).filter((option) => next.some((one) => one.key === option.key));
  return options.length > 0 ? options : next;
};

/** Whether the filter reads names, which a list can lack. */
const asksForNames = ({ name, letter }: CastingFilter): boolean => name.trim() !== "" || letter !== null;

type SetDraft = (next: (now: CastingFilter) => CastingFilter) => void;

/** The functions stay the same until the list changes, so that only a changed field re-renders. */
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
      choose: (key: string, choices: readonly Choice[]) => setDraft((now) => ({ ...now, choices: withChoices(now.choices, key, choices) })),
      toggleUnknown: () => setDraft((now) => ({ ...now, includesUnknown: !now.includesUnknown })),
      clear: () => setDraft(withoutConstraints),
    };
  }, [setDraft, bounds]);

export const useFilterDraft = (applied: CastingFilter, fields: FieldTable = TALENT_FIELDS) => {
  const [state, setState] = useState({ applied, draft: applied });
  if (state.applied !== applied) setState({ applied, draft: applied }); // the address has changed: by a letter, a chip or Back
  const { draft } = state;
  const setDraft = useCallback<SetDraft>((next) => setState((now) => ({ ...now, draft: next(now.draft) })), []);
  // Names, covers and orders load while visitors choose, so that the list is complete when they apply the filter.
  const list = useCastingList(draft, "now", draft === applied && !asksForNames(draft) ? "filters" : detailOf(draft.order));
  const { talents } = list;
  const bounds = useMemo(() => talents && listingBounds(talents, fields), [talents, fields]);
  const changes = useDraftChanges(setDraft, bounds);
  // Counting runs after the next paint, so that a dragged thumb stays smooth.
  const counted = usePaintedValue(draft);
  const outcome = useMemo(() => {
    if (talents === null || bounds === null || (asksForNames(counted) && !hasAllCards(talents))) return null;
    const filter = withoutFullRanges(counted, bounds);
    const count = filterTalents(filter, talents).length;
    return { count, filter, relaxation: count === 0 ? bestRelaxation(filter, talents) : null };
  }, [bounds, counted, talents]);

  return {
    draft,
    list,
    /** The bounds of the list's own talents; null until they are loaded. */
    bounds,
    outcome,
    ...changes,
    result: (): CastingFilter => ({ ...(bounds === null ? draft : withoutFullRanges(draft, bounds)), name: draft.name.trim() }),
  };
};

export type FilterDraft = ReturnType<typeof useFilterDraft>;
