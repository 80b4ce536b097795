import type { PayloadRequest } from "payload";

import { DeskRefusal, readId } from "../../access/desk-endpoint";
import type { RosterImport } from "../../payload-types";
import { isActive } from "./import-record";

/** With the rights of the account. @throws DeskRefusal 404 */
export const findImport = async (req: PayloadRequest): Promise<RosterImport> => {
  const where = { id: { equals: readId(req) } };
  const { docs } = await req.payload.find({ collection: "roster-imports", where, limit: 1, depth: 0, overrideAccess: false, req });
  if (docs[0] === undefined) throw new DeskRefusal(404, "not-found");
  return docs[0];
};

/** Rejects an import that the job works on. @throws DeskRefusal 404, 409 */
export const findIdleImport = async (req: PayloadRequest): Promise<RosterImport> => {
  const record = await findImport(req);
  if (isActive(record)) throw new DeskRefusal(409, "import-active");
  return record;
};
