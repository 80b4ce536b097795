import type { Endpoint } from "payload";

import { applicationDetailEndpoint } from "./application-detail";
import { applicationListEndpoint } from "./application-list";
import { decisionEndpoints } from "./decisions";
import { draftTalentEndpoint } from "./draft-talent";
import { registrationExportEndpoint } from "./registration-export";

/** Under /cms/api/desk. */
export const deskEndpoints: Endpoint[] = [
  applicationListEndpoint,
  applicationDetailEndpoint,
  ...decisionEndpoints,
  draftTalentEndpoint,
  registrationExportEndpoint,
];
