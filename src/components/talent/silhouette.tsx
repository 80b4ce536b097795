import * as styles from "./cover-photo.module.css";

/** Replaces a missing cover. */
export const Silhouette = ({ name }: { name: string }) => (
  <svg className={`${styles.cover} ${styles.silhouette}`} viewBox="0 0 600 800" role="img" aria-label={name}>
    <path d="M300 214c-58 0-96 44-96 106 0 72 44 136 96 136s96-64 96-136c0-62-38-106-96-106Z" />
    <path d="M205 318c28-10 52-36 63-66 24 38 72 58 128 60M262 444v68c10 11 24 16 38 16s28-5 38-16v-68" />
    <path d="M262 512c-4 20-22 32-50 42-80 24-118 74-128 246M338 512c4 20 22 32 50 42 80 24 118 74 128 246" />
  </svg>
);
