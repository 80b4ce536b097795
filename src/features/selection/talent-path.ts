import { routes } from "../../config/routes";
import type { TalentSummary } from "../../domain/talent";

/** Under the first visible category; a talent without one is available under any. */
export const talentPath = (talent: Pick<TalentSummary, "talentId" | "name" | "categories">): string =>
  routes.talent(talent.categories[0] ?? "talents", talent);
