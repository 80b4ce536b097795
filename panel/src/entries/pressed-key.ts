export type PressedKey = Pick<KeyboardEvent, "key" | "ctrlKey" | "metaKey" | "altKey" | "repeat"> & {
  /** Whether the key goes into a field, or an open dialog. */
  isTyping: boolean;
};

const isModified = ({ ctrlKey, metaKey, altKey }: PressedKey): boolean => ctrlKey || metaKey || altKey;

const lower = (key: string): string => (key.length === 1 ? key.toLowerCase() : key);

/** The action of a key; null while a person types, with a modifier, or for a key without an action. */
export const keyAction = <Action>(keys: Readonly<Record<string, Action>>, pressed: PressedKey): Action | null => {
  const key = lower(pressed.key);
  return pressed.isTyping || isModified(pressed) || !Object.hasOwn(keys, key) ? null : (keys[key] ?? null);
};

/** Also null for a key that is held down: for actions that change a record. */
export const singleKeyAction = <Action>(keys: Readonly<Record<string, Action>>, pressed: PressedKey): Action | null =>
  pressed.repeat ? null : keyAction(keys, pressed);
