import type { Payload, PayloadRequest } from "payload";

import { DAY_MS, type Day } from "../../../../src/domain/day";
import { environment } from "../../environment";
import type { User } from "../../payload-types";
import { dayOf } from "../../shared/agency-days";
import { createToken, hashSecret } from "../../shared/access-key";

const INVITATION_DAYS = 7;

/** After the `#`, which browsers do not send: no log contains the token. */
const addressOf = (token: string): string => `${environment.adminUrl}/admin/invitation#${token}`;

/** Replaces the account's earlier link. Returns the address at which its owner chooses a password, once and within seven days. */
export const openInvitation = async (req: PayloadRequest, account: number): Promise<string> => {
  const { token, tokenHash } = createToken();
  await req.payload.update({
    collection: "users",
    id: account,
    data: { invitationHash: tokenHash, invitedUntil: new Date(Date.now() + INVITATION_DAYS * DAY_MS).toISOString() },
    depth: 0,
    overrideAccess: true,
    req,
  });
  return addressOf(token);
};

/** Null when the link is unknown, was used or has expired. */
export const findInvited = async (payload: Payload, token: string): Promise<Pick<User, "id" | "email"> | null> =>
  payload.db.findOne<Pick<User, "id" | "email">>({
    collection: "users",
    where: { and: [{ invitationHash: { equals: hashSecret(token) } }, { invitedUntil: { greater_than: new Date().toISOString() } }] },
  });

/** The last day of an open invitation; null when it has ended or there is none. */
export const lastDayOf = (invitedUntil: unknown): Day | null => {
  if (typeof invitedUntil !== "string" || Date.parse(invitedUntil) < Date.now()) return null;
  return dayOf(new Date(invitedUntil));
};
