import { useEffect, useState } from "react";
import type { Category } from "../../domain/category";
import type { RelatedTalents } from "../../domain/related-talents";
import { whenIdle } from "../../components/ui/when-idle";
import { fetchRelated } from "../../live/fetch-related";

type Related = { kind: "waiting" } | { kind: "failed" } | ({ kind: "ready" } & RelatedTalents);

interface Visit {
  talentId: string;
  category: Category;
  /** Null: the category's list of the talent's gender. */
  listAddress: string | null;
}

/** Fetched when the browser is idle. Another talent needs another `key`. */
export const useRelatedTalents = ({ talentId, category, listAddress }: Visit): Related => {
  const [related, setRelated] = useState<Related>({ kind: "waiting" });

  useEffect(() => {
    let isCurrent = true;
    const load = async () => {
      const answer = await fetchRelated(talentId, { category, listAddress });
      if (isCurrent) setRelated(answer.ok ? { kind: "ready", ...answer.value } : { kind: "failed" });
    };
    const cancel = whenIdle(() => void load());
    return () => {
      isCurrent = false;
      cancel();
    };
  }, [talentId, category, listAddress]);

  return related;
};
