import { startTransition, useEffect, useState } from "react";
import { afterPaint } from "./after-paint";

/**
 * The value as it was, until the browser has shown what came with its change: the input answers at once, and what is
 * heavy to draw follows. React's own deferred value may be drawn before that paint, and the hand waits for it.
 */
export const useSettled = <Value>(value: Value): Value => {
  const [settled, setSettled] = useState<{ value: Value }>({ value });
  useEffect(() => {
    if (Object.is(settled.value, value)) return;
    return afterPaint(() => startTransition(() => setSettled({ value })));
  }, [settled, value]);
  return settled.value;
};
