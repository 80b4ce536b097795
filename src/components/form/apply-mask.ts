import type { UseFormRegisterReturn } from "react-hook-form";

/** `whole` formats the text when the field loses focus. */
interface Mask {
  whileTyping: (text: string) => string;
  whole?: (text: string) => string | Promise<string>;
}

interface TextEvent {
  target: HTMLInputElement;
  type: string;
}

/**
 * Typing is reformatted only at the end of the text, so the caret never jumps; pasted and autofilled text is reformatted when the
 * field loses focus.
 */
export const applyMask = <Field extends UseFormRegisterReturn>(
  { onChange, onBlur, ...field }: Field,
  { whileTyping, whole = whileTyping }: Mask,
) => ({
  ...field,
  onChange: (event: TextEvent) => {
    const { target } = event;
    if (target.selectionStart === target.value.length) target.value = whileTyping(target.value);
    return onChange(event);
  },
  onBlur: async (event: TextEvent) => {
    const { target } = event;
    const typed = target.value;
    const text = await whole(typed);
    // The field may have changed while the formatter was loading.
    if (text !== typed && target.value === typed) {
      target.value = text;
      await onChange({ target, type: "change" });
    }
    return onBlur(event);
  },
});
