import { useEffect, useLayoutEffect } from "react";

/** `useLayoutEffect` in the browser; `useEffect` on the server, where React warns about layout effects. */
export const useBrowserLayoutEffect = typeof window === "undefined" ? useEffect : useLayoutEffect;
