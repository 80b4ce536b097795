import { listingPage, routes } from "../../../src/config/routes";
import type { ListingRow, TalentRow } from "./pages-query";
import type { PageDraft } from "./translated-pages";

/**
 * `/{category}` for both genders and one listing per gender, and further pages `…/pagina/2` for visitors without scripts.
 * None for the list of all talents, which `pages/pesquisa` shows.
 */
export const toCategoryPages = ({ category, gender, page, hasMinors }: ListingRow, component: string): PageDraft[] => {
  if (category === null) return [];
  return [{ path: listingPage(category, gender, page), component, context: () => ({ category, gender, page, hasMinors }) }];
};

/** One page per visible category of the talent; the first is canonical. */
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
