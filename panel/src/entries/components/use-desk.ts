"use client";

import { toast, useTranslation } from "@payloadcms/ui";
import { type ReactNode, useMemo } from "react";

import type { DeclineReason, EntryStatus } from "../entry-status";
import { forgetLastBatch, readLastBatch, storeLastBatch } from "../last-decision";
import { type ApplicationMessages, applicationMessages } from "../words/applications";
import { useDeskRequest } from "../../admin/kit/use-desk-request";

type Decision = { ids: readonly number[]; status: EntryStatus; reason?: DeclineReason; note?: string };

/** `batch`, with which it can be undone, is null when nothing changed; `talent` is the talent that was made. */
type Done = { batch: string | null; talent: number | null };

type Notice = { text: string; links?: ReactNode };

type Desk = {
  messages: ApplicationMessages;
  isBusy: boolean;
  /** Null when it was refused; the refusal is shown as a message. */
  decide: (decision: Decision) => Promise<Done | null>;
  /** Ids of the applications whose status was restored; null when there is nothing to undo, or when it was refused. */
  undoLast: () => Promise<number[] | null>;
  /** Null when it was refused. */
  makeTalent: (id: number) => Promise<Done | null>;
  /** A notice with a button that undoes; `onUndone` gets the ids of the applications that were restored. */
  announce: (notice: Notice, { batch }: Done, onUndone: (ids: number[]) => void) => void;
  /** Adds a line to each note; false when it was refused. */
  addNote: (ids: readonly number[], note: string) => Promise<boolean>;
};

export const useDesk = (): Desk => {
  const { i18n } = useTranslation();
  const { isBusy, send } = useDeskRequest();
  const messages = applicationMessages(i18n.language);
  return useMemo(() => {
    const change = async (path: string, json?: Decision): Promise<Done | null> => {
      const answer = await send("POST", path, json);
      if (answer === null) return null;
      const batch = answer.changed?.length === 0 ? null : (answer.batch ?? null);
      if (batch !== null) storeLastBatch(window.sessionStorage, batch);
      return { batch, talent: answer.talent ?? null };
    };
    const undo = async (batch: string): Promise<number[] | null> => {
      forgetLastBatch(window.sessionStorage, batch);
      const answer = await send("POST", `/desk/decisions/${batch}/undo`);
      if (answer !== null) toast.success(messages.undone);
      return answer?.restored ?? null;
    };
    return {
      messages,
      isBusy,
      decide: (decision) => change("/desk/decisions", decision),
      makeTalent: (id) => change(`/desk/applications/${id}/talent`),
      undoLast: async () => {
        const batch = readLastBatch(window.sessionStorage);
        if (batch !== null) return undo(batch);
        toast.info(messages.nothingToUndo);
        return null;
      },
      announce: ({ text, links }, { batch }, onUndone) => {
        const onClick = () => batch !== null && void undo(batch).then((ids) => ids && onUndone(ids));
        toast.success(text, { description: links, ...(batch !== null && { action: { label: messages.undo, onClick } }) });
      },
      addNote: async (ids, note) => (await send("POST", "/desk/notes", { ids, note })) !== null,
    };
  }, [isBusy, messages, send]);
};
