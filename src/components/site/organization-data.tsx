import { toOrganization } from "./organization";
import { StructuredData } from "./structured-data";
import { useSiteFrame } from "./use-site-frame";

/** Who stands behind the site. */
export const OrganizationData = () => <StructuredData record={toOrganization(useSiteFrame())} />;
