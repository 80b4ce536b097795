/** What the browser hands out where the site may be installed; TypeScript's DOM knows no such event. */
interface InstallPrompt extends Event {
  prompt: () => Promise<unknown>;
}

const DISMISSED_KEY = "installDismissed";

declare global {
  interface Window {
    /** The browser's offer, where it came before the page's scripts. */
    earlyOffer?: Event;
  }
}

/** Runs in pages whose scripts come late: without it an offer made before them would be nobody's. */
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
    return false; // nothing can be remembered, so nothing was
  }
};

const keepOffer = (event: Event): void => {
  if (!isInstallPrompt(event) || isDismissed()) return;
  event.preventDefault(); // the banner asks in the browser's place
  setOffer(event);
};

/** Keeps the browser's offer until the banner is there; it may come before the page has woken. */
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

/** Shows the browser's own question; an offer can be taken up once. What the visitor answers changes nothing here. */
export const takeInstallOffer = async (): Promise<void> => {
  const taken = offer;
  setOffer(null);
  await taken?.prompt();
};

/** Puts the banner away for good. */
export const dismissInstallOffer = (): void => {
  try {
    window.localStorage.setItem(DISMISSED_KEY, "1");
  } catch {
    // it stays away until the next visit
  }
  setOffer(null);
};
