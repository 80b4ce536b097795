"use client";

import type { KeyHelp } from "../words/desk-keys";
import { Button } from "../../admin/kit/button";
import { Dialog } from "../../admin/kit/dialog";
import styles from "./keys-dialog.module.css";

type Props = { title: string; closeLabel: string; keys: readonly KeyHelp[]; onClose: () => void };

/** The keys of a screen and their actions. Mounted while it is open. */
export const KeysDialog = ({ title, closeLabel, keys, onClose }: Props) => (
  <Dialog title={title} onClose={onClose} actions={<Button onClick={onClose}>{closeLabel}</Button>}>
    <dl className={styles.list}>
      {keys.map(([names, text]) => (
        <div key={text} className={styles.item}>
          <dt className={styles.keys}>
            {names.map((name) => (
              <kbd key={name} className={styles.key}>
                {name}
              </kbd>
            ))}
          </dt>
          <dd className={styles.text}>{text}</dd>
        </div>
      ))}
    </dl>
  </Dialog>
);
