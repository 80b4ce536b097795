import type { PayloadRequest } from "payload";

import { hashOf, type Picture } from "../pictures/inspect";
import type { PictureSource } from "../pictures/source";
import type { PlannedPictures } from "../plan/row-plan";

/** By the hash of the file from which a picture was imported, so that no picture is stored twice. */
export type MediaIndex = { idOf: Map<string, number>; hashOf: Map<number, string> };

export const readMediaIndex = async (req: PayloadRequest): Promise<MediaIndex> => {
  const { docs } = await req.payload.find({
    collection: "media",
    where: { sourceHash: { exists: true } },
    depth: 0,
    pagination: false,
    select: { sourceHash: true },
    overrideAccess: false,
    req,
  });
  const pairs = docs.flatMap(({ id, sourceHash }) => (sourceHash ? [{ id, sourceHash }] : []));
  return {
    idOf: new Map(pairs.map(({ id, sourceHash }) => [sourceHash, id])),
    hashOf: new Map(pairs.map(({ id, sourceHash }) => [id, sourceHash])),
  };
};

/** Ids of stored pictures. */
export type StoredPictures = {
  cover: number | null;
  book: readonly number[];
  compo: readonly number[];
  digitals: readonly { picture: number; date: string }[];
};

export type PictureStore = { source: PictureSource; media: MediaIndex };

/** The message is the file's path. */
export class PictureNotStored extends Error {}

const createMedia = async (req: PayloadRequest, { path, hash, mimetype }: Picture, source: PictureSource): Promise<number> => {
  const data = await source.read(path);
  if (hashOf(data) !== hash) throw new PictureNotStored(path);
  const file = { data, mimetype, name: path.split("/").at(-1) ?? "", size: data.length };
  try {
    const { id } = await req.payload.create({
      collection: "media",
      data: { sourceHash: hash },
      file,
      depth: 0,
      overrideAccess: false,
      req,
    });
    return id;
  } catch (error) {
    throw new PictureNotStored(path, { cause: error });
  }
};

const removeAll = async (req: PayloadRequest, ids: readonly number[]): Promise<void> => {
  for (const id of ids)
    await req.payload
      .delete({ collection: "media", id, depth: 0, overrideAccess: false, req })
      .catch((error: unknown) => req.payload.logger.error({ err: error }, "A picture of an import could not be deleted"));
};

/**
 * Stores a row's pictures and calls `write` with their ids; deletes the new ones when the row cannot be written.
 * @throws PictureNotStored
 */
export const withPictures = async <Result>(
  req: PayloadRequest,
  { planned, store: { source, media } }: { planned: PlannedPictures; store: PictureStore },
  write: (pictures: StoredPictures) => Promise<Result>,
): Promise<Result> => {
  const created: { id: number; hash: string }[] = [];
  const store = async (picture: Picture): Promise<number> => {
    const known = media.idOf.get(picture.hash) ?? created.find(({ hash }) => hash === picture.hash)?.id;
    if (known !== undefined) return known;
    const id = await createMedia(req, picture, source);
    created.push({ id, hash: picture.hash });
    return id;
  };
  const storeAll = async (pictures: readonly Picture[]): Promise<number[]> => {
    const ids: number[] = [];
    for (const picture of pictures) ids.push(await store(picture));
    return ids;
  };
  try {
    const cover = planned.cover === null ? null : await store(planned.cover);
    const book = await storeAll(planned.book);
    const compo = await storeAll(planned.compo);
    const digitals = [];
    for (const { picture, date } of planned.digitals) digitals.push({ picture: await store(picture), date });
    const result = await write({ cover, book, compo, digitals });
    for (const { id, hash } of created) {
      media.idOf.set(hash, id);
      media.hashOf.set(id, hash);
    }
    return result;
  } catch (error) {
    await removeAll(
      req,
      created.map(({ id }) => id),
    );
    throw error;
  }
};
