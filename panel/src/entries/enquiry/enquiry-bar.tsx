"use client";

import type { StepAddresses } from "../entry-lists";
import type { EnquiryMessages } from "../words/enquiries";
import { KeysHelp } from "../components/keys-help";
import { ButtonLink } from "../../admin/kit/button";
import styles from "./enquiry-bar.module.css";

type Props = { addresses: StepAddresses; messages: EnquiryMessages };

/** Stays at the lower edge. */
export const EnquiryBar = ({ addresses, messages }: Props) => (
  <nav className={styles.bar} data-foot-bar="" aria-label={messages.title}>
    <ButtonLink href={addresses.list} kind="quiet">
      {messages.back}
    </ButtonLink>
    <KeysHelp screen="enquiry" />
    <span className={styles.steps}>
      {addresses.previous !== null && <ButtonLink href={addresses.previous}>← {messages.previous}</ButtonLink>}
      {addresses.next !== null && <ButtonLink href={addresses.next}>{messages.next} →</ButtonLink>}
    </span>
  </nav>
);
