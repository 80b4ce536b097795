"use client";

import type { EnquiryMessages } from "../../../messages/enquiries";
import { ButtonLink } from "../../components/kit/button";
import styles from "./enquiry-bar.module.css";
import type { EnquiryAddresses } from "./enquiry-desk";

/** Back to the list, and to the enquiries before and after. Stays at the lower edge. */
export const EnquiryBar = ({ addresses, messages }: { addresses: EnquiryAddresses; messages: EnquiryMessages }) => (
  <nav className={styles.bar} aria-label={messages.title}>
    <ButtonLink href={addresses.list} kind="quiet">
      {messages.back}
    </ButtonLink>
    <span className={styles.steps}>
      {addresses.previous !== null && <ButtonLink href={addresses.previous}>← {messages.previous}</ButtonLink>}
      {addresses.next !== null && <ButtonLink href={addresses.next}>{messages.next} →</ButtonLink>}
    </span>
  </nav>
);
