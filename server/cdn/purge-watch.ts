import { isHidden, type LiveSnapshot } from "../live/live-talents";
import type { Release } from "../releases/store/release";
import { LIVE_KEY, type CacheKeys } from "./cache-keys";
import type { PurgeClient } from "./purge-client";

export interface PurgeWatchOptions {
  keys: CacheKeys;
  snapshot: () => LiveSnapshot | null;
  release: () => Pick<Release, "id"> | null;
  purge: PurgeClient["purge"];
  intervalMs?: number;
}

const INTERVAL_MS = 500;

/**
 * Purges when the list of talents or the current release changes. Polls both, since an expired list, a rollback by the command
 * line and a switch by another process have no common event.
 */
export const createPurgeWatch = ({ keys, snapshot, release, purge, intervalMs = INTERVAL_MS }: PurgeWatchOptions) => {
  let listed = snapshot();
  let served = release();
  let timer: NodeJS.Timeout | null = null;

  const compareTalents = (): readonly string[] => {
    const [before, now] = [listed, snapshot()];
    listed = now;
    if (before === now || before === null) return [];
    return [LIVE_KEY, ...changedTalents(before, now).map(keys.talent)];
  };

  const compareReleases = (): readonly string[] => {
    const [before, now] = [served, release()];
    served = now;
    return before === null || before.id === now?.id ? [] : [keys.release(before.id)];
  };

  const check = (): void => {
    const changed = [...compareTalents(), ...compareReleases()];
    if (changed.length > 0) purge(changed);
  };

  return {
    check,
    start: (): void => {
      timer = setInterval(check, intervalMs);
      timer.unref();
    },
    stop: (): void => {
      if (timer !== null) clearInterval(timer);
    },
  };
};

/** Talents whose pictures may be wrong in a copy: no longer listed, now in a `TF -` category, or with another cover. */
const changedTalents = (before: LiveSnapshot, now: LiveSnapshot | null): readonly string[] =>
  before.listed.flatMap((entry) => {
    const { talentId, coverVersion } = entry.talent;
    const next = now?.byId.get(talentId);
    const isSame = next !== undefined && isHidden(next) === isHidden(entry) && next.talent.coverVersion === coverVersion;
    return isSame ? [] : [talentId];
  });
