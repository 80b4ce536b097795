"use client";

import { type KeyboardEventHandler, type ReactNode, useEffect, useId, useRef } from "react";

import styles from "./dialog.module.css";

type Props = {
  title: string;
  /** For a grid of pictures. */
  isWide?: boolean;
  onClose: () => void;
  onKeyDown?: KeyboardEventHandler<HTMLDialogElement>;
  children: ReactNode;
  actions?: ReactNode;
};

/** Modal; open while it is mounted. Escape calls `onClose`. */
export const Dialog = ({ title, isWide = false, onClose, onKeyDown, children, actions }: Props) => {
  const dialog = useRef<HTMLDialogElement>(null);
  const id = useId();
  useEffect(() => dialog.current?.showModal(), []);
  return (
    <dialog ref={dialog} className={styles.dialog} data-wide={isWide} aria-labelledby={id} onClose={onClose} onKeyDown={onKeyDown}>
      <h2 id={id} className={styles.title}>
        {title}
      </h2>
      {children}
      {actions !== undefined && <div className={styles.actions}>{actions}</div>}
    </dialog>
  );
};
