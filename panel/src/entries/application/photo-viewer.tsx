"use client";

import { type KeyboardEvent, useEffect, useRef, useState } from "react";

import type { ApplicationMessages } from "../words/applications";
import type { Photo } from "./photo-wall";
import styles from "./photo-viewer.module.css";

type Props = {
  photos: readonly Photo[];
  /** Index of the photo that is shown first. */
  first: number;
  messages: ApplicationMessages;
  onClose: () => void;
};

const STEPS: Readonly<Record<string, number>> = { ArrowRight: 1, j: 1, ArrowLeft: -1, k: -1 };

/** Mounted only while it is open. */
export const PhotoViewer = ({ photos, first, messages, onClose }: Props) => {
  const dialog = useRef<HTMLDialogElement>(null);
  const [index, setIndex] = useState(first);
  useEffect(() => dialog.current?.showModal(), []);
  const move = (step: number): void => setIndex((index + step + photos.length) % photos.length);
  const onKeyDown = (event: KeyboardEvent): void => {
    const step = STEPS[event.key];
    if (step === undefined && event.key !== "f") return;
    event.preventDefault();
    if (step === undefined) dialog.current?.close();
    else move(step);
  };
  const photo = photos[index];
  if (photo === undefined) return null;
  return (
    <dialog ref={dialog} className={styles.viewer} aria-label={messages.fullScreen} onClose={onClose} onKeyDown={onKeyDown}>
      <img className={styles.photo} src={photo.large} alt={photo.label} />
      <div className={styles.bar}>
        <button type="button" className={styles.button} onClick={() => move(-1)}>
          ← {messages.previous}
        </button>
        <p className={styles.label} role="status">
          {photo.label} · {index + 1}/{photos.length}
        </p>
        <button type="button" className={styles.button} onClick={() => move(1)}>
          {messages.next} →
        </button>
        <button type="button" className={styles.button} onClick={() => dialog.current?.close()}>
          {messages.close}
        </button>
      </div>
    </dialog>
  );
};
