"use client";

import { useRowLabel } from "@payloadcms/ui";

/** The name of a row of a talent's credits: year and title. */
export const CreditRowLabel = () => {
  const { data } = useRowLabel<{ year?: number | null; title?: string | null }>();
  return <span>{[data?.year, data?.title].filter(Boolean).join(" · ") || "–"}</span>;
};
