import { crc32 } from "node:zlib";

interface ZipFile {
  name: string;
  data: Buffer;
}

/** A ZIP with uncompressed files. */
export const zip = (files: readonly ZipFile[]): Buffer => {
  const locals: Buffer[] = [];
  const centrals: Buffer[] = [];
  let offset = 0;
  for (const file of files) {
    const shared = sharedHeader(file);
    const local = Buffer.concat([Buffer.from("504b0304", "hex"), shared, Buffer.from(file.name), file.data]);
    centrals.push(Buffer.concat([Buffer.from("504b01021400", "hex"), shared, Buffer.alloc(10), uint32(offset), Buffer.from(file.name)]));
    locals.push(local);
    offset += local.length;
  }
  const directory = Buffer.concat(centrals);
  const count = uint16(files.length);
  const end = [Buffer.from("504b050600000000", "hex"), count, count, uint32(directory.length), uint32(offset), uint16(0)];
  return Buffer.concat([...locals, directory, ...end]);
};

/** Version, flags, method, time, date, checksum, sizes and name lengths, which both headers contain. */
const sharedHeader = ({ name, data }: ZipFile): Buffer =>
  Buffer.concat([
    Buffer.from("14000000000000002100", "hex"),
    uint32(crc32(data)),
    uint32(data.length),
    uint32(data.length),
    uint16(Buffer.byteLength(name)),
    uint16(0),
  ]);

const uint16 = (value: number): Buffer => {
  const buffer = Buffer.alloc(2);
  buffer.writeUInt16LE(value);
  return buffer;
};

const uint32 = (value: number): Buffer => {
  const buffer = Buffer.alloc(4);
  buffer.writeUInt32LE(value);
  return buffer;
};
