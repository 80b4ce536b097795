import type { UseFormRegisterReturn } from "react-hook-form";

/** How a text looks while it grows, and once it is whole. */
interface Mask {
  whileTyping: (text: string) => string;
  whole?: (text: string) => string;
}

interface TextEvent {
  target: HTMLInputElement;
  type: string;
}

/**
 * Wires a mask to a registered input. Only a text that is typed at its end is rewritten, so nobody's caret jumps;
 * pasted and autofilled text is put in order at the latest when the field is left.
 */
export const masked = ({ onChange, onBlur, ...field }: UseFormRegisterReturn, { whileTyping, whole = whileTyping }: Mask) => ({
  ...field,
  onChange: (event: TextEvent) => {
    const { target } = event;
    if (target.selectionStart === target.value.length) target.value = whileTyping(target.value);
    return onChange(event);
  },
  onBlur: async (event: TextEvent) => {
    const { target } = event;
    const text = whole(target.value);
    if (text !== target.value) {
      target.value = text;
      await onChange({ target, type: "change" });
    }
    return onBlur(event);
  },
});
