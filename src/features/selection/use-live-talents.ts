import { useCallback, useEffect, useRef, useState } from "react";
import type { Talent } from "../../domain/talent";
import { fetchTalent } from "../../live/fetch-talent";

/** `missing`: withdrawn; `failed`: worth a retry. */
export type LiveTalent =
  | { kind: "loading"; talentId: string }
  | { kind: "found"; talentId: string; talent: Talent }
  | { kind: "missing"; talentId: string }
  | { kind: "failed"; talentId: string };

/** Fetches each talent once; `retry` fetches the failed ones again. */
export const useLiveTalents = (talentIds: readonly string[]) => {
  const [known, setKnown] = useState<ReadonlyMap<string, LiveTalent>>(new Map());
  const asked = useRef(new Set<string>());

  const keep = useCallback((live: LiveTalent) => setKnown((now) => new Map(now).set(live.talentId, live)), []);

  const ask = useCallback(
    async (talentId: string) => {
      asked.current.add(talentId);
      keep({ kind: "loading", talentId });
      const answer = await fetchTalent(talentId);
      if (answer.ok) keep({ kind: "found", talentId, talent: answer.value });
      else keep({ kind: answer.error === "missing" ? "missing" : "failed", talentId });
    },
    [keep],
  );

  useEffect(() => {
    talentIds.filter((talentId) => !asked.current.has(talentId)).forEach((talentId) => void ask(talentId));
  }, [talentIds, ask]);

  const talents = talentIds.map((talentId): LiveTalent => known.get(talentId) ?? { kind: "loading", talentId });
  const retry = () => talents.filter(({ kind }) => kind === "failed").forEach(({ talentId }) => void ask(talentId));
  return { talents, retry };
};

export const foundTalents = (talents: readonly LiveTalent[]): readonly Talent[] =>
  talents.flatMap((live) => (live.kind === "found" ? [live.talent] : []));

/** Ids of all talents that are not known to be withdrawn. */
export const publishedIds = (talents: readonly LiveTalent[]): readonly string[] =>
  talents.filter(({ kind }) => kind !== "missing").map(({ talentId }) => talentId);
