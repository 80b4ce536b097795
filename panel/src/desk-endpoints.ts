import type { Endpoint } from "payload";

import { boardRuleEndpoint } from "./editorial/boards/rule-endpoint";
import { talentNamesEndpoint } from "./consents/talent-names";
import { dismissChecklistEndpoint } from "./dashboard/checklist";
import { demoRemovalEndpoint } from "./demo/removal-endpoint";
import { storeExportEndpoint } from "./roster/export/export-endpoint";
import { packageEndpoints } from "./packages/package-endpoints";
import { importEndpoints } from "./roster/job/import-endpoints";
import { applicationDetailEndpoint } from "./entries/application-detail";
import { applicationListEndpoint } from "./entries/application-list";
import { decisionEndpoints } from "./entries/decisions";
import { draftTalentEndpoint } from "./entries/draft-talent";
import { enquiryDetailEndpoint } from "./entries/enquiry-detail";
import { enquiryListEndpoint } from "./entries/enquiry-list";
import { entryUpdateEndpoints } from "./entries/entry-update";
import { noteEndpoint } from "./entries/note-lines";
import { registrationExportEndpoint } from "./entries/registration-export";
import { registrationListEndpoint } from "./entries/registration-list";
import { wordPreviewEndpoint } from "./editorial/words/word-preview-endpoint";
import { searchEndpoint } from "./entries/search-endpoint";

/** Under /cms/api/desk. */
export const deskEndpoints: Endpoint[] = [
  applicationListEndpoint,
  applicationDetailEndpoint,
  ...decisionEndpoints,
  draftTalentEndpoint,
  enquiryListEndpoint,
  enquiryDetailEndpoint,
  ...entryUpdateEndpoints,
  registrationListEndpoint,
  searchEndpoint,
  noteEndpoint,
  registrationExportEndpoint,
  storeExportEndpoint,
  talentNamesEndpoint,
  demoRemovalEndpoint,
  dismissChecklistEndpoint,
  ...importEndpoints,
  ...packageEndpoints,
  wordPreviewEndpoint,
  boardRuleEndpoint,
];
