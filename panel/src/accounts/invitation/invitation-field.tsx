import type { UIFieldServerProps } from "payload";

import { readCustomizations } from "../../identity/index";
import { formatDay } from "../../shared/format-time";
import { lastDayOf } from "./invitations";
import styles from "./invitation.module.css";
import { NewLinkButton } from "./new-link-button";
import { invitationMessages } from "./words";

/** On the screen of another account, which only admins see. */
export const InvitationField = async ({ id, data, i18n, payload, user }: UIFieldServerProps) => {
  if (id === undefined || !user || String(user.id) === String(id)) return null;
  const { agencyName } = await readCustomizations(payload);
  const until = lastDayOf(data.invitedUntil);
  return (
    <div className={`field-type ${styles.field}`} data-other-account="">
      {until !== null && <p className={styles.text}>{invitationMessages(i18n.language).open(formatDay(until) ?? "")}</p>}
      <NewLinkButton account={Number(id)} email={String(data.email ?? "")} agency={agencyName ?? ""} />
    </div>
  );
};
