import { parseTalentAddress } from "../config/routes";
import { isSlowLine, VERY_SLOW } from "../lib/connection";
import { whenIdle } from "../components/ui/when-idle";

/** Calls that come before the browser is idle cause one run. */
const onceIdle = (run: () => void): (() => void) => {
  let isDue = false;
  return () => {
    if (isDue) return;
    isDue = true;
    whenIdle(() => {
      isDue = false;
      run();
    });
  };
};

/**
 * Fetches the page data of talents whose cards are in view, one in each idle moment of the browser, so that a talent's page is
 * rendered at once after a touch. 2 to 3 kB each; no pictures. `load` fetches a page's data.
 */
export const prefetchCards = (load: (path: string) => void): void => {
  const inView = new Set<HTMLAnchorElement>();
  const known = new WeakSet<Element>();
  const loaded = new Set<string>();

  const loadNext = onceIdle(() => {
    const link = [...inView].find(({ pathname }) => !loaded.has(pathname));
    if (link === undefined || isSlowLine(VERY_SLOW)) return;
    loaded.add(link.pathname);
    load(link.pathname);
    loadNext();
  });

  const observer = new IntersectionObserver((entries) => {
    for (const { target, isIntersecting } of entries) {
      if (!(target instanceof HTMLAnchorElement)) continue;
      if (isIntersecting) inView.add(target);
      else inView.delete(target);
    }
    loadNext();
  });

  const observeCards = (): void => {
    for (const link of document.querySelectorAll<HTMLAnchorElement>("main li a[href]")) {
      // A talent of a `TF -` category, whose address has a token, has no page data.
      if (known.has(link) || link.search !== "" || parseTalentAddress(link.pathname) === null) continue;
      known.add(link);
      observer.observe(link);
    }
  };
  observeCards();
  new MutationObserver(onceIdle(observeCards)).observe(document.body, { childList: true, subtree: true });
};
