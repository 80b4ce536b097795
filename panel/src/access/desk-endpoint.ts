import type { Access, Endpoint, PayloadRequest } from "payload";

import { isRecordId } from "../shared/record-id";
import { isRecord } from "../../../src/lib/json";
import { type DeskReplyKey, deskReply } from "./desk-replies";

/** Rejects a request with a status and a message in the language of the admin. */
export class DeskRefusal extends Error {
  constructor(
    readonly status: 401 | 403 | 404 | 409 | 422,
    readonly key: DeskReplyKey,
  ) {
    super(key);
  }
}

type Handler = (req: PayloadRequest) => Promise<Record<string, unknown> | Response>;

type DeskEndpoint = {
  method: "get" | "post";
  /** Below /cms/api/desk. */
  path: string;
  /** A role of `access/roles.ts`. */
  access: Access;
  handler: Handler;
};

const NO_STORE = { "Cache-Control": "no-store" };

const checkAccess = async (req: PayloadRequest, access: Access): Promise<void> => {
  if ((await access({ req })) !== true) throw req.user ? new DeskRefusal(403, "forbidden") : new DeskRefusal(401, "signed-out");
};

/** An endpoint of the desk: checks the role, answers JSON that no cache keeps, and translates refusals. */
export const deskEndpoint = ({ method, path, access, handler }: DeskEndpoint): Endpoint => ({
  method,
  path: `/desk${path}`,
  handler: async (req) => {
    try {
      await checkAccess(req, access);
      const answer = await handler(req);
      return answer instanceof Response ? answer : Response.json(answer, { headers: NO_STORE });
    } catch (error) {
      if (!(error instanceof DeskRefusal)) throw error;
      const errors = [{ message: deskReply(error.key, req.i18n.language) }];
      return Response.json({ errors }, { status: error.status, headers: NO_STORE });
    }
  },
});

/** The JSON object of a request; empty when it has none. */
export const readJsonBody = async (req: PayloadRequest): Promise<Record<string, unknown>> => {
  const body: unknown = await req.json?.().catch(() => null);
  return isRecord(body) ? body : {};
};

/** An id in the path. */
export const readId = (req: PayloadRequest, name = "id"): number => {
  const id = Number(req.routeParams?.[name]);
  if (!isRecordId(id)) throw new DeskRefusal(404, "not-found");
  return id;
};
