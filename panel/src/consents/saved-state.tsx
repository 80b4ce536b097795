"use client";

import { useDocumentInfo } from "@payloadcms/ui";

import { ConsentChip } from "./consent-chip";
import { readConsentFields, stateOfConsent } from "./describe-consent";

type Props = { timeZone: string; language: string };

/** On a consent's screen: its state today, as last saved. Payload renders server components once, before the first save. */
export const SavedState = ({ timeZone, language }: Props) => {
  const fields = readConsentFields(useDocumentInfo().savedDocumentData ?? {});
  return fields && <ConsentChip consent={stateOfConsent(fields, timeZone)} language={language} />;
};
