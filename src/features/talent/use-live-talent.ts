import { useEffect, useState } from "react";
import type { Talent } from "../../domain/talent";
import { fetchTalent } from "../../live/fetch-talent";

type LiveTalent = { kind: "loading" } | { kind: "found"; talent: Talent } | { kind: "missing" } | { kind: "failed" };

/** Fetches again on `retry`; another talent needs another `key`. */
export const useLiveTalent = (talentId: string) => {
  const [state, setState] = useState<LiveTalent>({ kind: "loading" });
  const [attempt, setAttempt] = useState(1);

  useEffect(() => {
    let isCurrent = true;
    void fetchTalent(talentId).then((answer) => {
      if (!isCurrent) return;
      if (answer.ok) setState({ kind: "found", talent: answer.value });
      else setState({ kind: answer.error === "missing" ? "missing" : "failed" });
    });
    return () => {
      isCurrent = false;
    };
  }, [talentId, attempt]);

  const retry = () => {
    setState({ kind: "loading" });
    setAttempt((now) => now + 1);
  };
  return { state, retry };
};
