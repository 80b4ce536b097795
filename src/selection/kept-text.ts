type DeviceStorage = Pick<Storage, "getItem" | "setItem">;

/** One text of the browser's storage, which may be forbidden or full: neither stops the page. */
export const createKeptText = (deviceStorage: () => DeviceStorage, key: string) => ({
  /** Null where nothing is stored, `refused` where the device does not let us look. */
  load: (): { text: string | null } | "refused" => {
    try {
      return { text: deviceStorage().getItem(key) };
    } catch {
      return "refused"; // storage forbidden
    }
  },
  /** Whether it is stored now. */
  keep: (text: string): boolean => {
    try {
      deviceStorage().setItem(key, text);
      return true;
    } catch {
      return false; // storage full or forbidden
    }
  },
});

export type KeptText = ReturnType<typeof createKeptText>;
