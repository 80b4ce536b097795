import type { PhotoStorage } from "./photo-files";
import type { Seal } from "./seal";

export const createSealedPhotos = ({ write, read, ...storage }: PhotoStorage, seal: Seal) => {
  const labelOf = (entryId: string, number: number): string => `photo ${number} of ${entryId}`;

  return {
    ...storage,
    /** Resolves once all are durable. */
    write: (entryId: string, photos: readonly Buffer[]): Promise<void> =>
      write(
        entryId,
        photos.map((photo, index) => seal.encrypt(photo, labelOf(entryId, index + 1))),
      ),
    /** The photos in order; null when one is missing, damaged or encrypted with another key. */
    read: async (entryId: string, count: number): Promise<Buffer[] | null> => {
      const photos: Buffer[] = [];
      for (let number = 1; number <= count; number += 1) {
        const sealed = await read(entryId, number);
        const photo = sealed === null ? null : seal.decrypt(sealed, labelOf(entryId, number));
        if (photo === null) return null;
        photos.push(photo);
      }
      return photos;
    },
  };
};

export type SealedPhotos = ReturnType<typeof createSealedPhotos>;
