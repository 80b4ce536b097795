/** A random UUID. `crypto.randomUUID` exists on secure addresses alone. */
const randomKey = (): string => {
  const bytes = [...crypto.getRandomValues(new Uint8Array(16))].map((byte, index) => {
    if (index === 6) return (byte & 0x0f) | 0x40;
    return index === 8 ? (byte & 0x3f) | 0x80 : byte;
  });
  const hex = bytes.map((byte) => byte.toString(16).padStart(2, "0")).join("");
  return [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20)].join("-");
};

/** What makes two tries the same entry: every answer, and each file's size and time. */
const fingerprintOf = (form: FormData): string =>
  JSON.stringify([...form].map(([name, value]) => [name, typeof value === "string" ? value : [value.size, value.lastModified]]));

/** Keeps one key for as long as the same answers are tried, so that a lost reply stores nothing twice. */
export const keptKey = () => {
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
