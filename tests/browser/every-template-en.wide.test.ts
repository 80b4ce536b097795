import { checkTemplates } from "./check-templates";

jest.setTimeout(120_000);

// Layouts equal those of the Portuguese pages, which axe checks in every width.
checkTemplates("en", { axeWidths: [390] });
