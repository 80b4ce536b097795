import type { ReactNode } from "react";

import type { ApplicationMessages } from "../words/applications";
import { Button, ButtonLink } from "../../admin/kit/button";
import { Card } from "../../admin/kit/card";
import styles from "./talent-action.module.css";

type Props = {
  messages: ApplicationMessages;
  isBusy: boolean;
  hasTalent: boolean;
  /** The talent's address; null for accounts that may not open it. */
  address: string | null;
  /** The address of the talent's consents; null without a talent. */
  consents: string | null;
  onMake: () => void;
  children: ReactNode;
};

/** Makes a draft talent, or links to it when it exists. */
export const TalentAction = ({ messages, isBusy, hasTalent, address, consents, onMake, children }: Props) => (
  <Card title={messages.talent}>
    <p className={styles.hint}>{hasTalent ? messages.hasTalent : messages.talentHint}</p>
    {!hasTalent && (
      <Button disabled={isBusy} aria-keyshortcuts="t" onClick={onMake}>
        {messages.makeTalent}
      </Button>
    )}
    {address !== null && <ButtonLink href={address}>{messages.openTalent}</ButtonLink>}
    {consents !== null && (
      <ButtonLink href={consents} kind="quiet">
        {messages.openConsents}
      </ButtonLink>
    )}
    {children}
  </Card>
);
