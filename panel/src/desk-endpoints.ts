import type { Endpoint } from "payload";

import { boardRuleEndpoint } from "./editorial/boards/rule-endpoint";
import { talentNamesEndpoint } from "./consents/talent-names";
import { dismissChecklistEndpoint } from "./dashboard/checklist";
import { demoRemovalEndpoint } from "./demo/removal-endpoint";
import { invitationEndpoints } from "./accounts/invitation/endpoints";
import { exportProgressEndpoint, storeExportEndpoint } from "./roster/export/export-endpoint";
import { talentPicturesEndpoint } from "./talents/pictures/pictures-endpoint";
import { packageEndpoints } from "./packages/package-endpoints";
import { importEndpoints } from "./roster/job/import-endpoints";
import { answerEndpoints } from "./entries/answers/answer-endpoints";
import { decisionEndpoints } from "./entries/decisions";
import { draftTalentEndpoints } from "./entries/draft-talent";
import { entryUpdateEndpoints } from "./entries/entry-update";
import { noteEndpoint } from "./entries/note-lines";
import { registrationExportEndpoint } from "./entries/registration-export";
import { entryListEndpoints } from "./entries/list-endpoints";
import { wordPreviewEndpoint } from "./editorial/words/word-preview-endpoint";
import { searchEndpoint } from "./entries/search-endpoint";

export const deskEndpoints: Endpoint[] = [
  ...entryListEndpoints,
  ...decisionEndpoints,
  ...draftTalentEndpoints,
  ...entryUpdateEndpoints,
  ...answerEndpoints,
  searchEndpoint,
  noteEndpoint,
  registrationExportEndpoint,
  storeExportEndpoint,
  exportProgressEndpoint,
  ...invitationEndpoints,
  talentNamesEndpoint,
  talentPicturesEndpoint,
  demoRemovalEndpoint,
  dismissChecklistEndpoint,
  ...importEndpoints,
  ...packageEndpoints,
  wordPreviewEndpoint,
  boardRuleEndpoint,
];
