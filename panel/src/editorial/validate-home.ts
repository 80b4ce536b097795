import type { ArrayFieldValidation, PayloadRequest, RelationshipFieldManyValidation, UploadFieldSingleValidation } from "payload";

import { isRecord } from "../../../src/lib/json";
import { SVG_TYPE } from "../media/prepare-upload";
import { faceRefusal, noPhotoRefusal, repeatedRowRefusal, talentPictureRefusal } from "./home-words";
import { findRefusedFaces, belongToTalent } from "../talents/index";

const idOf = (value: unknown): number | null => {
  const id = isRecord(value) ? value.id : value;
  return typeof id === "number" ? id : null;
};

/** Rejects minors, talents without a birthdate and talents of hidden categories; the message names them. */
export const validateFaces: RelationshipFieldManyValidation = async (value, { req }) => {
  const ids = (value ?? []).map(idOf).filter((id) => id !== null);
  const refused = await findRefusedFaces(req, ids);
  const [first] = refused;
  if (first === undefined) return true;
  const names = refused.filter(({ problem }) => problem === first.problem).map(({ name }) => name);
  return faceRefusal(first.problem, names, req.i18n.language);
};

const isPhoto = async (id: number, req: PayloadRequest): Promise<boolean> => {
  const { docs } = await req.payload.find({
    collection: "media",
    where: { id: { equals: id } },
    depth: 0,
    select: { mimeType: true },
    overrideAccess: true,
    req,
  });
  return docs.every(({ mimeType }) => mimeType?.startsWith("image/") && mimeType !== SVG_TYPE);
};

/** Rejects a file that a talent shows, a video and a drawing. */
export const validateDoorPicture: UploadFieldSingleValidation = async (value, { req }) => {
  const id = idOf(value);
  if (id === null) return true;
  if (!(await isPhoto(id, req))) return noPhotoRefusal(req.i18n.language);
  return (await belongToTalent(req.payload, [id], req)) ? talentPictureRefusal(req.i18n.language) : true;
};

/** Rejects two rows with the same value in a field. */
export const validateDistinctRows =
  (field: string): ArrayFieldValidation =>
  (rows, { req }) => {
    const values = (rows ?? []).map((row) => (isRecord(row) ? row[field] : null));
    return new Set(values).size === values.length || repeatedRowRefusal(req.i18n.language);
  };
