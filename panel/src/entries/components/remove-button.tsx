"use client";

import { toast } from "@payloadcms/ui";
import { useState } from "react";

import { Button } from "../../admin/kit/button";
import { Dialog } from "../../admin/kit/dialog";
import { useDeskRequest } from "../../admin/kit/use-desk-request";

type Props = {
  /** Method and path of the request that deletes. */
  request: readonly ["DELETE" | "POST", string];
  /** The person of the entry, for the question before the deletion. */
  name: string;
  messages: { remove: string; removeText: string; removed: string; cancel: string };
  onRemoved: () => void;
};

/** Deletes for good, after a question. */
export const RemoveButton = ({ request, name, messages, onRemoved }: Props) => {
  const { isBusy, send } = useDeskRequest();
  const [isAsking, setIsAsking] = useState(false);
  const confirm = async (): Promise<void> => {
    setIsAsking(false);
    if ((await send(...request)) === null) return;
    toast.success(messages.removed);
    onRemoved();
  };
  const actions = (
    <>
      <Button kind="danger" onClick={() => void confirm()}>
        {messages.remove}
      </Button>
      <Button onClick={() => setIsAsking(false)}>{messages.cancel}</Button>
    </>
  );
  return (
    <>
      <Button kind="danger" disabled={isBusy} onClick={() => setIsAsking(true)}>
        {messages.remove}
      </Button>
      {isAsking && (
        <Dialog title={messages.remove} onClose={() => setIsAsking(false)} actions={actions}>
          <p>{messages.removeText.replace("{name}", () => name)}</p>
        </Dialog>
      )}
    </>
  );
};
