import type { Endpoint } from "payload";

import { applicationListEndpoint } from "./application-list";
import { decisionEndpoints } from "./decisions";
import { draftTalentEndpoint } from "./draft-talent";

/** Under /cms/api/desk. */
export const deskEndpoints: Endpoint[] = [applicationListEndpoint, ...decisionEndpoints, draftTalentEndpoint];
