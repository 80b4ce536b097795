import "../features/package/answer-filter.module.css";
import "../features/package/contact-links.module.css";
import "../features/package/finish-section.module.css";
import "../features/package/name-dialog.module.css";
import "../features/package/package-document.module.css";
import "../features/package/package-grid.module.css";
import "../features/package/package-heading.module.css";
import "../features/package/package-notice.module.css";
import "../features/package/package-photo.module.css";
import "../features/package/package-pictures.module.css";
import "../features/package/pick-control.module.css";
import "../features/package/saved-bar.module.css";
import "../features/package/talent-sheet.module.css";
import "../features/package/talent-tile.module.css";

/**
 * Replaces the package's page in the browser's bundle, which needs the page's styles and none of its components: the page has a script of
 * its own (`src/gatsby/write-package-script`).
 */
export const PackageDocument = (): null => null;
