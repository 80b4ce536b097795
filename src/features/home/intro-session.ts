/** Remembers within a browser session that the intro was seen; `data-intro` on `html` says what shows now. */
const STORAGE_KEY = "introSeen";

/** Where the page's own script does not come, the intro must not stay, nor fall again over a page that is being read; milliseconds. */
const PATIENCE_MS = 8000;

/**
 * Runs before the first paint of home, so that the intro neither flashes over a page already seen
 * nor hides anything from visitors without scripts (specification §2, decisions, Small things).
 */
export const INTRO_SCRIPT = `try{(function(s,d){if(s.getItem("${STORAGE_KEY}"))return;d.intro="shown";setTimeout(function(){if(s.getItem("${STORAGE_KEY}"))return;delete d.intro;s.setItem("${STORAGE_KEY}","1")},${PATIENCE_MS})})(sessionStorage,document.documentElement.dataset)}catch(e){}`;

export const isIntroSeen = (): boolean => {
  try {
    return window.sessionStorage.getItem(STORAGE_KEY) !== null;
  } catch {
    return true; // storage is switched off: showing the intro at every visit would annoy
  }
};

export const rememberIntro = (): void => {
  try {
    window.sessionStorage.setItem(STORAGE_KEY, "1");
  } catch {
    // nothing to remember in
  }
};
