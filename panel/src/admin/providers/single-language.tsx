"use client";

import { useAuth, useConfig } from "@payloadcms/ui";
import type { ReactNode } from "react";

/** Marks the document when the account writes in one language or, as a scout, in none: the style sheet then hides Payload's controls for several. */
export const SingleLanguage = ({ children }: { children: ReactNode }) => {
  const { localization } = useConfig().config;
  const { user } = useAuth();
  const isSingle = user?.role === "scout" || (localization && localization.locales.length === 1);
  return (
    <>
      {children}
      {isSingle && <span hidden data-single-language="" />}
    </>
  );
};
