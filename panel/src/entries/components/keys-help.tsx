"use client";

import { useTranslation } from "@payloadcms/ui";
import { useState } from "react";

import { inLanguage } from "../../shared/bilingual";
import { singleKeyAction } from "../pressed-key";
import { ENTRY_MESSAGES } from "../words/entries";
import { keyMessages, type KeysScreen } from "../words/keys";
import { Button } from "../../admin/kit/button";
import { Dialog } from "../../admin/kit/dialog";
import styles from "./keys-help.module.css";
import { useKeys } from "./use-keys";

const HELP_KEYS = { "?": true } as const;

export const KeysHelp = ({ screen }: { screen: KeysScreen }) => {
  const { i18n } = useTranslation();
  const [isOpen, setIsOpen] = useState(false);
  const { keys, close } = inLanguage(ENTRY_MESSAGES, i18n.language);
  const hide = (): void => setIsOpen(false);
  useKeys(
    (pressed) => singleKeyAction(HELP_KEYS, pressed),
    () => setIsOpen(true),
  );
  return (
    <>
      <span className={styles.button}>
        <Button kind="quiet" aria-keyshortcuts="?" onClick={() => setIsOpen(true)}>
          {keys}
        </Button>
      </span>
      {isOpen && (
        <Dialog title={keys} onClose={hide} actions={<Button onClick={hide}>{close}</Button>}>
          <dl className={styles.list}>
            {keyMessages(i18n.language)[screen].map(([names, text]) => (
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
      )}
    </>
  );
};
