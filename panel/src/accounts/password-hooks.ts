import { type CollectionBeforeOperationHook, type CollectionBeforeValidateHook, type PayloadRequest, ValidationError } from "payload";

import { readCustomizations } from "../identity/index";
import { findPasswordProblem, passwordMessage } from "./password-policy";

const textOf = (value: unknown): string => (typeof value === "string" ? value : "");

/** An attacker may know these facts of an account. */
type PublicData = { name?: unknown; email?: unknown };

const rejectWeakPassword = async (password: string, known: PublicData, req: PayloadRequest): Promise<void> => {
  const { agencyName } = await readCustomizations(req.payload);
  const problem = await findPasswordProblem(password, [textOf(known.name), textOf(known.email), agencyName ?? ""]);
  if (problem === null) return;
  const message = passwordMessage(problem, req.i18n.language);
  throw new ValidationError({ collection: "users", errors: [{ message, path: "password" }] }, req.t);
};

export const validatePassword: CollectionBeforeValidateHook = async ({ data, originalDoc, req }) => {
  if (typeof data?.password === "string") await rejectWeakPassword(data.password, { ...originalDoc, ...data }, req);
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
