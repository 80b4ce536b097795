import type { MouseEvent } from "react";

/** Whether a press means "go there", not "open it in a tab of its own" or the like. */
export const isPlainPress = ({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean =>
  button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey;
