import type { MouseEvent } from "react";

/** Whether a script may handle a click on a link: not with a modifier key, another button, or at the end of a drag. */
export const isPlainClick = ({ button, altKey, ctrlKey, metaKey, shiftKey, defaultPrevented }: MouseEvent): boolean =>
  button === 0 && !altKey && !ctrlKey && !metaKey && !shiftKey && !defaultPrevented;
