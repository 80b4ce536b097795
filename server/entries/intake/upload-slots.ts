export interface UploadLimits {
  /** Forms of one kind in progress. */
  total: number;
  /** Forms of one kind in progress per rate-limit key. */
  perKey: number;
}

/** The pace of an upload is measured only after this time. */
const PACE_GRACE_MS = 5_000;

interface Upload {
  key: string;
  startedAt: number;
  received: number;
  isReceiving: boolean;
  abort: () => void;
}

export interface UploadSlot {
  count: (bytes: number) => void;
  /** To be called when the body is complete: the upload is no longer aborted. */
  markReceived: () => void;
  release: () => void;
}

interface Newcomer {
  key: string;
  /** Called when the slot is given to another upload. */
  abort: () => void;
}

/**
 * Limits the forms in progress, in total and per rate-limit key. When all slots are taken, the slowest upload of a key that
 * holds more slots than the newcomer's is aborted, so slow uploads from many addresses cannot block the form.
 */
export const createUploadSlots = ({ total, perKey }: UploadLimits, clock: () => number = () => performance.now()) => {
  const uploads = new Set<Upload>();

  const countOf = (key: string): number => [...uploads].filter((upload) => upload.key === key).length;

  const findSlowest = (key: string): Upload | null => {
    const own = countOf(key);
    const counts = new Map<string, number>();
    for (const upload of uploads) counts.set(upload.key, (counts.get(upload.key) ?? 0) + 1);
    const pace = ({ received, startedAt }: Upload): number => received / (clock() - startedAt);
    const candidates = [...uploads]
      .filter(
        ({ isReceiving, startedAt, key: other }) => isReceiving && clock() - startedAt >= PACE_GRACE_MS && (counts.get(other) ?? 0) > own,
      )
      .sort((one, other) => (counts.get(other.key) ?? 0) - (counts.get(one.key) ?? 0) || pace(one) - pace(other));
    return candidates[0] ?? null;
  };

  return {
    /** `key`: the rate-limit key has all its slots; `total`: all slots are taken. */
    take: ({ key, abort }: Newcomer): UploadSlot | "key" | "total" => {
      if (countOf(key) >= perKey) return "key";
      if (uploads.size >= total) {
        const slowest = findSlowest(key);
        if (slowest === null) return "total";
        uploads.delete(slowest);
        slowest.abort();
      }
      const upload = { key, startedAt: clock(), received: 0, isReceiving: true, abort };
      uploads.add(upload);
      return {
        count: (bytes) => {
          upload.received += bytes;
        },
        markReceived: () => {
          upload.isReceiving = false;
        },
        release: () => void uploads.delete(upload),
      };
    },
  };
};
