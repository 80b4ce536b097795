import type { MouseEvent } from "react";

/** Whether a press follows its link here; with a key held or another button the browser opens a tab, and this page stays. */
export const isPlainPress = ({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean =>
  button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey;
