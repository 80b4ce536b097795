import pLimit from "p-limit";

/** One file is sent while the server prepares the other. */
const AT_ONCE = 2;

/** `stored` until its field contains it; `placed` then. */
type UploadState = "waiting" | "sending" | "retrying" | "refused" | "stored" | "placed";

export type Upload = {
  key: number;
  /** Of the field that gets the picture. */
  path: string;
  file: File;
  state: UploadState;
  /** The reason why it is refused, in the person's language; null when the panel did not answer. */
  message: string | null;
  /** Of the stored file. */
  id: number | null;
};

export type SendResult = { id: number } | { message: string | null };

/** Resolves in any case; `onRetry` is called before each repeated attempt. */
export type SendPicture = (file: File, onRetry: () => void) => Promise<SendResult>;

export type UploadQueue = {
  add: (path: string, files: readonly File[]) => void;
  /** Of a refused file. */
  retry: (key: number) => void;
  /** Of a waiting or refused file. */
  remove: (key: number) => void;
  markPlaced: (keys: readonly number[]) => void;
  /** Returns the function that ends the subscription. */
  subscribe: (listener: () => void) => () => void;
  list: () => readonly Upload[];
};

/** Keeps every file, in the order in which they were added, until it is placed or removed. */
export const createUploadQueue = (send: SendPicture): UploadQueue => {
  const limit = pLimit(AT_ONCE);
  const listeners = new Set<() => void>();
  let uploads: readonly Upload[] = [];
  const set = (next: readonly Upload[]): void => {
    uploads = next;
    listeners.forEach((listener) => listener());
  };
  const change = (keys: readonly number[], changed: Partial<Upload>): void =>
    set(uploads.map((upload) => (keys.includes(upload.key) ? { ...upload, ...changed } : upload)));
  const start = async (key: number): Promise<void> => {
    const upload = uploads.find((other) => other.key === key);
    if (upload === undefined) return;
    change([key], { state: "sending" });
    const result = await send(upload.file, () => change([key], { state: "retrying" }));
    change([key], "id" in result ? { state: "stored", id: result.id } : { state: "refused", message: result.message });
  };
  const enqueue = (key: number): void => void limit(() => start(key));
  let lastKey = 0;
  return {
    add: (path, files) => {
      const added = files.map((file): Upload => ({ key: ++lastKey, path, file, state: "waiting", message: null, id: null }));
      set([...uploads, ...added]);
      added.forEach(({ key }) => enqueue(key));
    },
    retry: (key) => {
      change([key], { state: "waiting", message: null });
      enqueue(key);
    },
    remove: (key) => set(uploads.filter((upload) => upload.key !== key)),
    markPlaced: (keys) => change(keys, { state: "placed" }),
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    list: () => uploads,
  };
};

export const isOpen = ({ state }: Upload): boolean => state !== "placed";

/** Adds the stored pictures to a field's ids: in the order in which the files were added, which is not that of their arrival. */
export const placeUploads = (ids: readonly number[], uploads: readonly Upload[]): readonly number[] =>
  uploads.reduce<readonly number[]>((placed, { id, state }, position) => {
    if (id === null || state !== "stored" || placed.includes(id)) return placed;
    const later = uploads.slice(position + 1).map((upload) => upload.id);
    const next = placed.findIndex((other) => later.includes(other));
    return next === -1 ? [...placed, id] : [...placed.slice(0, next), id, ...placed.slice(next)];
  }, ids);
