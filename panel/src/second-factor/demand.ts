import type { CheckboxFieldValidation, GlobalAfterChangeHook, Payload } from "payload";

import { accountsWithFactor, readFactorState } from "./factor-store";

/** Whether every account must have a second factor. */
export const isDemanded = async (payload: Payload): Promise<boolean> => {
  const { demandSecondFactor } = await payload.findGlobal({ slug: "settings", overrideAccess: true });
  return demandSecondFactor === true;
};

/** An admin who demands it without having it would be signed out by the demand. */
export const validateDemand: CheckboxFieldValidation = async (value, { req }) => {
  if (value !== true || !req.user || (await readFactorState(req.payload, Number(req.user.id))) !== null) return true;
  return req.i18n.language === "en"
    ? "Enable two-step verification for your own account first."
    : "Ative antes a verificação em duas etapas na sua própria conta.";
};

/** From the moment it is demanded, no session goes on that was opened by a password alone. */
export const endSessionsWithoutFactor: GlobalAfterChangeHook = async ({ doc, previousDoc, req }) => {
  if (doc.demandSecondFactor !== true || previousDoc?.demandSecondFactor === true) return doc;
  const { docs } = await req.payload.find({
    collection: "users",
    where: { id: { not_in: await accountsWithFactor(req.payload) } },
    depth: 0,
    pagination: false,
    select: {},
    // The one who saves may change settings; ending sessions is what this setting means.
    overrideAccess: true,
  });
  for (const { id } of docs) await req.payload.update({ collection: "users", id, data: { sessions: [] }, overrideAccess: true, req });
  return doc;
};
