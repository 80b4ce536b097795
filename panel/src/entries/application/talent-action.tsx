import type { ReactNode } from "react";

import type { ApplicationMessages } from "../words/applications";
import { filteredListAddress, recordAddress } from "../../admin/addresses";
import { Button, ButtonLink } from "../../admin/kit/button";
import { Card } from "../../admin/kit/card";
import styles from "./talent-action.module.css";

type LinksProps = { messages: ApplicationMessages; talent: number; adminRoute: string; isAdmin: boolean };

/** Scouts may not open drafts, but record their consents. */
export const TalentLinks = ({ messages, talent, adminRoute, isAdmin }: LinksProps) => (
  <span className={styles.links}>
    {isAdmin && (
      <ButtonLink href={recordAddress(adminRoute, "talents", talent)} kind="quiet">
        {messages.openTalent}
      </ButtonLink>
    )}
    <ButtonLink href={filteredListAddress(adminRoute, "consents", { talent: ["equals", talent] })} kind="quiet">
      {messages.openConsents}
    </ButtonLink>
  </span>
);

type Props = {
  messages: ApplicationMessages;
  isBusy: boolean;
  hasTalent: boolean;
  onMake: () => void;
  children: ReactNode;
};

/** Makes a draft talent, or shows its links when it exists. */
export const TalentAction = ({ messages, isBusy, hasTalent, onMake, children }: Props) => (
  <Card title={messages.talent}>
    <p className={styles.hint}>{hasTalent ? messages.hasTalent : messages.talentHint}</p>
    {!hasTalent && (
      <Button disabled={isBusy} aria-keyshortcuts="t" onClick={onMake}>
        {messages.makeTalent}
      </Button>
    )}
    {children}
  </Card>
);
