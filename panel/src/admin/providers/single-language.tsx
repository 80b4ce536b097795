"use client";

import { useConfig } from "@payloadcms/ui";
import type { ReactNode } from "react";

/** Marks the document when editors write in one language, so that the style sheet hides Payload's controls for several. */
export const SingleLanguage = ({ children }: { children: ReactNode }) => {
  const { localization } = useConfig().config;
  return (
    <>
      {children}
      {localization && localization.locales.length === 1 && <span hidden data-single-language="" />}
    </>
  );
};
