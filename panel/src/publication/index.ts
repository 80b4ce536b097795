export { announceImport } from "./announce-import";
export { draftedContent, editorsOnly, undraftedContent } from "./collection-presets";
export { setFirstPublication } from "./first-publication";
export { siteGlobal } from "./global-presets";
export { SKIP_ANNOUNCEMENT, announceDigitals, announceErasedTalent, announcePackages } from "./hooks";
export { previewButton, wordPreviewAddress } from "./preview-link";
export { type PublicationStatus, fetchPublicationStatus } from "./publication-status";
export { callGateway } from "./signed-call";
export { publicationMessage } from "./words";
