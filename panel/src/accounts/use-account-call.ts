"use client";

import { useConfig, useTranslation } from "@payloadcms/ui";
import { useState } from "react";

import { isRecord } from "../../../src/lib/json";
import { NO_CONNECTION } from "../access/desk-replies";
import { inLanguage } from "../shared/bilingual";

const FIELDS = ["name", "email", "password"] as const;

/** Mistakes by field; `form` holds a mistake that belongs to no field. */
type Problems = Partial<Record<(typeof FIELDS)[number] | "form", string>>;

const listOf = (value: unknown): Record<string, unknown>[] => (Array.isArray(value) ? value.filter(isRecord) : []);

/** For fields Payload returns `{ errors: [{ message, data: { errors: [{ message, path }] } }] }`. */
const toProblems = (body: unknown, failed: string): Problems => {
  const [error] = isRecord(body) ? listOf(body.errors) : [];
  const ofFields = isRecord(error?.data) ? listOf(error.data.errors) : [];
  const problems: Problems = {};
  for (const field of FIELDS) {
    const message = ofFields.find(({ path }) => path === field)?.message;
    if (typeof message === "string") problems[field] = message;
  }
  if (Object.keys(problems).length === 0) problems.form = typeof error?.message === "string" ? error.message : failed;
  return problems;
};

type AccountCall<Answer> = {
  problems: Problems;
  isBusy: boolean;
  /** Resolves to null, with `problems`, when the call was refused or failed. */
  post: (path: string, json: Record<string, unknown>) => Promise<Answer | null>;
};

/** Calls of forms about an account, which show mistakes at their fields. */
export const useAccountCall = <Answer>(): AccountCall<Answer> => {
  const { config } = useConfig();
  const { i18n } = useTranslation();
  const [isBusy, setIsBusy] = useState(false);
  const [problems, setProblems] = useState<Problems>({});
  const post = async (path: string, json: Record<string, unknown>): Promise<Answer | null> => {
    const failed = inLanguage(NO_CONNECTION, i18n.language);
    setIsBusy(true);
    try {
      const response = await fetch(`${config.routes.api}${path}`, {
        method: "POST",
        credentials: "include",
        headers: { "Content-Type": "application/json", "Accept-Language": i18n.language },
        body: JSON.stringify(json),
      });
      const body = await response.json();
      setProblems(response.ok ? {} : toProblems(body, failed));
      return response.ok ? body : null;
    } catch {
      setProblems({ form: failed });
      return null;
    } finally {
      setIsBusy(false);
    }
  };
  return { problems, isBusy, post };
};
