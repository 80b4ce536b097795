import type { MouseEvent } from "react";

/** False with a modifier key, with another button, or at the end of a drag. */
export const isPlainClick = ({ button, altKey, ctrlKey, metaKey, shiftKey, defaultPrevented }: MouseEvent): boolean =>
  button === 0 && !altKey && !ctrlKey && !metaKey && !shiftKey && !defaultPrevented;
