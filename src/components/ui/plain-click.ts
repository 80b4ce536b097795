import type { MouseEvent } from "react";

/** A press that a script may answer in place of the browser: not one for another tab, nor the end of a drag. */
export const isPlainClick = ({ button, altKey, ctrlKey, metaKey, shiftKey, defaultPrevented }: MouseEvent): boolean =>
  button === 0 && !altKey && !ctrlKey && !metaKey && !shiftKey && !defaultPrevented;
