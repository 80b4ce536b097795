type Random = () => number;

const LONGEST_CUT = 40;

const damageOnce = (bytes: Buffer, random: Random): Buffer => {
  const at = Math.floor(random() * bytes.length);
  const length = 1 + Math.floor(random() * LONGEST_CUT);
  const kind = Math.floor(random() * 4);
  if (kind === 0) return bytes.subarray(0, at);
  if (kind === 1) return Buffer.concat([bytes.subarray(0, at), bytes.subarray(at + length)]);
  if (kind === 2) return Buffer.concat([bytes.subarray(0, at), bytes.subarray(Math.max(0, at - length))]);
  return Buffer.concat([bytes.subarray(0, at), Buffer.from([Math.floor(random() * 256)]), bytes.subarray(at + 1)]);
};

/** A copy of a file with one to four faults: its end is missing, some bytes are missing or repeated, or one is another. */
export const damage = (bytes: Buffer, random: Random): Buffer =>
  Array.from({ length: 1 + Math.floor(random() * 4) }).reduce<Buffer>((damaged) => damageOnce(damaged, random), bytes);
