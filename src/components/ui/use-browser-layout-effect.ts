import { useEffect, useLayoutEffect } from "react";

/** Before the browser paints; React warns of layout effects where pages are built, which run none. */
export const useBrowserLayoutEffect = typeof window === "undefined" ? useEffect : useLayoutEffect;
