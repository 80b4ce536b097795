import { routes } from "../../config/routes";
import type { TalentSummary } from "../../domain/talent";

/** The path of a talent's page under its first visible category; talents without one answer under any. */
export const talentPath = (talent: Pick<TalentSummary, "talentId" | "name" | "categories">): string =>
  routes.talent(talent.categories[0] ?? "talents", talent);
