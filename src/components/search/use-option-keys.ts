import { useState, type KeyboardEvent } from "react";

interface OptionKeys {
  listId: string;
  count: number;
  onOpen: () => void;
  /** Returns true if it closed something. */
  onEscape: () => boolean;
}

/** Keyboard handling of a WAI-ARIA combobox: arrows move through options and field, Enter follows an option, Escape closes. */
export const useOptionKeys = ({ listId, count, onOpen, onEscape }: OptionKeys) => {
  const [position, setPosition] = useState(-1);
  const active = position < count ? position : -1;

  const moveBy = (step: 1 | -1) => {
    onOpen();
    if (count === 0) return;
    // The field is one more position beside the options.
    const next = ((active + 1 + step + count + 1) % (count + 1)) - 1;
    setPosition(next);
    optionAt(listId, next)?.scrollIntoView({ block: "nearest" });
  };

  const handlers: Readonly<Record<string, () => boolean>> = {
    ArrowDown: () => (moveBy(1), true),
    ArrowUp: () => (moveBy(-1), true),
    Enter: () => {
      optionAt(listId, active)?.click();
      return active !== -1;
    },
    Escape: onEscape,
  };

  const handleKey = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing || !handlers[event.key]?.()) return;
    event.preventDefault();
    event.stopPropagation();
  };

  return { active, activeId: active === -1 ? undefined : `${listId}-${active}`, handleKey, reset: () => setPosition(-1) };
};

const optionAt = (listId: string, index: number): HTMLElement | null => document.getElementById(`${listId}-${index}`);
