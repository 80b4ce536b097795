import type { UIFieldServerProps } from "payload";

import { storeExportTexts } from "./words";
import { ButtonLink } from "../../admin/kit/button";
import styles from "./store-export-link.module.css";

/** On the settings, which only admins see. */
export const StoreExportLink = ({ i18n, payload }: UIFieldServerProps) => {
  const { title, note, download } = storeExportTexts(i18n.language);
  return (
    <section className={`field-type ${styles.export}`} aria-labelledby="store-export">
      <h3 id="store-export" className={styles.title}>
        {title}
      </h3>
      <p className={styles.note}>{note}</p>
      <ButtonLink href={`${payload.config.routes.api}/desk/export/store`} isExternal>
        {download}
      </ButtonLink>
    </section>
  );
};
