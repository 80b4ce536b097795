import { checkTemplates } from "./check-templates";
import { WIDTHS } from "./visitor";

checkTemplates("pt", { axeWidths: WIDTHS });
