declare global {
  interface Window {
    /** The last button pressed before the page's scripts ran (recorded by `late-scripts`); null once they run. */
    earlyButton?: Element | null;
  }
}

/** Repeats the last click on a button before hydration. Call it once hydration is complete. */
export const pressEarlyButton = (): void => {
  const button = window.earlyButton;
  window.earlyButton = null;
  if (button instanceof HTMLElement && button.isConnected) button.click();
};
