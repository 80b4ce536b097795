"use client";

import { useConfig, useTranslation } from "@payloadcms/ui";
import { useCallback, useState } from "react";

import { type SecondFactorMessages, secondFactorMessages } from "./words";

export type Reply = { secret?: string; address?: string; qrCode?: string; recoveryCodes?: string[] };

type SecondFactor = {
  messages: SecondFactorMessages;
  isBusy: boolean;
  /** The message of the last request if it was rejected, else null. */
  error: string | null;
  /** Resolves to null when the request was rejected. */
  post: (path: string, json?: Record<string, unknown>) => Promise<Reply | null>;
};

/** Messages of the API are in the language of the admin. */
export const useSecondFactor = (): SecondFactor => {
  const { config } = useConfig();
  const { i18n } = useTranslation();
  const [isBusy, setIsBusy] = useState(false);
  const [error, setError] = useState<string | null>(null);
  const messages = secondFactorMessages(i18n.language);
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
        setError(response.ok ? null : (body.errors?.[0]?.message ?? messages.failed));
        return response.ok ? body : null;
      } catch {
        setError(messages.failed);
        return null;
      } finally {
        setIsBusy(false);
      }
    },
    [config.routes.api, i18n.language, messages],
  );
  return { messages, isBusy, error, post };
};
