"use client";

import { toast } from "@payloadcms/ui";

import { useRouter } from "../../admin/kit/next-client";
import { useDeskRequest } from "../../admin/kit/use-desk-request";
import type { EntryChange } from "../entry-update";

/** Shows a message, also for a refusal. */
export const useEntry = (id: number) => {
  const router = useRouter();
  const { isBusy, send } = useDeskRequest();
  const change = async (data: EntryChange, saved: string): Promise<void> => {
    if ((await send("POST", `/desk/entries/${id}`, data)) === null) return;
    toast.success(saved);
    router.refresh();
  };
  return { isBusy, send, change };
};
