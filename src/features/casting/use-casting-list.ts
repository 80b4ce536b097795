import { startTransition, useCallback, useEffect, useState } from "react";
import type { Result } from "../../domain/result";
import type { TalentSummary } from "../../domain/talent";
import { fetchCasting, cachedCasting, type CastingDetail, type CastingList } from "../../live/fetch-casting";
import type { LiveFailure } from "../../live/get-json";
import { whenIdle } from "../../components/ui/when-idle";

interface Answer {
  /** Identifies list and attempt. */
  question: string;
  result: Result<readonly TalentSummary[], LiveFailure>;
}

type Urgency = "now" | "idle" | "never";

/**
 * `talents` is null while another list loads. A list that was fetched before comes from the cache at once, perhaps without all
 * cards (`hasAllCards`).
 */
export const useCastingList = ({ category, gender, hiddenCategory = null }: CastingList, urgency: Urgency, detail: CastingDetail) => {
  const [answer, setAnswer] = useState<Answer | null>(null);
  const [attempt, setAttempt] = useState(0);
  const question = [category, gender, hiddenCategory, detail, attempt].join("|");

  useEffect(() => {
    if (urgency === "never") return;
    let isWanted = true;
    const ask = async () => {
      const result = await fetchCasting({ category, gender, hiddenCategory }, detail);
      // A transition, because hundreds of cards can render.
      if (isWanted) startTransition(() => setAnswer({ question, result }));
    };
    const cancel = urgency === "now" ? void ask() : whenIdle(() => void ask());
    return () => {
      isWanted = false;
      cancel?.();
    };
  }, [category, gender, hiddenCategory, detail, question, urgency]);

  const current = answer?.question === question ? answer.result : null;
  const talents = current?.ok ? current.value : urgency === "never" ? null : cachedCasting({ category, gender, hiddenCategory }, "filters");
  const retry = useCallback(() => setAttempt((now) => now + 1), []);
  return { talents, hasFailed: current !== null && !current.ok, retry };
};
