"use client";

import { toast, useTranslation } from "@payloadcms/ui";
import { useState } from "react";

import { useRouter } from "../admin/kit/next-client";
import { packageMessages } from "./words";
import { packageAddress } from "./package-address";
import { useDeskRequest } from "../admin/kit/use-desk-request";
import { Button } from "../admin/kit/button";
import { Dialog } from "../admin/kit/dialog";
import { FieldRow } from "../admin/kit/field-row";
import { LinkPanel, type NewLink } from "./link-panel";
import styles from "./package-actions.module.css";

type Props = { id: number; title: string; language: "pt" | "en"; isOpen: boolean; agency: string; adminRoute: string };

/** Revokes the link, or duplicates the package with a new link. */
export const PackageActions = ({ id, title, language, isOpen, agency, adminRoute }: Props) => {
  const router = useRouter();
  const { i18n } = useTranslation();
  const messages = packageMessages(i18n.language);
  const { isBusy, send } = useDeskRequest();
  const [isAsking, setIsAsking] = useState(false);
  const [copy, setCopy] = useState<NewLink | null>(null);

  const revoke = async (): Promise<void> => {
    setIsAsking(false);
    if ((await send("POST", `/desk/packages/${id}/revoke`)) === null) return;
    toast.success(messages.revoked);
    router.refresh();
  };
  const duplicate = async (): Promise<void> => {
    const answer = await send("POST", `/desk/packages/${id}/duplicate`);
    if (answer?.id === undefined || answer.path === undefined) return;
    setCopy({ id: answer.id, path: answer.path, link: answer.link ?? null, title, language });
    toast.success(messages.duplicated);
  };

  return (
    <div className={styles.actions}>
      <FieldRow>
        <Button disabled={isBusy} onClick={() => void duplicate()}>
          {messages.duplicate}
        </Button>
        {isOpen && (
          <Button kind="danger" disabled={isBusy} onClick={() => setIsAsking(true)}>
            {messages.revoke}
          </Button>
        )}
      </FieldRow>
      {copy !== null && <LinkPanel created={copy} agency={agency} address={packageAddress(adminRoute, copy.id)} />}
      {isAsking && (
        <Dialog
          title={messages.revokeTitle}
          onClose={() => setIsAsking(false)}
          actions={
            <>
              <Button kind="danger" onClick={() => void revoke()}>
                {messages.revoke}
              </Button>
              <Button onClick={() => setIsAsking(false)}>{messages.cancel}</Button>
            </>
          }
        >
          <p>{messages.revokeText}</p>
        </Dialog>
      )}
    </div>
  );
};
