import { listingPage, routes } from "../../../src/config/routes";
import type { ListingRow, TalentRow } from "./pages-query";
import type { PageDraft } from "./translated-pages";

/** `/{category}` for both genders and one listing for each; `…/pagina/2` and so on for those who come without a script. */
export const toCategoryPage = ({ category, gender, page }: ListingRow, component: string): PageDraft => ({
  path: listingPage(category, gender, page),
  component,
  context: () => ({ category, gender, page }),
});

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
