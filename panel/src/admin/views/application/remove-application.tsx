"use client";

import { toast } from "@payloadcms/ui";
import { useState } from "react";

import type { useDesk } from "../../components/desk/use-desk";
import { Button } from "../../components/kit/button";
import { Dialog } from "../../components/kit/dialog";

type Props = { id: number; name: string; desk: ReturnType<typeof useDesk>; onRemoved: () => void };

/** Deletes the application for good, after a question; for admins. */
export const RemoveApplication = ({ id, name, desk: { messages, isBusy, remove }, onRemoved }: Props) => {
  const [isAsking, setIsAsking] = useState(false);
  const confirm = async (): Promise<void> => {
    setIsAsking(false);
    if (!(await remove(id))) return;
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
