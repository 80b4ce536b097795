import { useCallback, useMemo, useState } from "react";
import { FILTER_RANGES } from "../../config/constants";
import { EYE_FILTERS, HAIR_FILTERS, type ColorOption } from "../../config/color-filters";
import { listingBounds, narrowed, withoutFullRanges, type MeasureBounds } from "../../domain/casting-bounds";
import { bestRelief, skillsOf, withoutConstraints } from "../../domain/casting-constraints";
import { filterTalents, type CastingFilter, type ColorGroup, type Measure, type Range } from "../../domain/casting-filter";
import type { TalentSummary } from "../../domain/talent";
import { useSettled } from "../../components/ui/use-settled";
import { useCastingList } from "./use-casting-list";

const toggled = (keys: readonly string[], key: string): string[] => (keys.includes(key) ? keys.filter((one) => one !== key) : [...keys, key]);

const toggledColor = (options: readonly ColorOption[], chosen: readonly ColorGroup[], key: string) => {
  const keys = toggled(chosen.map((one) => one.key), key);
  return options.filter((option) => keys.includes(option.key));
};

/** Of each list once: both columns of measures and skills look at every one of its talents. */
const useFacts = (talents: readonly TalentSummary[] | null) =>
  useMemo(() => talents && { bounds: listingBounds(talents, FILTER_RANGES), skills: skillsOf(talents) }, [talents]);

type SetDraft = (next: (now: CastingFilter) => CastingFilter) => void;

/** What the questions do to a draft; the same functions until another list comes, so that only what is changed is drawn anew. */
const useDraftChanges = (setDraft: SetDraft, bounds: MeasureBounds | null) =>
  useMemo(() => {
    const change = (changes: Partial<CastingFilter>) => setDraft((now) => ({ ...now, ...changes }));
    return {
      change,
      changeRange: (measure: Measure, range: Range) => change({ [measure]: bounds === null ? range : narrowed(range, bounds[measure]) }),
      toggleHair: (key: string) => setDraft((now) => ({ ...now, hair: toggledColor(HAIR_FILTERS, now.hair, key) })),
      toggleEyes: (key: string) => setDraft((now) => ({ ...now, eyes: toggledColor(EYE_FILTERS, now.eyes, key) })),
      toggleSkill: (skill: string) => setDraft((now) => ({ ...now, skills: toggled(now.skills, skill) })),
      toggleUnknown: () => setDraft((now) => ({ ...now, includesUnknown: !now.includesUnknown })),
      clear: () => setDraft(withoutConstraints),
    };
  }, [setDraft, bounds]);

/** A filter in the making, and what it would find in the list of its category and gender. */
export const useFilterDraft = (applied: CastingFilter) => {
  const [state, setState] = useState({ applied, draft: applied });
  if (state.applied !== applied) setState({ applied, draft: applied }); // another address: a letter, a chip, Back
  const { draft } = state;
  const setDraft = useCallback<SetDraft>((next) => setState((now) => ({ ...now, draft: next(now.draft) })), []);
  const list = useCastingList(draft, "now");
  const { talents } = list;
  const facts = useFacts(talents);
  const changes = useDraftChanges(setDraft, facts?.bounds ?? null);
  // Moving a thumb comes first, counting follows.
  const counted = useSettled(draft);
  const outcome = useMemo(() => {
    if (talents === null || facts === null) return null;
    const filter = withoutFullRanges(counted, facts.bounds);
    const count = filterTalents(filter, talents).length;
    return { count, filter, relief: count === 0 ? bestRelief(filter, talents) : null };
  }, [counted, facts, talents]);

  return {
    draft,
    list,
    facts,
    outcome,
    ...changes,
    /** What goes into the address. */
    result: (): CastingFilter => ({ ...(facts === null ? draft : withoutFullRanges(draft, facts.bounds)), name: draft.name.trim() }),
  };
};

export type FilterDraft = ReturnType<typeof useFilterDraft>;
