/** A random UUID; `crypto.randomUUID` exists in secure contexts only. */
const randomKey = (): string => {
  const bytes = [...crypto.getRandomValues(new Uint8Array(16))].map((byte, index) => {
    if (index === 6) return (byte & 0x0f) | 0x40;
    return index === 8 ? (byte & 0x3f) | 0x80 : byte;
  });
  const hex = bytes.map((byte) => byte.toString(16).padStart(2, "0")).join("");
  return [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20)].join("-");
};

/** Equal for two submissions with the same answers; a file counts by its size and modification time. */
const fingerprintOf = (form: FormData): string =>
  JSON.stringify([...form].map(([name, value]) => [name, typeof value === "string" ? value : [value.size, value.lastModified]]));

/** Returns the same idempotency key while the answers stay the same, so that a retry after a lost response is stored once. */
export const createIdempotencyKeys = () => {
  let kept: { fingerprint: string; key: string } | null = null;
  return {
    keyFor: (form: FormData): string => {
      const fingerprint = fingerprintOf(form);
      if (kept?.fingerprint !== fingerprint) kept = { fingerprint, key: randomKey() };
      return kept.key;
    },
    forget: (): void => {
      kept = null;
    },
  };
};
