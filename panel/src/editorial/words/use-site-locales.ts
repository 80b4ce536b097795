"use client";

import { useConfig } from "@payloadcms/ui";

export const useSiteLocales = (): readonly ("pt" | "en")[] => {
  const { localization } = useConfig().config;
  return (["pt", "en"] as const).filter((locale) => !localization || localization.localeCodes.includes(locale));
};
