import type { Endpoint, PayloadRequest } from "payload";

import { deskEndpoint, readId, readJsonBody } from "../../access/desk-endpoint";
import { isAdmin, ROLES } from "../../access/roles";
import { environment } from "../../environment";
import { readCustomizations } from "../../identity/index";
import { textOf } from "../../shared/search-params";
import { type Mistake, readMistakes, refuseMistakes } from "../mistakes";
import { generatePassword } from "../password-policy";
import { findInvited, openInvitation } from "./invitations";
import { invitationMessages } from "./words";

const NO_STORE = { "Cache-Control": "no-store" };

type Invited = { name: string; email: string; role: (typeof ROLES)[number] };

const EMAIL = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;

const readInvited = async (req: PayloadRequest): Promise<Invited | Mistake[]> => {
  const body = await readJsonBody(req);
  const [name, email] = [textOf(body.name), textOf(body.email).toLowerCase()];
  const role = ROLES.find((known) => known === body.role) ?? "scout";
  const { noName, noEmail } = invitationMessages(req.i18n.language);
  const mistakes: Mistake[] = [
    ...(name === "" ? [{ path: "name", message: noName }] : []),
    ...(EMAIL.test(email) ? [] : [{ path: "email", message: noEmail }]),
  ];
  return mistakes.length > 0 ? mistakes : { name, email, role };
};

/** With a random password, which is shown to no one. */
const createAccount = async (req: PayloadRequest, invited: Invited): Promise<number | Mistake[]> => {
  try {
    const data = { ...invited, password: generatePassword() };
    const { id } = await req.payload.create({ collection: "users", data, depth: 0, overrideAccess: false, req });
    return id;
  } catch (error) {
    const mistakes = readMistakes(error);
    if (mistakes === null) throw error;
    return mistakes;
  }
};

/** Returns whether the mail server took the mail; the link can still be handed over without it. */
const sendInvitation = async (req: PayloadRequest, { email, link }: { email: string; link: string }): Promise<boolean> => {
  if (environment.mail === null) return false;
  const { agencyName } = await readCustomizations(req.payload);
  const [pt, en] = [invitationMessages("pt"), invitationMessages("en")];
  const agency = agencyName ?? "";
  const mail = {
    to: email,
    subject: `${pt.subject(agency)} / ${en.subject(agency)}`,
    text: `${pt.message(agency, link)}\n\n${en.message(agency, link)}\n`,
  };
  try {
    await req.payload.sendEmail(mail);
    return true;
  } catch {
    req.payload.logger.error("The mail of an invitation was not sent");
    return false;
  }
};

const invite = async (req: PayloadRequest, { id, email }: { id: number; email: string }) => {
  const link = await openInvitation(req, id);
  return { id, link, mailed: await sendInvitation(req, { email, link }) };
};

/** POST /cms/api/desk/invitations `{ name, email, role }`: creates an account, and a link at which its owner chooses a password. */
const inviteEndpoint: Endpoint = deskEndpoint({
  method: "post",
  path: "/invitations",
  access: isAdmin,
  handler: async (req) => {
    const invited = await readInvited(req);
    if (Array.isArray(invited)) return refuseMistakes(invited);
    const id = await createAccount(req, invited);
    return Array.isArray(id) ? refuseMistakes(id) : invite(req, { id, email: invited.email });
  },
});

/** POST /cms/api/desk/invitations/:id: a new link for an account. */
const renewEndpoint: Endpoint = deskEndpoint({
  method: "post",
  path: "/invitations/:id",
  access: isAdmin,
  handler: async (req) => {
    const { id, email } = await req.payload.findByID({ collection: "users", id: readId(req), depth: 0, overrideAccess: false, req });
    return invite(req, { id, email });
  },
});

export const invitationEndpoints: Endpoint[] = [inviteEndpoint, renewEndpoint];

/**
 * POST /cms/api/users/accept-invitation `{ token, password }`: sets the password and answers the account's e-mail, for the sign-in that
 * follows; 410 when the link does not work any more.
 */
export const acceptInvitationEndpoint: Endpoint = {
  path: "/accept-invitation",
  method: "post",
  handler: async (req) => {
    const { token, password } = await readJsonBody(req);
    const account = await findInvited(req.payload, textOf(token));
    if (account === null) {
      const errors = [{ message: invitationMessages(req.i18n.language).ended }];
      return Response.json({ errors }, { status: 410, headers: NO_STORE });
    }
    try {
      const data = { password: typeof password === "string" ? password : "", invitationHash: null, invitedUntil: null };
      await req.payload.update({ collection: "users", id: account.id, data, depth: 0, overrideAccess: true, req });
    } catch (error) {
      const mistakes = readMistakes(error);
      if (mistakes === null) throw error;
      return refuseMistakes(mistakes);
    }
    return Response.json({ email: account.email }, { headers: NO_STORE });
  },
};
