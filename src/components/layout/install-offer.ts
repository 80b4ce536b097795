/** The `beforeinstallprompt` event, which TypeScript's DOM types lack. */
interface InstallPrompt extends Event {
  prompt: () => Promise<unknown>;
}

const DISMISSED_KEY = "installDismissed";

declare global {
  interface Window {
    /** The browser's offer, if it came before the page's scripts. */
    earlyOffer?: Event;
  }
}

/** Inline script for pages with late scripts: keeps an offer that comes before them. */
export const EARLY_OFFER_SCRIPT = `addEventListener("beforeinstallprompt",function(e){try{if(localStorage.getItem("${DISMISSED_KEY}"))return}catch(x){}e.preventDefault();window.earlyOffer=e})`;

let offer: InstallPrompt | null = null;
const listeners = new Set<() => void>();

const setOffer = (next: InstallPrompt | null): void => {
  offer = next;
  listeners.forEach((listener) => listener());
};

const isInstallPrompt = (event: Event): event is InstallPrompt => "prompt" in event && typeof event.prompt === "function";

const isDismissed = (): boolean => {
  try {
    return window.localStorage.getItem(DISMISSED_KEY) !== null;
  } catch {
    return false; // without storage nothing was dismissed
  }
};

const keepOffer = (event: Event): void => {
  if (!isInstallPrompt(event) || isDismissed()) return;
  event.preventDefault(); // the banner replaces the browser's own prompt
  setOffer(event);
};

/** The browser's offer can come before hydration. */
export const listenForInstallOffer = (): void => {
  if (window.earlyOffer) keepOffer(window.earlyOffer);
  window.addEventListener("beforeinstallprompt", keepOffer);
  window.addEventListener("appinstalled", () => setOffer(null));
};

export const hasInstallOffer = (): boolean => offer !== null;

export const subscribeToInstallOffer = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/** The browser's prompt works once; its answer is not used. */
export const acceptInstallOffer = async (): Promise<void> => {
  const taken = offer;
  setOffer(null);
  await taken?.prompt();
};

export const dismissInstallOffer = (): void => {
  try {
    window.localStorage.setItem(DISMISSED_KEY, "1");
  } catch {
    // without storage it is hidden for this visit only
  }
  setOffer(null);
};
