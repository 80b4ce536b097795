/** Private metadata of generated videos, which the gateway must remove. */
export const PLACE = "+12.3456-098.7654/";
export const DEVICE = "canary-phone 15 Pro";
const SECRET_TIME = 0xdeadc0de;

export type Random = () => number;

export const pick = <Value>(random: Random, values: readonly [Value, ...Value[]]): Value =>
  values[Math.floor(random() * values.length)] ?? values[0];

export const chance = (random: Random, share: number): boolean => random() < share;

export const secretText = (random: Random): string =>
  pick(random, [PLACE, DEVICE, `${DEVICE} at ${PLACE}`, `canary\n${"x".repeat(Math.floor(random() * 300))} ${PLACE}`]);

/** A date that must be removed, as 4 or 8 bytes. */
export const secretTime = (bytes: 4 | 8): Buffer => {
  const time = Buffer.alloc(bytes);
  time.writeUInt32BE(SECRET_TIME, bytes - 4);
  return time;
};

/** Random media data without letters and digits. */
export const randomMedia = (random: Random, length: number): Buffer =>
  Buffer.from(Uint8Array.from({ length }, () => Math.floor(random() * 0x30)));

export interface BuiltVideo {
  bytes: Buffer;
  /** Byte ranges of pictures and sound, which must not change. */
  kept: readonly { offset: number; length: number }[];
}

const TRACES = [
  Buffer.from("canary"),
  Buffer.from("12.3456"),
  Buffer.from("098.7654"),
  Buffer.from("Cupertino"),
  secretTime(4),
  Buffer.from("canary", "utf16le"),
];

export const findSecrets = (bytes: Buffer): string[] =>
  TRACES.filter((trace) => bytes.includes(trace)).map((trace) => trace.toString("latin1"));

export const u16 = (value: number): Buffer => Buffer.from([value >> 8, value & 0xff]);

export const u32 = (value: number): Buffer => {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32BE(value);
  return bytes;
};
