import { encodeJson, type EncodedBody } from "../http/encoded-body";
import { createDiskCopies, parseJson, type DiskCopies, type DiskCopiesOptions } from "./disk-copies";

/** Empty pages lie past a list's end: visitors could make up any number of them. */
const EMPTY = ['{"items":[]}', "[]"];

/** JSON answers that outlive a restart. */
export const createKeptLists = (options: Pick<DiskCopiesOptions<never>, "folder" | "maxAgeMs" | "now" | "warn">): DiskCopies<EncodedBody> =>
  createDiskCopies<EncodedBody>({
    ...options,
    toText: ({ identity }) => (EMPTY.includes(identity.toString()) ? null : identity.toString()),
    fromText: async (text) => {
      const value = parseJson(text);
      return value === null ? null : encodeJson(value);
    },
  });
