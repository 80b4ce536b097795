import pLimit from "p-limit";
import { PACKAGE_PAGE } from "../../src/config/package-page";
import { localizedPath } from "../../src/config/routes";
import type { PackagePage } from "../../src/domain/package";
import { pageFile } from "../../src/lib/gatsby-files";
import { clampLocale } from "../http/request-locale";
import { pagePolicy } from "../http/security-headers";
import { nameError } from "../../src/lib/describe-error";
import type { Release } from "../releases/store/release";
import { addToPageContext } from "../withdrawal/add-to-page-context";
import type { FormPageOptions } from "./form-pages";

/** More pages than these are refused, so that many clients at once delay no other page. */
const MAX_WAITING = 50;

/** Uses the release's renderer; null when the release has no such page or cannot render it. */
export const createPackagePages = ({ release, snapshot, filteredFiles, warn }: FormPageOptions) => {
  const inTurn = pLimit(1);
  const warned = new WeakSet<Release>();

  return async (page: PackagePage, talent: string | null): Promise<{ html: string; policy: string } | null> => {
    const current = release();
    if (current === null || inTurn.pendingCount >= MAX_WAITING) return null;
    const language = clampLocale(page.state === "open" ? page.view.language : page.language, current.languages);
    const file = current.files.get(pageFile(localizedPath(PACKAGE_PAGE, language)));
    if (file === undefined) return null;
    const changeData = addToPageContext({ package: page, talent });
    try {
      const html = await inTurn(() => filteredFiles.render({ release: current, file, snapshot: snapshot(), changeData }));
      return { html, policy: pagePolicy(current) };
    } catch (error) {
      // The message of a rendering error may name a talent.
      if (!warned.has(current)) warn(`Packages cannot be shown: their page was not rendered (${nameError(error)})`);
      warned.add(current);
      return null;
    }
  };
};
