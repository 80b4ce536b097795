import type { MouseEvent } from "react";

/** Whether a script may handle a click on a link instead of the browser: not one that opens a tab or window, and not the end of a drag. */
export const isPlainClick = ({ button, altKey, ctrlKey, metaKey, shiftKey, defaultPrevented }: MouseEvent): boolean =>
  button === 0 && !altKey && !ctrlKey && !metaKey && !shiftKey && !defaultPrevented;
