import { checkTemplates } from "./check-templates";
import { WIDTHS } from "./visitor";

jest.setTimeout(120_000);

checkTemplates("pt", { axeWidths: WIDTHS });
