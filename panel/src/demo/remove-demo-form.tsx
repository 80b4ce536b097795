"use client";

import { toast, useTranslation } from "@payloadcms/ui";
import { type FormEvent, useState } from "react";

import { useRouter } from "../admin/kit/next-client";
import { removeDemoMessages } from "./words";
import { Button } from "../admin/kit/button";
import { TextField } from "../admin/kit/field-row";
import { useDeskRequest } from "../admin/kit/use-desk-request";
import styles from "./remove-demo-form.module.css";

/** Requires the agency's name as a confirmation. */
export const RemoveDemoForm = ({ agencyName }: { agencyName: string }) => {
  const { i18n } = useTranslation();
  const messages = removeDemoMessages(i18n.language);
  const { isBusy, send } = useDeskRequest();
  const router = useRouter();
  const [name, setName] = useState("");
  const submit = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    if ((await send("POST", "/desk/demo/remove", { name })) === null) return;
    toast.success(messages.done);
    router.refresh();
  };
  return (
    <form onSubmit={(event) => void submit(event)} className={styles.form}>
      <TextField
        label={messages.name}
        hint={messages.nameHint.replace("{name}", () => agencyName)}
        value={name}
        onChange={(event) => setName(event.target.value)}
        autoComplete="off"
        required
      />
      <p>{messages.final}</p>
      <div>
        <Button kind="danger" type="submit" disabled={isBusy || name.trim() !== agencyName}>
          {isBusy ? messages.removing : messages.remove}
        </Button>
      </div>
    </form>
  );
};
