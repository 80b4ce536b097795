import { startTransition, useCallback, useEffect, useState } from "react";
import type { Result } from "../../domain/result";
import type { TalentSummary } from "../../domain/talent";
import { fetchCasting, knownCasting, type CastingList } from "../../live/fetch-casting";
import type { LiveFailure } from "../../live/get-json";
import { whenIdle } from "../../components/ui/when-idle";

interface Answer {
  /** What it answers: list and attempt. */
  question: string;
  result: Result<readonly TalentSummary[], LiveFailure>;
}

/** When to ask: at once, when the browser has time, or not at all. */
export type Urgency = "now" | "idle" | "never";

/** The live list, drawn from memory where it was fetched before; while another list is on its way there is none. */
export const useCastingList = ({ category, gender, hiddenCategory = null }: CastingList, urgency: Urgency) => {
  const [answer, setAnswer] = useState<Answer | null>(null);
  const [attempt, setAttempt] = useState(0);
  const question = [category, gender, hiddenCategory, attempt].join("|");

  useEffect(() => {
    if (urgency === "never") return;
    let isWanted = true;
    const ask = async () => {
      const result = await fetchCasting({ category, gender, hiddenCategory });
      // Hundreds of cards and letters may follow from it: in slices, so that a tap in between is answered.
      if (isWanted) startTransition(() => setAnswer({ question, result }));
    };
    const callOff = urgency === "now" ? void ask() : whenIdle(() => void ask());
    return () => {
      isWanted = false;
      callOff?.();
    };
  }, [category, gender, hiddenCategory, question, urgency]);

  const current = answer?.question === question ? answer.result : null;
  const talents = current?.ok ? current.value : urgency === "never" ? null : knownCasting({ category, gender, hiddenCategory });
  const retry = useCallback(() => setAttempt((now) => now + 1), []);
  return { talents, hasFailed: current !== null && !current.ok, retry };
};

export type LiveList = ReturnType<typeof useCastingList>;
