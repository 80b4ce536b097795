import { type CollectionBeforeOperationHook, type CollectionBeforeValidateHook, type PayloadRequest, ValidationError } from "payload";

import { readCustomizations } from "../identity/index";
import { bilingual, inLanguage } from "../shared/bilingual";
import { findPasswordProblem, passwordMessage } from "./password-policy";

const textOf = (value: unknown): string => (typeof value === "string" ? value : "");

/** An attacker may know these facts of an account. */
type PublicData = { name?: unknown; email?: unknown };

const OWN_PASSWORD_ONLY = bilingual(
  "Cada pessoa escolhe a própria senha: crie um link na tela da conta.",
  "Each person chooses their own password: create a link on the account's screen.",
);

const reject = (message: string, req: PayloadRequest): never => {
  throw new ValidationError({ collection: "users", errors: [{ message, path: "password" }] }, req.t);
};

const rejectWeakPassword = async (password: string, known: PublicData, req: PayloadRequest): Promise<void> => {
  const { agencyName } = await readCustomizations(req.payload);
  const problem = await findPasswordProblem(password, [textOf(known.name), textOf(known.email), agencyName ?? ""]);
  if (problem !== null) reject(passwordMessage(problem, req.i18n.language), req);
};

/** An admin who chose the password of another account could sign in as that person. */
export const validatePassword: CollectionBeforeValidateHook = async ({ data, originalDoc, operation, req }) => {
  if (typeof data?.password !== "string") return data;
  if (operation === "update" && req.user && req.user.id !== originalDoc?.id) reject(inLanguage(OWN_PASSWORD_ONLY, req.i18n.language), req);
  await rejectWeakPassword(data.password, { ...originalDoc, ...data }, req);
  return data;
};

/** The reset of a forgotten password is an operation that validates no fields. */
export const validateResetPassword: CollectionBeforeOperationHook = async ({ args, operation, req }) => {
  if (operation !== "resetPassword" || !("data" in args)) return args;
  const { password, token }: { password?: unknown; token?: unknown } = args.data;
  const account = await req.payload.db.findOne<{ id: number } & PublicData>({
    collection: "users",
    where: {
      and: [{ resetPasswordToken: { equals: textOf(token) } }, { resetPasswordExpiration: { greater_than: new Date().toISOString() } }],
    },
    req,
  });
  // Payload rejects an unknown token.
  if (account !== null) await rejectWeakPassword(textOf(password), account, req);
  return args;
};
