"use client";

import { useRowLabel } from "@payloadcms/ui";

export const CreditRowLabel = () => {
  const { data } = useRowLabel<{ year?: number | null; title?: string | null }>();
  return <span>{[data?.year, data?.title].filter(Boolean).join(" · ") || "–"}</span>;
};
