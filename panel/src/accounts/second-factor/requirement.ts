import type { CheckboxFieldValidation, GlobalAfterChangeHook, Payload } from "payload";

import { bilingual, inLanguage } from "../../shared/bilingual";
import { accountsWithFactor, readFactorState } from "./factor-store";

/** Reads the setting `demandSecondFactor`. */
export const isSecondFactorRequired = async (payload: Payload): Promise<boolean> => {
  const { demandSecondFactor } = await payload.findGlobal({ slug: "settings", overrideAccess: true });
  return demandSecondFactor === true;
};

const OWN_ACCOUNT_FIRST = bilingual(
  "Ative antes a verificação em duas etapas na sua própria conta.",
  "Enable two-step verification for your own account first.",
);

/** Rejects the setting when the admin has no second factor, since it would end that admin's own session. */
export const validateRequirement: CheckboxFieldValidation = async (value, { req }) => {
  if (value !== true || !req.user || (await readFactorState(req.payload, Number(req.user.id))) !== null) return true;
  return inLanguage(OWN_ACCOUNT_FIRST, req.i18n.language);
};

/** When the second factor becomes required, sessions that were opened with a password alone end. */
export const endSessionsWithoutFactor: GlobalAfterChangeHook = async ({ doc, previousDoc, req }) => {
  if (doc.demandSecondFactor !== true || previousDoc?.demandSecondFactor === true) return doc;
  const { docs } = await req.payload.find({
    collection: "users",
    where: { id: { not_in: await accountsWithFactor(req.payload) } },
    depth: 0,
    pagination: false,
    select: {},
    // The permission to change the setting includes its effect on the sessions of others.
    overrideAccess: true,
  });
  for (const { id } of docs) await req.payload.update({ collection: "users", id, data: { sessions: [] }, overrideAccess: true, req });
  return doc;
};
