"use client";

import type { ApplicationMessages } from "../words/applications";
import styles from "./photo-wall.module.css";

export type Photo = {
  /** Addresses. */
  small: string;
  large: string;
  label: string;
};

type Props = { photos: readonly Photo[]; messages: ApplicationMessages; areDeleted: boolean; onOpen: (index: number) => void };

export const PhotoWall = ({ photos, messages, areDeleted, onOpen }: Props) => {
  if (photos.length === 0) return <p className={styles.none}>{areDeleted ? messages.flags.photosDeleted : messages.noPhoto}</p>;
  return (
    <ul className={styles.wall} aria-label={messages.photos}>
      {photos.map(({ small, large, label }, index) => (
        <li key={large}>
          <button
            type="button"
            className={styles.button}
            onClick={() => onOpen(index)}
            aria-label={`${label}. ${messages.fullScreen}`}
            aria-keyshortcuts={index === 0 ? "f" : undefined}
          >
            <img
              className={styles.photo}
              src={large}
              srcSet={`${small} 360w, ${large} 1200w`}
              sizes="(max-width: 900px) 50vw, 20vw"
              alt=""
              decoding="async"
            />
            <span className={styles.label}>{label}</span>
          </button>
        </li>
      ))}
    </ul>
  );
};
