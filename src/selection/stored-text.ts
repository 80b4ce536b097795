type DeviceStorage = Pick<Storage, "getItem" | "setItem">;

/** One text in the browser's storage. Catches the errors of a forbidden or full storage. */
export const createStoredText = (deviceStorage: () => DeviceStorage, key: string) => ({
  /** `text` is null when nothing is stored; `refused` when the browser forbids storage. */
  load: (): { text: string | null } | "refused" => {
    try {
      return { text: deviceStorage().getItem(key) };
    } catch {
      return "refused"; // storage forbidden
    }
  },
  /** True on success. */
  save: (text: string): boolean => {
    try {
      deviceStorage().setItem(key, text);
      return true;
    } catch {
      return false; // storage full or forbidden
    }
  },
});

export type StoredText = ReturnType<typeof createStoredText>;
