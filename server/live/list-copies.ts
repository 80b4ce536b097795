import { encodeJson, type EncodedBody } from "../http/encoded-body";
import { parseJson } from "../../src/lib/json";
import { createDiskCopies, type DiskCopies, type DiskCopiesOptions } from "../lib/disk-copies";

/** Pages past a list's end are empty and unlimited in number, so they are not stored. */
const EMPTY = ['{"items":[]}', "[]"];

export const createListCopies = (
  options: Pick<DiskCopiesOptions<never>, "folder" | "maxAgeMs" | "now" | "warn">,
): DiskCopies<EncodedBody> =>
  createDiskCopies<EncodedBody>({
    ...options,
    toText: ({ identity }) => (EMPTY.includes(identity.toString()) ? null : identity.toString()),
    fromText: async (text) => {
      const value = parseJson(text);
      return value === null ? null : encodeJson(value);
    },
  });
