"use client";

import { toast, useConfig, useTranslation } from "@payloadcms/ui";
import { useCallback, useState } from "react";

import { inLanguage } from "../../shared/bilingual";
import { NO_CONNECTION } from "../../access/desk-replies";

export type DeskAnswer = {
  batch?: string | null;
  changed?: number[];
  restored?: number[];
  talent?: number;
  address?: string;
  /** The id of a new package. */
  id?: number;
  path?: string;
  link?: string | null;
};

type DeskRequest = {
  isBusy: boolean;
  /** Resolves to null when the request was rejected or failed; the failure is shown as a message. */
  send: (method: "POST" | "PATCH" | "DELETE", path: string, json?: Record<string, unknown>) => Promise<DeskAnswer | null>;
};

/** Messages of the API are in the language of the admin. */
export const useDeskRequest = (): DeskRequest => {
  const { config } = useConfig();
  const { i18n } = useTranslation();
  const [isBusy, setIsBusy] = useState(false);
  const send = useCallback<DeskRequest["send"]>(
    async (method, path, json = {}) => {
      const failed = inLanguage(NO_CONNECTION, i18n.language);
      setIsBusy(true);
      try {
        const response = await fetch(`${config.routes.api}${path}`, {
          method,
          credentials: "include",
          headers: { "Content-Type": "application/json", "Accept-Language": i18n.language },
          body: JSON.stringify(json),
        });
        const body = await response.json();
        if (!response.ok) toast.error(body.errors?.[0]?.message ?? failed);
        return response.ok ? body : null;
      } catch {
        toast.error(failed);
        return null;
      } finally {
        setIsBusy(false);
      }
    },
    [config.routes.api, i18n.language],
  );
  return { isBusy, send };
};
