"use client";

import { useConfig, useTranslation } from "@payloadcms/ui";
import { useCallback, useState } from "react";

import { type Words, wordsIn } from "./words";

export type Reply = { secret?: string; address?: string; qrCode?: string; recoveryCodes?: string[] };

type SecondFactor = {
  words: Words;
  isBusy: boolean;
  /** What to tell after a refused request; null after an accepted one. */
  error: string | null;
  /** Null when the request was refused. */
  post: (path: string, json?: Record<string, unknown>) => Promise<Reply | null>;
};

/** Asks the endpoints of the second factor in the language of the admin. */
export const useSecondFactor = (): SecondFactor => {
  const { config } = useConfig();
  const { i18n } = useTranslation();
  const words = wordsIn(i18n.language);
  const [isBusy, setIsBusy] = useState(false);
  const [error, setError] = useState<string | null>(null);
  const post = useCallback<SecondFactor["post"]>(
    async (path, json = {}) => {
      setIsBusy(true);
      try {
        const response = await fetch(`${config.routes.api}/users/second-factor${path}`, {
          method: "POST",
          credentials: "include",
          headers: { "Content-Type": "application/json", "Accept-Language": i18n.language },
          body: JSON.stringify(json),
        });
        const body = await response.json();
        setError(response.ok ? null : (body.errors?.[0]?.message ?? wordsIn(i18n.language).failed));
        return response.ok ? body : null;
      } catch {
        setError(wordsIn(i18n.language).failed);
        return null;
      } finally {
        setIsBusy(false);
      }
    },
    [config.routes.api, i18n.language],
  );
  return { words, isBusy, error, post };
};
