import { boardPage } from "../../../src/config/board-routes";
import type { BoardPageRow } from "./pages-query";
import type { PageDraft } from "./translated-pages";

/** `/board/{slug}`, and further pages `…/pagina/2` for visitors without scripts. */
export const toBoardPage = ({ slug, page, total, hasMinors }: BoardPageRow, component: string): PageDraft => ({
  path: boardPage(slug, page),
  component,
  context: () => ({ slug, page, hasMinors, isEmpty: total === 0 }),
});
