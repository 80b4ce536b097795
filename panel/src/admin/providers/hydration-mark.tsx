"use client";

import { type ReactNode, useEffect } from "react";

/** Marks the document once it is hydrated. Tests wait for the mark before they press keys or click. */
export const HydrationMark = ({ children }: { children: ReactNode }) => {
  useEffect(() => {
    document.documentElement.dataset.hydrated = "";
  }, []);
  return children;
};
