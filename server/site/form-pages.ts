import pLimit from "p-limit";
import { localizedPath } from "../../src/config/routes";
import type { SentForm } from "../../src/config/sent-form";
import type { Locale } from "../../src/domain/locale";
import type { EntryName } from "../../src/forms/entry-fields";
import { formAddress } from "../../src/forms/form-address";
import { pagePolicy } from "../http/security-headers";
import type { LiveSnapshot } from "../live/live-talents";
import { nameError } from "../../src/lib/describe-error";
import type { Release } from "../releases/store/release";
import { pageFile } from "../../src/lib/gatsby-files";
import { addToPageContext } from "../withdrawal/add-to-page-context";
import type { FilteredFiles } from "../withdrawal/filtered-files";

/** For a form that a browser sent without scripts. */
export interface FormAnswer {
  kind: EntryName;
  locale: Locale;
  sent: SentForm;
}

export interface FormPageOptions {
  release: () => Release | null;
  snapshot: () => LiveSnapshot | null;
  filteredFiles: Pick<FilteredFiles, "render">;
  warn: (sentence: string) => void;
}

/** More answers than these are sent as plain pages, so that many forms at once delay no other page. */
const MAX_WAITING = 50;

/**
 * Scripts stay off in the answer, also in a browser that has them: they would start at the form's address, which has no page. With scripts
 * off, the browser shows the content for visitors without scripts.
 */
const SANDBOX = "sandbox allow-downloads allow-forms allow-popups allow-popups-to-escape-sandbox allow-same-origin";

/** Uses the release's renderer; null when rendering fails. */
export const createFormPages = ({ release, snapshot, filteredFiles, warn }: FormPageOptions) => {
  const inTurn = pLimit(1);
  const warned = new WeakSet<Release>();

  const render = async (current: Release, { kind, locale, sent }: FormAnswer): Promise<string> => {
    const file = current.files.get(pageFile(localizedPath(formAddress(kind, sent.values.subject), locale)));
    if (file === undefined) throw new Error("the release has no page for the form");
    const changeData = addToPageContext({ sent });
    return inTurn(() => filteredFiles.render({ release: current, file, snapshot: snapshot(), changeData }));
  };

  return async (answer: FormAnswer): Promise<{ html: string; policy: string } | null> => {
    const current = release();
    if (current === null || inTurn.pendingCount >= MAX_WAITING) return null;
    try {
      return { html: await render(current, answer), policy: `${pagePolicy(current)}; ${SANDBOX}` };
    } catch (error) {
      // The message of a rendering error may repeat what was typed.
      if (!warned.has(current))
        warn(`Answers to forms without scripts are sent as plain pages: their page was not rendered (${nameError(error)})`);
      warned.add(current);
      return null;
    }
  };
};
