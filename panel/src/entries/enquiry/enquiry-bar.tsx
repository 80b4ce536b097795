"use client";

import type { EnquiryMessages } from "../words/enquiries";
import { Button, ButtonLink } from "../../admin/kit/button";
import styles from "./enquiry-bar.module.css";
import type { EnquiryAddresses } from "./enquiry-desk";

type Props = { addresses: EnquiryAddresses; messages: EnquiryMessages; onHelp: () => void };

/** Back to the list, the help for the keys, and the enquiries before and after. Stays at the lower edge. */
export const EnquiryBar = ({ addresses, messages, onHelp }: Props) => (
  <nav className={styles.bar} aria-label={messages.title}>
    <ButtonLink href={addresses.list} kind="quiet">
      {messages.back}
    </ButtonLink>
    <span className={styles.keys}>
      <Button kind="quiet" aria-keyshortcuts="?" onClick={onHelp}>
        {messages.keys}
      </Button>
    </span>
    <span className={styles.steps}>
      {addresses.previous !== null && <ButtonLink href={addresses.previous}>← {messages.previous}</ButtonLink>}
      {addresses.next !== null && <ButtonLink href={addresses.next}>{messages.next} →</ButtonLink>}
    </span>
  </nav>
);
