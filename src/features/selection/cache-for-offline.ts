import { coverSources } from "../../config/media";
import { localizedPath, routes, splitLocale } from "../../config/routes";
import { fetchTalent } from "../../live/fetch-talent";
import { reportVisit } from "../../live/report-visit";
import { SELECTION_COVER_SIZES } from "./cover-sizes";

/** Fetches a selected talent's profile and cover and the selection page, so that the caches contain them for offline use. */
export const cacheForOffline = async (talentId: string): Promise<void> => {
  const page = localizedPath(routes.selection(), splitLocale(window.location.pathname).locale);
  window.___loader?.hovering(page);
  reportVisit(page);
  const answer = await fetchTalent(talentId);
  if (!answer.ok || answer.value.coverVersion === null) return;
  // The same `sizes` as the page, so that the browser chooses the same file.
  const cover = new Image();
  cover.sizes = SELECTION_COVER_SIZES;
  cover.srcset = coverSources(talentId, answer.value.coverVersion);
};
