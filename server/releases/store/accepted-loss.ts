import { access, rm } from "node:fs/promises";
import { join } from "node:path";
import { writeFileAtomically } from "../../lib/write-atomically";

/** A marker file: an operator or the content store accepted that the next release loses most of its pages. */
const acceptanceFile = (root: string): string => join(root, "accept");

export const acceptLoss = (root: string): Promise<void> => writeFileAtomically(acceptanceFile(root), "");

export const isLossAccepted = (root: string): Promise<boolean> =>
  access(acceptanceFile(root)).then(
    () => true,
    () => false,
  );

/** To be called after the next release. */
export const clearAcceptedLoss = (root: string): Promise<void> => rm(acceptanceFile(root), { force: true });
