import type { TextFieldSingleValidation } from "payload";

import { environment } from "../../environment";
import { isRecord } from "../../../../src/lib/json";
import { ruleRefusal } from "./words";
import { isListAddress } from "./rule-address";
import { fetchRuleReport } from "./rule-report";

/**
 * Rejects anything but the address of one of the site's lists. On saving, the gateway checks it; without a response only the shape of the
 * address is checked.
 */
export const validateRule: TextFieldSingleValidation = async (value, { event, req, siblingData }) => {
  const kind = isRecord(siblingData) ? siblingData.kind : null;
  if (kind !== "rule") return true;
  const refusal = ruleRefusal(req.i18n.language);
  if (event === "onChange" || !isListAddress(value ?? "")) return isListAddress(value ?? "") || refusal;
  return (await fetchRuleReport(value ?? "", environment)).state !== "invalid" || refusal;
};
