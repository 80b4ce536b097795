import { useEffect, useLayoutEffect } from "react";

/** React warns about layout effects on the server. */
export const useBrowserLayoutEffect = typeof window === "undefined" ? useEffect : useLayoutEffect;
