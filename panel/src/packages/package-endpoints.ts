import type { Endpoint, PayloadRequest } from "payload";

import { DAY_MS } from "../../../src/domain/day";
import { isStaff } from "../access/roles";
import { deskEndpoint, DeskRefusal, readId, readJsonBody } from "../access/desk-endpoint";
import { environment } from "../environment";
import { isRecord } from "../../../src/lib/json";
import { findByName, readChosen } from "./chosen-talents";
import { parseIds } from "./package-address";
import { readReplies } from "./package-detail";
import { readForm } from "./package-form";
import { MAX_TALENTS } from "./package-talents";
import { packageLink } from "./package-token";

const MAX_PASSPHRASE = 200;

/** The first validation message of a record that Payload rejected; null for other errors. */
const problemOf = (error: unknown): string | null => {
  const data = error instanceof Error && "data" in error ? error.data : null;
  const problems = isRecord(data) && Array.isArray(data.errors) ? data.errors.filter(isRecord) : [];
  const message = problems[0]?.message;
  return typeof message === "string" ? message : null;
};

/** Responds with the validation message of a rejected record. */
const answerProblems = async (save: () => Promise<Record<string, unknown>>): Promise<Record<string, unknown> | Response> => {
  try {
    return await save();
  } catch (error) {
    const message = problemOf(error);
    if (message === null) throw error;
    return Response.json({ errors: [{ message }] }, { status: 422, headers: { "Cache-Control": "no-store" } });
  }
};

/** `passphrase`: a text sets it, "" removes it, and null keeps it. */
const setPassphrase = ({ context }: PayloadRequest, { passphrase }: Record<string, unknown>): void => {
  if (typeof passphrase !== "string") return;
  if (passphrase.length > MAX_PASSPHRASE) throw new DeskRefusal(422, "invalid");
  context.packagePassphrase = passphrase.trim();
};

/** The link is in no later response. */
const answerCreated = (req: PayloadRequest, id: number): Record<string, unknown> => {
  const token = String(req.context.packageToken);
  return { id, path: `/pacote/${token}`, link: packageLink(environment.siteUrl, token) };
};

const createEndpoint = deskEndpoint({
  method: "post",
  path: "/packages",
  access: isStaff,
  handler: async (req) => {
    const body = await readJsonBody(req);
    const data = readForm(body);
    if (data === null) throw new DeskRefusal(422, "invalid");
    setPassphrase(req, body);
    const entry = typeof body.entry === "number" ? { entry: body.entry } : {};
    return answerProblems(async () => {
      const { id } = await req.payload.create({
        collection: "packages",
        data: { ...data, ...entry },
        depth: 0,
        overrideAccess: false,
        req,
      });
      return answerCreated(req, id);
    });
  },
});

const updateEndpoint = deskEndpoint({
  method: "post",
  path: "/packages/:id",
  access: isStaff,
  handler: async (req) => {
    const body = await readJsonBody(req);
    const data = readForm(body);
    if (data === null) throw new DeskRefusal(422, "invalid");
    setPassphrase(req, body);
    return answerProblems(async () => {
      const { id } = await req.payload.update({ collection: "packages", id: readId(req), data, depth: 0, overrideAccess: false, req });
      return { id };
    });
  },
});

const revokeEndpoint = deskEndpoint({
  method: "post",
  path: "/packages/:id/revoke",
  access: isStaff,
  handler: async (req) => {
    const id = readId(req);
    // No role may set the field, which would reopen a revoked package; `isStaff` has allowed this.
    const revokedAt = new Date().toISOString();
    await req.payload.update({ collection: "packages", id, data: { revokedAt }, depth: 0, overrideAccess: true, req });
    return { id };
  },
});

const DUPLICATED_DAYS = 30;

const duplicateEndpoint = deskEndpoint({
  method: "post",
  path: "/packages/:id/duplicate",
  access: isStaff,
  handler: async (req) => {
    const found = await req.payload.findByID({
      collection: "packages",
      id: readId(req),
      depth: 0,
      disableErrors: true,
      overrideAccess: false,
      req,
    });
    if (found === null) throw new DeskRefusal(404, "not-found");
    const chosen = await readChosen(req, Array.isArray(found.talents) ? found.talents.filter(isChosen) : []);
    const published = new Set(chosen.filter(({ isPublished }) => isPublished).map(({ id }) => id));
    const { title, client, message, language, entry, showsMeasurements, showsAge, showsVideos, showsContact } = found;
    const copied = { title, client, message, language, entry, showsMeasurements, showsAge, showsVideos, showsContact };
    const talents = Array.isArray(found.talents) ? found.talents.filter((talent) => isChosen(talent) && published.has(talent.id)) : [];
    const expiresAt = new Date(Math.max(Date.parse(found.expiresAt), Date.now() + DUPLICATED_DAYS * DAY_MS)).toISOString();
    return answerProblems(async () => {
      const data = { ...copied, talents, expiresAt };
      const { id } = await req.payload.create({ collection: "packages", data, depth: 0, overrideAccess: false, req });
      return answerCreated(req, id);
    });
  },
});

const isChosen = (value: unknown): value is { id: number } => isRecord(value) && typeof value.id === "number";

const textIn = (value: unknown): string => (typeof value === "string" ? value.trim() : "");

/**
 * `?q=` finds published talents by name. `?ids=` returns the published talents of a selection's address, with the number of those left out.
 */
const talentsEndpoint = deskEndpoint({
  method: "get",
  path: "/package-talents",
  access: isStaff,
  handler: async (req) => {
    const ids = parseIds(textIn(req.query.ids))?.slice(0, MAX_TALENTS);
    if (ids === undefined) return { talents: await findByName(req, textIn(req.query.q).slice(0, 100)), leftOut: 0 };
    const talents = (
      await readChosen(
        req,
        ids.map((id) => ({ id })),
      )
    ).filter(({ isPublished }) => isPublished);
    return { talents, leftOut: ids.length - talents.length };
  },
});

/** `?since={revision}` returns only `{ revision }` while nothing has changed. */
const repliesEndpoint = deskEndpoint({
  method: "get",
  path: "/packages/:id/replies",
  access: isStaff,
  handler: async (req) => {
    const replies = await readReplies(req, readId(req));
    return replies.revision === req.query.since ? { revision: replies.revision } : { ...replies };
  },
});

export const packageEndpoints: Endpoint[] = [
  createEndpoint,
  updateEndpoint,
  revokeEndpoint,
  duplicateEndpoint,
  talentsEndpoint,
  repliesEndpoint,
];
