import { routes } from "../../../src/config/routes";
import { CATEGORIES, GENDERS } from "../../../src/domain/category";
import type { TalentRow } from "./pages-query";
import type { PageDraft } from "./translated-pages";

/** `/{category}` for both genders, and one listing for each. */
export const toCategoryPages = (component: string): PageDraft[] =>
  CATEGORIES.flatMap((category) => [
    { path: routes.category(category), component, context: () => ({ category, gender: null }) },
    ...GENDERS.map((gender) => ({ path: routes.listing(category, gender), component, context: () => ({ category, gender }) })),
  ]);

/** One page under each visible category of the talent; the first is canonical. */
export const toTalentPages = (talent: TalentRow, component: string): PageDraft[] => {
  const { talentId, categories } = talent;
  const [canonical] = categories;
  if (canonical === undefined) return [];
  const canonicalPath = routes.talent(canonical, talent);
  return categories.map((category) => ({
    path: routes.talent(category, talent),
    component,
    context: () => ({ talentId, category, canonicalPath }),
  }));
};
