import { useEffect, useRef, useState } from "react";
import { PHOTO_FIELDS, type PhotoField } from "../../../forms/entry-fields";
import { startPhotoWorker } from "./photo-worker-client";
import { preparePhoto } from "./prepare-photo";

export interface PhotoSlot {
  state: "empty" | "preparing" | "ready";
  /** The chosen file; rotation starts from it, since re-encoding loses quality. */
  file: File | null;
  /** Clockwise quarter turns. */
  quarterTurns: number;
  /** The file to send, and its object URL for the preview. */
  photo: File | null;
  address: string | null;
  /** A key of the locale files, or a message from the gateway. */
  error: string | null;
}

export const photoInputId = (field: PhotoField): string => `photo-${field}`;

type PhotoSlots = Readonly<Record<PhotoField, PhotoSlot>>;

const EMPTY: PhotoSlot = { state: "empty", file: null, quarterTurns: 0, photo: null, address: null, error: null };
const NO_PHOTOS: PhotoSlots = { image1: EMPTY, image2: EMPTY, image3: EMPTY, image4: EMPTY, image5: EMPTY, image6: EMPTY };
const FULL_TURN = 4;

const revokeAddress = ({ address }: PhotoSlot): void => {
  if (address !== null) URL.revokeObjectURL(address);
};

/** Keeps the modification time, so that retries have the same fingerprint. */
const toFile = (photo: Blob, field: PhotoField, { lastModified }: File): File =>
  new File([photo], `${field}.jpg`, { type: photo.type, lastModified });

/** The photos exist in the page's memory only. */
export const usePhotos = () => {
  const [slots, setSlots] = useState<PhotoSlots>(NO_PHOTOS);
  const latest = useRef(slots);
  const photoWorker = useRef<ReturnType<typeof startPhotoWorker> | null>(null);

  const update = (field: PhotoField, changes: Partial<PhotoSlot>): void => {
    latest.current = { ...latest.current, [field]: { ...latest.current[field], ...changes } };
    setSlots(latest.current);
  };

  const prepare = async (field: PhotoField, file: File, quarterTurns: number): Promise<void> => {
    photoWorker.current ??= startPhotoWorker();
    update(field, { state: "preparing", file, quarterTurns, error: null });
    const result = await preparePhoto(file, quarterTurns, photoWorker.current.shrink);
    const slot = latest.current[field];
    if (slot.file !== file || slot.quarterTurns !== quarterTurns) return; // meanwhile another file was chosen, or this one was removed
    revokeAddress(slot);
    update(
      field,
      result.ok
        ? { state: "ready", photo: toFile(result.value, field, file), address: URL.createObjectURL(result.value) }
        : { ...EMPTY, error: result.error },
    );
  };

  const rotate = (field: PhotoField): void => {
    const { file, quarterTurns } = latest.current[field];
    if (file) void prepare(field, file, (quarterTurns + 1) % FULL_TURN);
  };

  const remove = (field: PhotoField): void => {
    revokeAddress(latest.current[field]);
    update(field, EMPTY);
  };

  /** Sets an error on each missing photo; returns the first that is not ready, or null. */
  const firstMissing = (): PhotoField | null => {
    const missing = PHOTO_FIELDS.filter((field) => latest.current[field].state !== "ready");
    for (const field of missing)
      if (latest.current[field].state === "empty") update(field, { error: latest.current[field].error ?? "forms.photoRequired" });
    return missing[0] ?? null;
  };

  useEffect(
    () => () => {
      photoWorker.current?.close();
      photoWorker.current = null;
      PHOTO_FIELDS.forEach((field) => revokeAddress(latest.current[field]));
    },
    [],
  );

  return {
    slots,
    choose: (field: PhotoField, file: File) => void prepare(field, file, 0),
    rotate,
    remove,
    removeAll: () => PHOTO_FIELDS.forEach(remove),
    refuse: (field: PhotoField, error: string) => update(field, { error }),
    firstMissing,
    ready: () => PHOTO_FIELDS.flatMap((field) => latest.current[field].photo ?? []),
  };
};
