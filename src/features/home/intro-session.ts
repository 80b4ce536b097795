/** Session storage key. The attribute `data-intro` on `html` tells the style sheet whether the intro shows. */
const STORAGE_KEY = "introSeen";

/** If the page's script has not started by then, the inline script removes the intro for the session; milliseconds. */
const MAX_WAIT_MS = 8000;

/**
 * Inline script, runs before the first paint of the home page, so that the intro neither flashes on a second visit nor
 * hides the page without scripts (specification §2, decisions, Small things).
 */
export const INTRO_SCRIPT = `try{(function(s,d){if(s.getItem("${STORAGE_KEY}"))return;d.intro="shown";setTimeout(function(){if(s.getItem("${STORAGE_KEY}"))return;delete d.intro;s.setItem("${STORAGE_KEY}","1")},${MAX_WAIT_MS})})(sessionStorage,document.documentElement.dataset)}catch(e){}`;

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
