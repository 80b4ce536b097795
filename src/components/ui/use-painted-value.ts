import { startTransition, useEffect, useState } from "react";
import { afterPaint } from "./after-paint";

/**
 * Returns a changed value only after the next paint, so that the input responds before expensive components render.
 * `useDeferredValue` may render them before that paint.
 */
export const usePaintedValue = <Value>(value: Value): Value => {
  const [painted, setPainted] = useState<{ value: Value }>({ value });
  useEffect(() => {
    if (Object.is(painted.value, value)) return;
    return afterPaint(() => startTransition(() => setPainted({ value })));
  }, [painted, value]);
  return painted.value;
};
