import { startTransition, useCallback, useEffect, useState } from "react";
import type { Result } from "../../domain/result";
import type { TalentSummary } from "../../domain/talent";
import { fetchBoard } from "../../live/fetch-board";
import type { LiveFailure } from "../../live/get-json";
import { whenIdle } from "../../components/ui/when-idle";

interface Answer {
  /** Identifies board and attempt. */
  question: string;
  result: Result<readonly TalentSummary[], LiveFailure>;
}

/**
 * `talents` is null until the live talents are loaded. `now`: the page needs more talents than its HTML has; `idle`: they load when
 * the browser is idle.
 */
export const useBoardTalents = (slug: string, urgency: "now" | "idle" | "never") => {
  const [answer, setAnswer] = useState<Answer | null>(null);
  const [attempt, setAttempt] = useState(0);
  const question = `${slug} ${attempt}`;

  useEffect(() => {
    if (urgency === "never") return;
    let isWanted = true;
    const ask = async () => {
      const result = await fetchBoard(slug);
      // A transition, because hundreds of cards can render.
      if (isWanted) startTransition(() => setAnswer({ question, result }));
    };
    const cancel = urgency === "now" ? void ask() : whenIdle(() => void ask());
    return () => {
      isWanted = false;
      cancel?.();
    };
  }, [slug, question, urgency]);

  const current = answer?.question === question ? answer.result : null;
  const retry = useCallback(() => setAttempt((now) => now + 1), []);
  return { talents: current?.ok ? current.value : null, hasFailed: current !== null && !current.ok, retry };
};
