"use client";

import { toast, useTranslation } from "@payloadcms/ui";
import { useMemo } from "react";

import type { DeclineReason, EntryStatus } from "../entry-status";
import { storeLastBatch, takeLastBatch } from "../last-decision";
import { type ApplicationMessages, applicationMessages } from "../words/applications";
import { useDeskRequest } from "../../admin/kit/use-desk-request";

type Decision = { ids: readonly number[]; status: EntryStatus; reason?: DeclineReason; note?: string };

type Desk = {
  messages: ApplicationMessages;
  isBusy: boolean;
  /** False when it was refused; the refusal is shown as a message. */
  decide: (decision: Decision) => Promise<boolean>;
  /** Ids of the applications whose status was restored; null when there is nothing to undo, or when it was refused. */
  undoLast: () => Promise<number[] | null>;
  /** The talent's id; null when it was refused. */
  makeTalent: (id: number) => Promise<number | null>;
  /** Adds a line to each note; false when it was refused. */
  addNote: (ids: readonly number[], note: string) => Promise<boolean>;
};

export const useDesk = (): Desk => {
  const { i18n } = useTranslation();
  const { isBusy, send } = useDeskRequest();
  const messages = applicationMessages(i18n.language);
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
      addNote: async (ids, note) => (await send("POST", "/desk/notes", { ids, note })) !== null,
    }),
    [isBusy, messages, send],
  );
};
