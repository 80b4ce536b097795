declare global {
  interface Window {
    /** The last button that was pressed before the page's scripts were there (`late-scripts`); null once they are. */
    earlyButton?: Element | null;
  }
}

/** Presses it again; to be called once the page answers presses itself. */
export const pressEarlyButton = (): void => {
  const button = window.earlyButton;
  window.earlyButton = null;
  if (button instanceof HTMLElement && button.isConnected) button.click();
};
