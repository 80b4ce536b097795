import { listingPage, routes } from "../../../src/config/routes";
import type { ListingRow, TalentRow } from "./pages-query";
import type { PageDraft } from "./translated-pages";

/**
 * `/{category}` for both genders and one listing for each; `…/pagina/2` and so on for those who come without a script.
 * None of the list of everybody, which the search's own page shows.
 */
export const toCategoryPages = ({ category, gender, page, hasMinors }: ListingRow, component: string): PageDraft[] => {
  if (category === null) return [];
  return [{ path: listingPage(category, gender, page), component, context: () => ({ category, gender, page, hasMinors }) }];
};

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
