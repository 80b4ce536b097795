"use client";

import { useEffect, useRef } from "react";

import type { PressedKey } from "../pressed-key";

const FIELDS = "input, textarea, select, [contenteditable='true']";

/** Whether a key goes into a field or an open dialog. A checkbox takes no text. */
const isTyping = ({ target }: KeyboardEvent): boolean => {
  if (document.querySelector("dialog[open]") !== null) return true;
  if (!(target instanceof Element)) return false;
  return target.closest(FIELDS) !== null && !target.matches("input[type='checkbox']");
};

export const useKeys = <Action>(actionOf: (pressed: PressedKey) => Action | null, run: (action: Action) => void): void => {
  const latest = useRef({ actionOf, run });
  useEffect(() => {
    latest.current = { actionOf, run };
  });
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent): void => {
      // A dialog has handled the key, and may be closed by now.
      if (event.defaultPrevented) return;
      const { key, ctrlKey, metaKey, altKey, repeat } = event;
      const action = latest.current.actionOf({ key, ctrlKey, metaKey, altKey, repeat, isTyping: isTyping(event) });
      if (action === null) return;
      event.preventDefault();
      latest.current.run(action);
    };
    document.addEventListener("keydown", onKeyDown);
    return () => document.removeEventListener("keydown", onKeyDown);
  }, []);
};
