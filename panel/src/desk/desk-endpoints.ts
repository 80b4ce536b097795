import type { Endpoint } from "payload";

import { boardRuleEndpoint } from "../boards/rule-endpoint";
import { talentNamesEndpoint } from "../consents/talent-names";
import { dismissChecklistEndpoint } from "../dashboard/checklist";
import { demoRemovalEndpoint } from "../demo/removal-endpoint";
import { storeExportEndpoint } from "../export/export-endpoint";
import { packageEndpoints } from "../packages/package-endpoints";
import { importEndpoints } from "../roster/job/import-endpoints";
import { applicationDetailEndpoint } from "./application-detail";
import { applicationListEndpoint } from "./application-list";
import { decisionEndpoints } from "./decisions";
import { draftTalentEndpoint } from "./draft-talent";
import { enquiryDetailEndpoint } from "./enquiry-detail";
import { enquiryListEndpoint } from "./enquiry-list";
import { entryUpdateEndpoints } from "./entry-update";
import { noteEndpoint } from "./note-lines";
import { registrationExportEndpoint } from "./registration-export";
import { registrationListEndpoint } from "./registration-list";
import { wordPreviewEndpoint } from "../words/word-preview-endpoint";
import { searchEndpoint } from "./search-endpoint";

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
