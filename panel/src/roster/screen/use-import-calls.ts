"use client";

import { toast, useConfig, useTranslation } from "@payloadcms/ui";
import { useMemo } from "react";

import { inLanguage } from "../../shared/bilingual";
import { NO_CONNECTION } from "../../access/desk-replies";

/** `ok` with the response, `refused` with its message, or `lost` without any response. */
export type CallResult<Answer> = { kind: "ok"; answer: Answer } | { kind: "refused"; message: string } | { kind: "lost" };

export type ImportCalls = {
  /** Shows an error, and resolves to null then. */
  get: <Answer>(path: string) => Promise<Answer | null>;
  post: <Answer>(path: string, json?: unknown) => Promise<Answer | null>;
  /** Shows no error. */
  ask: <Answer>(path: string, init?: RequestInit) => Promise<CallResult<Answer>>;
};

export const useImportCalls = (): ImportCalls => {
  const { config } = useConfig();
  const { i18n } = useTranslation();
  return useMemo(() => {
    const lost = inLanguage(NO_CONNECTION, i18n.language);
    const ask: ImportCalls["ask"] = async (path, init = {}) => {
      try {
        const headers = { "Accept-Language": i18n.language, ...init.headers };
        const response = await fetch(`${config.routes.api}/desk/imports${path}`, { credentials: "include", ...init, headers });
        const body = await response.json();
        return response.ok ? { kind: "ok", answer: body } : { kind: "refused", message: body.errors?.[0]?.message ?? lost };
      } catch {
        return { kind: "lost" };
      }
    };
    const askAloud = async <Answer>(path: string, init?: RequestInit): Promise<Answer | null> => {
      const result = await ask<Answer>(path, init);
      if (result.kind === "ok") return result.answer;
      toast.error(result.kind === "refused" ? result.message : lost);
      return null;
    };
    const headers = { "Content-Type": "application/json" };
    return {
      ask,
      get: askAloud,
      post: (path, json = {}) => askAloud(path, { method: "POST", headers, body: JSON.stringify(json) }),
    };
  }, [config.routes.api, i18n.language]);
};
