import type { UIFieldServerProps } from "payload";
import { formatAdminURL } from "payload/shared";

import { secondFactorMessages } from "./words";
import { readFactorState } from "./factor-store";
import { ResetFactorButton } from "./reset-factor-button";
import styles from "./second-factor-field.module.css";

/** On an account's screen: a link to the setup for one's own account, or a reset button for another's. */
export const SecondFactorField = async ({ id, i18n, payload, user }: UIFieldServerProps) => {
  if (id === undefined || !user) return null;
  const messages = secondFactorMessages(i18n.language);
  const state = await readFactorState(payload, Number(id));
  const isOwn = String(user.id) === String(id);
  const link = formatAdminURL({ adminRoute: payload.config.routes.admin, path: "/two-step" });
  return (
    <div className={`field-type ${styles.field}`}>
      <strong>{messages.title}:</strong> {state === null ? messages.off : messages.on}
      {isOwn ? (
        <>
          {" · "}
          <a href={link}>{messages.manage}</a>
        </>
      ) : null}
      {!isOwn && state !== null ? <ResetFactorButton account={Number(id)} /> : null}
    </div>
  );
};
