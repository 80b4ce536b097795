import type { ProfiledTalent } from "../../src/upstream/talents/fetch-talent";
import type { Cards } from "../cards/cards";
import type { LiveSnapshot } from "../live/live-talents";
import { nameError } from "../logging/describe-error";
import type { Pictures } from "./pictures";

export interface MediaEvictionOptions {
  pictures: Pick<Pictures, "keepTalents" | "keepVersions" | "removeOlderLayouts">;
  cards: Pick<Cards, "keepTalents" | "dropTalent">;
  warn: (sentence: string) => void;
}

/** Drops cached pictures and comp cards of talents who are not listed any more, and of files removed from a talent's galleries. */
export const createMediaEviction = ({ pictures, cards, warn }: MediaEvictionOptions) => {
  const dropRemoved = async ({ talent, files }: ProfiledTalent): Promise<void> => {
    const versions = [...files.map(({ version }) => version), ...(talent.coverVersion === null ? [] : [talent.coverVersion])];
    if (await pictures.keepVersions(talent.talentId, versions)) await cards.dropTalent(talent.talentId);
  };

  const dropWithdrawn = (snapshot: LiveSnapshot): Promise<unknown> => {
    const talentIds = [...snapshot.byId.keys()];
    return Promise.all([pictures.keepTalents(talentIds), cards.keepTalents(talentIds)]);
  };

  return {
    /** Drops what was left by talents who were withdrawn while no gateway ran. */
    start: async (snapshot: LiveSnapshot | null): Promise<void> => {
      await pictures.removeOlderLayouts();
      if (snapshot !== null) await dropWithdrawn(snapshot);
    },
    onTalents: dropWithdrawn,
    onProfile: (profiled: ProfiledTalent): void => {
      void dropRemoved(profiled).catch((error: unknown) => warn(`Removed pictures of talent ${profiled.talent.talentId} stay in the cache: ${nameError(error)}`));
    },
  };
};
