// The parts that other subjects use.
export { consentNote } from "./consent-note-words";
export { findShownDigitals } from "./digitals";
export { documentsOfTalent } from "./documents";
export { readEndingConsents } from "./ending-consents";
export { deleteConsentsOfTalent } from "./hooks";
export { refusePublishingWithoutConsent } from "./publish-guard";
export { type RecordedConsent, consentsByTalent, readConsentClock, readConsents } from "./read-consents";
export { type Consent, type ConsentClock, allowsPublishing, isMinorOn, siteConsentState } from "./rules";
export { CONSENT_SCOPES, type ConsentScope } from "./scopes";
export { consentStateEndpoint } from "./state-endpoint";
export { type TalentWithoutConsent, readTalentsWithoutConsent } from "./talents-without-consent";
export { type WordingText, keepWording, readWording } from "./wordings";
