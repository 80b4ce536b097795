"use client";

import { toast, useTranslation } from "@payloadcms/ui";

import { useRouter } from "../admin/kit/next-client";
import { missingCategoriesMessages } from "./categories-words";
import { useDeskRequest } from "../admin/kit/use-desk-request";
import { Button } from "../admin/kit/button";

/** Sends one request for each category, so that each has its own audit record and publication. */
export const CreateCategories = ({ missing }: { missing: readonly string[] }) => {
  const { i18n } = useTranslation();
  const messages = missingCategoriesMessages(i18n.language);
  const { isBusy, send } = useDeskRequest();
  const router = useRouter();
  const createAll = async (): Promise<void> => {
    for (const category of missing) if ((await send("POST", "/categories", { category })) === null) return;
    toast.success(messages.done);
    router.refresh();
  };
  return (
    <Button disabled={isBusy} onClick={() => void createAll()}>
      {messages.create}
    </Button>
  );
};
