"use client";

import { toast } from "@payloadcms/ui";
import { useRef } from "react";

import { Button } from "./button";
import styles from "./copy-link.module.css";
import { TextField } from "./field-row";

type Props = { label: string; link: string; copy: string; copied: string };

/** A link to hand over: selected on focus, with a button that copies it. */
export const CopyLink = ({ label, link, copy, copied }: Props) => {
  const field = useRef<HTMLInputElement>(null);
  const copyLink = async (): Promise<void> => {
    field.current?.select();
    try {
      await navigator.clipboard.writeText(link);
      toast.success(copied);
    } catch {
      // Without permission for the clipboard the link stays selected, so that the keyboard can copy it.
    }
  };
  return (
    <div className={styles.link}>
      <TextField label={label} ref={field} value={link} readOnly onFocus={(event) => event.currentTarget.select()} />
      <Button kind="primary" onClick={() => void copyLink()}>
        {copy}
      </Button>
    </div>
  );
};
