/** Session storage key. The style sheet shows the intro by the attribute `data-intro` of `html`. */
const STORAGE_KEY = "introSeen";

/** The intro closes automatically after this time. */
export const INTRO_MS = 4000;

/** Longer than its transition, `--duration-fade`; milliseconds. */
const LIFTED_MS = 700;

/**
 * Inline script, runs before the first paint of the home page, so that the intro neither flashes on a second visit nor hides the
 * page without scripts (docs/product.md, Home). It closes the intro in time even when the page's own scripts have not started.
 */
export const INTRO_SCRIPT = `try{(function(s,d){if(s.getItem("${STORAGE_KEY}"))return;d.intro="shown";setTimeout(function(){s.setItem("${STORAGE_KEY}","1");if(d.intro!=="shown")return;d.intro="closing";setTimeout(function(){delete d.intro},${LIFTED_MS})},${INTRO_MS})})(sessionStorage,document.documentElement.dataset)}catch(e){}`;

export const isIntroSeen = (): boolean => {
  try {
    return window.sessionStorage.getItem(STORAGE_KEY) !== null;
  } catch {
    return true; // without storage the intro would show at every visit
  }
};

export const markIntroSeen = (): void => {
  try {
    window.sessionStorage.setItem(STORAGE_KEY, "1");
  } catch {
    // without storage nothing is remembered
  }
};
