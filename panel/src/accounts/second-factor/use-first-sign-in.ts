"use client";

import { useConfig, useTranslation } from "@payloadcms/ui";
import { useState } from "react";

import { isRecord } from "../../../../src/lib/json";
import { firstSignInMessages } from "../first-sign-in-words";

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

type FirstSignIn = {
  problems: Problems;
  isBusy: boolean;
  /** Resolves to true when the account is set up and signed in. */
  save: (details: Record<string, unknown>) => Promise<boolean>;
  cancel: () => Promise<unknown>;
};

export const useFirstSignIn = (): FirstSignIn => {
  const { config } = useConfig();
  const { i18n } = useTranslation();
  const [isBusy, setIsBusy] = useState(false);
  const [problems, setProblems] = useState<Problems>({});
  const post = (path: string, json: Record<string, unknown>): Promise<Response> =>
    fetch(`${config.routes.api}/users${path}`, {
      method: "POST",
      credentials: "include",
      headers: { "Content-Type": "application/json", "Accept-Language": i18n.language },
      body: JSON.stringify(json),
    });
  const save = async (details: Record<string, unknown>): Promise<boolean> => {
    const { failed } = firstSignInMessages(i18n.language);
    setIsBusy(true);
    try {
      const response = await post("/first-sign-in", details);
      const body: unknown = await response.json();
      setProblems(response.ok ? {} : toProblems(body, failed));
      return response.ok;
    } catch {
      setProblems({ form: failed });
      return false;
    } finally {
      setIsBusy(false);
    }
  };
  const cancel = (): Promise<unknown> => post("/second-factor/cancel", {}).catch(() => null); // signing in again replaces it
  return { problems, isBusy, save, cancel };
};
