"use client";

import { toast, useConfig, useTranslation } from "@payloadcms/ui";
import { useCallback, useMemo, useState } from "react";

import type { DeclineReason, EntryStatus } from "../../../desk/application-status";
import { storeLastBatch, takeLastBatch } from "../../../desk/last-decision";
import { type ApplicationMessages, applicationMessages } from "../../../messages/applications";

type Answer = { batch?: string; changed?: number[]; restored?: number[]; talent?: number };

type Decision = { ids: readonly number[]; status: EntryStatus; reason?: DeclineReason };

type Desk = {
  messages: ApplicationMessages;
  isBusy: boolean;
  /** Whether it succeeded; a refusal is shown as a message. */
  decide: (decision: Decision) => Promise<boolean>;
  /** The applications whose status was restored; null when there is nothing to undo. */
  undoLast: () => Promise<number[] | null>;
  /** The talent's id; null when it was refused. */
  makeTalent: (id: number) => Promise<number | null>;
  saveNote: (id: number, notes: string) => Promise<boolean>;
};

/** Calls the desk's endpoints in the language of the admin. */
export const useDesk = (): Desk => {
  const { config } = useConfig();
  const { i18n } = useTranslation();
  const [isBusy, setIsBusy] = useState(false);
  const messages = applicationMessages(i18n.language);
  const send = useCallback(
    async (method: "POST" | "PATCH", path: string, json: Record<string, unknown> = {}): Promise<Answer | null> => {
      setIsBusy(true);
      try {
        const response = await fetch(`${config.routes.api}${path}`, {
          method,
          credentials: "include",
          headers: { "Content-Type": "application/json", "Accept-Language": i18n.language },
          body: JSON.stringify(json),
        });
        const body = await response.json();
        if (!response.ok) toast.error(body.errors?.[0]?.message ?? messages.failed);
        return response.ok ? body : null;
      } catch {
        toast.error(messages.failed);
        return null;
      } finally {
        setIsBusy(false);
      }
    },
    [config.routes.api, i18n.language, messages],
  );
  return useMemo(
    () => ({
      messages,
      isBusy,
      decide: async (decision) => {
        const answer = await send("POST", "/desk/decisions", decision);
        if (answer?.batch !== undefined && (answer.changed?.length ?? 0) > 0) storeLastBatch(window.sessionStorage, answer.batch);
        return answer !== null;
      },
      undoLast: async () => {
        const batch = takeLastBatch(window.sessionStorage);
        if (batch === null) {
          toast.info(messages.nothingToUndo);
          return null;
        }
        const answer = await send("POST", `/desk/decisions/${batch}/undo`);
        if (answer !== null) toast.success(messages.undone);
        return answer?.restored ?? null;
      },
      makeTalent: async (id) => (await send("POST", `/desk/applications/${id}/talent`))?.talent ?? null,
      saveNote: async (id, notes) => (await send("PATCH", `/entries/${id}?depth=0&select[notes]=true`, { notes })) !== null,
    }),
    [isBusy, messages, send],
  );
};
