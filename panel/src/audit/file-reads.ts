import { NotFound, type Payload, type PayloadRequest, type Where } from "payload";

import { type AuditedStore, peopleConcerned } from "./people-concerned";
import { recordAudit, type AuditedRequest } from "./record-audit";

type FileStore = Extract<AuditedStore, "entry-photos" | "consent-documents">;

type Opened = { req: AuditedRequest; store: FileStore; action: "read" | "list"; ids: Set<number> };

/** The photos of an application are requested together; reads within this time become one record. */
const GATHER_MS = 2000;

const opened = new Map<string, Opened>();
let timer: NodeJS.Timeout | null = null;

/** Identifies the record that a file belongs to: an application or a consent; the file itself when it belongs to none. */
const ownerOf = async (payload: Payload, store: FileStore, id: number): Promise<string> => {
  const collection = store === "entry-photos" ? "entries" : "consents";
  const where: Where = store === "entry-photos" ? { photos: { equals: id } } : { document: { equals: id } };
  const { docs } = await payload.db.find<{ id: number }>({ collection, where, limit: 1, pagination: false, select: {} });
  return docs[0] === undefined ? `file ${id}` : `${collection} ${docs[0].id}`;
};

/** Records the files that were opened: one record for each account and application, and one for the thumbnails of a list. */
export const flushFileReads = async (): Promise<void> => {
  if (timer !== null) clearTimeout(timer);
  timer = null;
  const batch = [...opened.values()];
  opened.clear();
  for (const { req, store, action, ids } of batch) {
    const records = [...ids].sort((one, other) => one - other);
    const subjects = action === "list" ? [] : await peopleConcerned(req.payload, store, records).catch(() => []); // recorded without them
    await recordAudit(req, { action, store, records, subjects, detail: "files" });
  }
};

const findFile = async (payload: Payload, store: FileStore, filename: string): Promise<number | null> => {
  const found = await payload.db.findOne<{ id: number }>({ collection: store, where: { filename: { equals: filename } } });
  return found?.id ?? null;
};

const note = (req: PayloadRequest, group: string, { store, action, id }: Pick<Opened, "store" | "action"> & { id: number }): void => {
  const key = `${req.user?.id} ${action} ${store} ${group}`;
  const entry = opened.get(key) ?? { req: { payload: req.payload, user: req.user }, store, action, ids: new Set() };
  entry.ids.add(id);
  opened.set(key, entry);
  timer ??= setTimeout(() => void flushFileReads(), GATHER_MS);
};

/** Collects the read for the next flush. Returns whether a record has the file. */
export const noteFileRead = async (req: PayloadRequest, store: FileStore, filename: string): Promise<boolean> => {
  const id = await findFile(req.payload, store, filename);
  if (id !== null) note(req, await ownerOf(req.payload, store, id), { store, action: "read", id });
  return id !== null;
};

/** For a photo's thumbnail in a list. */
export const noteListedPhoto = (req: PayloadRequest, id: number): void => note(req, "", { store: "entry-photos", action: "list", id });

type UploadHandler = (req: PayloadRequest, args: { params: { filename: string } }) => Promise<void>;

/**
 * An upload handler that records who opens a file. Payload calls it after the access rules, and then sends the file. For a name without a
 * record Payload would respond with 500, as for a lost file.
 * @throws NotFound
 */
export const recordFileRead =
  (store: FileStore): UploadHandler =>
  async (req, { params }) => {
    if (!(await noteFileRead(req, store, params.filename))) throw new NotFound(req.t);
  };
