import { checkTemplates } from "./check-templates";

// Layouts equal those of the Portuguese pages, which axe checks in every width.
checkTemplates("en", { axeWidths: [390] });
