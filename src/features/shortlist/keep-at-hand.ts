import { coverSources } from "../../config/media";
import { localizedPath, routes, splitLocale } from "../../config/routes";
import { fetchTalent } from "../../live/fetch-talent";
import { reportVisit } from "../../live/report-visit";
import { SHORTLIST_COVER_SIZES } from "./cover-sizes";

/** Fetches a chosen talent's data and cover and the selection's page once, so that the browser's caches hold them when the connection is lost. */
export const keepAtHand = async (talentId: string): Promise<void> => {
  const page = localizedPath(routes.selection(), splitLocale(window.location.pathname).locale);
  window.___loader?.hovering(page);
  reportVisit(page);
  const answer = await fetchTalent(talentId);
  if (!answer.ok || answer.value.coverVersion === null) return;
  // The browser chooses the same width here as it will there.
  const cover = new Image();
  cover.sizes = SHORTLIST_COVER_SIZES;
  cover.srcset = coverSources(talentId, answer.value.coverVersion);
};
