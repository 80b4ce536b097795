"use client";

import { type ReactNode, useEffect } from "react";

/** Around every screen: marks the document once it reacts to keys and clicks. Tests wait for the mark before they press any. */
export const HydrationMark = ({ children }: { children: ReactNode }) => {
  useEffect(() => {
    document.documentElement.dataset.hydrated = "";
  }, []);
  return children;
};
