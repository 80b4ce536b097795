import type { ServerProps } from "payload";

import { dayOf } from "../../lib/agency-days";
import { registrationExportMessages } from "../../messages/registration-export";
import styles from "./registration-export.module.css";

/** Above the list of entries: downloads the workshop registrations of a day. A plain form, so the browser saves the file. */
export const RegistrationExport = ({ payload, i18n }: Pick<ServerProps, "payload" | "i18n">) => {
  const messages = registrationExportMessages(i18n.language);
  const today = dayOf(new Date());
  return (
    <form className={styles.form} action={`${payload.config.routes.api}/desk/export/registrations`} method="get">
      <label className={styles.label}>
        {messages.label}
        <input className={styles.input} type="date" name="day" required defaultValue={today} max={today} />
      </label>
      <button className="btn btn--style-secondary btn--size-medium" type="submit">
        {messages.download}
      </button>
      <p className={styles.note}>{messages.note}</p>
    </form>
  );
};
