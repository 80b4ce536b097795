const POLYNOMIAL = 0x04c11db7;

const TABLE = Uint32Array.from({ length: 256 }, (_, index) => {
  let value = index << 24;
  for (let bit = 0; bit < 8; bit += 1) value = (value << 1) ^ (value & 0x80000000 ? POLYNOMIAL : 0);
  return value >>> 0;
});

/** The checksum of an Ogg page whose own checksum field is zero (RFC 3533). */
export const oggCrc = (page: Buffer): number => page.reduce((crc, byte) => ((crc << 8) ^ (TABLE[(crc >>> 24) ^ byte] ?? 0)) >>> 0, 0);
