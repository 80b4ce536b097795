import { access, rm } from "node:fs/promises";
import { join } from "node:path";
import { writeFileAtomically } from "../../lib/write-atomically";

/** A file beside the releases: somebody has said that the next one may be far smaller. */
const acceptanceFile = (root: string): string => join(root, "accept");

export const acceptLoss = (root: string): Promise<void> => writeFileAtomically(acceptanceFile(root), "");

export const isLossAccepted = (root: string): Promise<boolean> =>
  access(acceptanceFile(root)).then(
    () => true,
    () => false,
  );

/** It holds for one release. */
export const endAcceptance = (root: string): Promise<void> => rm(acceptanceFile(root), { force: true });
