export interface UploadLimits {
  /** Forms of one kind that are in progress at a time. */
  total: number;
  /** Of these, as many may come from one rate-limit key. */
  perKey: number;
}

/** Only an upload that has lasted this long is judged by its pace. */
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
  /** The body is here in full: the slot can no longer be taken away. */
  markReceived: () => void;
  release: () => void;
}

interface Newcomer {
  key: string;
  /** Called when the slot is given to somebody else. */
  abort: () => void;
}

/**
 * Limits the forms in progress, in total and per rate-limit key. When all slots are taken, the slowest upload of a key that
 * holds more than the newcomer's loses its slot: slow uploads from many addresses keep nobody out.
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
      .filter(({ isReceiving, startedAt, key: other }) => isReceiving && clock() - startedAt >= PACE_GRACE_MS && (counts.get(other) ?? 0) > own)
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
