import { useTranslation } from "@payloadcms/ui";

import styles from "./pictures-field.module.css";
import type { Upload, UploadQueue } from "./upload-queue";
import { pictureWord, uploadState } from "./words";
import { Button } from "../../admin/kit/button";

const stateOf = ({ state, message }: Upload, language: string): string =>
  state === "refused" ? (message ?? pictureWord("noAnswer", language)) : uploadState(state, language);

/** The files that are not in the field yet, with their states. */
export const UploadRows = ({ queue, uploads }: { queue: UploadQueue; uploads: readonly Upload[] }) => {
  const { i18n } = useTranslation();
  const shown = uploads.filter(({ state }) => state !== "placed");
  if (shown.length === 0) return null;
  return (
    <ul className={styles.uploads}>
      {shown.map((upload) => (
        <li key={upload.key} className={styles.upload} data-state={upload.state}>
          <span className={styles.fileName}>{upload.file.name}</span>
          <span className={styles.state}>{stateOf(upload, i18n.language)}</span>
          {upload.state === "refused" && (
            <Button kind="quiet" onClick={() => queue.retry(upload.key)}>
              {pictureWord("retry", i18n.language)}
            </Button>
          )}
          {(upload.state === "refused" || upload.state === "waiting") && (
            <Button kind="quiet" onClick={() => queue.remove(upload.key)}>
              {pictureWord("discard", i18n.language)}
            </Button>
          )}
        </li>
      ))}
    </ul>
  );
};
