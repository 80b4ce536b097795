import type { Access, Endpoint, PayloadRequest } from "payload";

import { isRecordId } from "../shared/record-id";
import { isRecord } from "../../../src/lib/json";
import { type DeskReplyKey, deskReply } from "./desk-replies";

export class DeskRefusal extends Error {
  constructor(
    readonly status: 401 | 403 | 404 | 409 | 422 | 502,
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

/** Checks the role, sends JSON with `no-store`, and turns a DeskRefusal into a message in the admin's language. */
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

/** Empty when the body is missing or is not a JSON object. */
export const readJsonBody = async (req: PayloadRequest): Promise<Record<string, unknown>> => {
  const body: unknown = await req.json?.().catch(() => null);
  return isRecord(body) ? body : {};
};

/** Throws a DeskRefusal with 404 when the parameter is not a valid id. */
export const readId = (req: PayloadRequest, name = "id"): number => {
  const id = Number(req.routeParams?.[name]);
  if (!isRecordId(id)) throw new DeskRefusal(404, "not-found");
  return id;
};
