import { checkTemplates } from "./check-templates";

jest.setTimeout(120_000);

// The layouts are those of the Portuguese pages, which are looked at in every width.
checkTemplates("en", { axeWidths: [390] });
