"use client";

import { useDocumentInfo, useForm, useFormFields, useFormProcessing, useTranslation } from "@payloadcms/ui";
import { useEffect } from "react";

import { fieldIds } from "./field-ids";
import { isOpen, placeUploads } from "./upload-queue";
import { useUploads } from "./use-uploads";
import { uploadsStatus } from "./words";
import { Chip } from "../../admin/kit/chip";

/** Puts stored pictures into their field, but not while the form is saved: the response would replace the field's value. */
const PlacedUploads = ({ path, hasMany }: { path: string; hasMany: boolean }) => {
  const { queue, uploads } = useUploads();
  const { setModified } = useForm();
  const isProcessing = useFormProcessing();
  const value = useFormFields(([fields]) => fields[path]?.value);
  const dispatch = useFormFields(([, dispatchFields]) => dispatchFields);
  useEffect(() => {
    const own = uploads.filter((upload) => upload.path === path);
    const stored = own.filter(({ state }) => state === "stored");
    if (isProcessing || stored.length === 0) return;
    const ids = fieldIds(value);
    const placed = hasMany ? placeUploads(ids, own) : stored.slice(-1).flatMap(({ id }) => id ?? []);
    if (placed.every((id) => ids.includes(id))) {
      queue.markPlaced(stored.map(({ key }) => key));
      return;
    }
    dispatch({ type: "UPDATE", path, value: hasMany ? placed : placed[0] });
    setModified(true);
  }, [dispatch, hasMany, isProcessing, path, queue, setModified, uploads, value]);
  return null;
};

/**
 * Rendered beside a talent's publish button. Disables saving until each picture is stored or discarded: after its first save, a new talent
 * has another form, with an empty queue.
 */
export const UploadsStatus = () => {
  const { i18n } = useTranslation();
  const { setUploadStatus } = useDocumentInfo();
  const { uploads } = useUploads();
  const isUploading = uploads.some(isOpen);
  useEffect(() => setUploadStatus?.(isUploading ? "uploading" : "idle"), [isUploading, setUploadStatus]);
  const isRefused = uploads.some(({ state }) => state === "refused");
  return (
    <>
      <PlacedUploads path="cover" hasMany={false} />
      <PlacedUploads path="book" hasMany />
      <PlacedUploads path="compo" hasMany />
      {isUploading && (
        <Chip tone={isRefused ? "bad" : "care"}>
          <span role="status">{uploadsStatus(uploads, i18n.language)}</span>
        </Chip>
      )}
    </>
  );
};
