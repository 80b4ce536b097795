import type { ProfiledTalent } from "../../src/upstream/talents/fetch-talent";
import { createDiskGuard } from "../lib/disk-guard";
import type { LiveSnapshot } from "../live/live-talents";
import { nameError } from "../../src/lib/describe-error";
import type { Pictures } from "./pictures";

export interface MediaEvictionOptions {
  pictures: Pick<Pictures, "keepTalents" | "keepVersions" | "removeOlderLayouts">;
  cards: {
    keepTalents(talentIds: readonly string[]): Promise<unknown>;
    dropTalent(talentId: string): Promise<unknown>;
  };
  warn: (sentence: string) => void;
}

/** Deletes cached pictures and comp cards of talents who are not listed any more, and of files removed from a talent's galleries. */
export const createMediaEviction = ({ pictures, cards, warn }: MediaEvictionOptions) => {
  const deleteRemovedFiles = async ({ talent, files }: ProfiledTalent): Promise<void> => {
    const versions = [...files.map(({ version }) => version), ...(talent.coverVersion === null ? [] : [talent.coverVersion])];
    if (await pictures.keepVersions(talent.talentId, versions)) await cards.dropTalent(talent.talentId);
  };

  /** The list whose withdrawn talents are not deleted yet. */
  let pending: LiveSnapshot | null = null;

  const deleteWithdrawnTalents = async (snapshot: LiveSnapshot): Promise<void> => {
    pending = snapshot;
    const talentIds = [...snapshot.byId.keys()];
    await Promise.all([pictures.keepTalents(talentIds), cards.keepTalents(talentIds)]);
    if (pending === snapshot) pending = null;
  };

  // Files that cannot be deleted are not served either, since each request checks the list.
  const guard = createDiskGuard({ sentence: "Cached pictures and cards of withdrawn talents cannot be deleted", warn });

  return {
    /** Deletes files of talents who were withdrawn while no gateway ran. */
    start: async (snapshot: LiveSnapshot | null): Promise<void> => {
      await guard(pictures.removeOlderLayouts);
      if (snapshot !== null) await guard(() => deleteWithdrawnTalents(snapshot));
    },
    onTalents: deleteWithdrawnTalents,
    /** Repeats a deletion that failed, for example on a read-only disk. */
    retry: async (): Promise<void> => {
      if (pending !== null) await deleteWithdrawnTalents(pending);
    },
    onProfile: (profiled: ProfiledTalent): void => {
      void deleteRemovedFiles(profiled).catch((error: unknown) =>
        warn(`Removed pictures of talent ${profiled.talent.talentId} stay in the cache: ${nameError(error)}`),
      );
    },
  };
};
