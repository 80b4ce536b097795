import { startTransition, useEffect, useState } from "react";
import { afterPaint } from "./after-paint";

/**
 * Returns a changed value only after the next paint, so that the input responds before expensive components render.
 * `useDeferredValue` may render them before that paint.
 */
export const useSettled = <Value>(value: Value): Value => {
  const [settled, setSettled] = useState<{ value: Value }>({ value });
  useEffect(() => {
    if (Object.is(settled.value, value)) return;
    return afterPaint(() => startTransition(() => setSettled({ value })));
  }, [settled, value]);
  return settled.value;
};
