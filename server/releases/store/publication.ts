import { rename, rm } from "node:fs/promises";
import { join } from "node:path";
import { acceptLoss, clearAcceptedLoss, isLossAccepted } from "./accepted-loss";
import { openRelease, releaseIds } from "./release-folder";
import { changePointer, readPointer, type ReleasePointer } from "./release-pointer";
import { draftFolder } from "./draft-folder";

/** Returns the new pointer; null keeps the present one. */
export type DecidePointer = (pointer: ReleasePointer | null) => Promise<ReleasePointer | null>;

/** The author of a change: only the gateway with the lease may build, while an operator's command needs none. */
export type Changer = "builder" | "operator";

/** The state that all gateways of a site share: which releases are kept, which of them is current, and an accepted loss of pages. */
export interface ReleasePublication {
  /** Whether gateways on other data folders follow it. */
  readonly isShared: boolean;
  /** Null before the first release. */
  pointer(): Promise<ReleasePointer | null>;
  /** The pointer that this gateway has read last, also while the shared state is unavailable. */
  knownPointer(): Promise<ReleasePointer | null>;
  /** Replaces the pointer by the result of `decide`, or keeps it when that is null; returns the pointer afterwards. */
  changePointer(decide: DecidePointer, changer: Changer): Promise<ReleasePointer | null>;
  /** Oldest first. */
  ids(): Promise<readonly string[]>;
  /** Whether a release can be served. */
  has(id: string): Promise<boolean>;
  /** Makes the complete release in a folder available to every gateway. */
  publish(id: string, folder: string, changer: Changer): Promise<void>;
  /** Fetches a kept release that this gateway lacks. */
  fetch(id: string): Promise<void>;
  /** Removes all but the newest releases and the current one. */
  prune(kept: number): Promise<void>;
  /** Removes releases that may never be served again, with all files of their own. */
  remove(ids: readonly string[]): Promise<void>;
  /** To be called before a build: a loss that is accepted later is for the next one. */
  startBuild(): Promise<void>;
  /** To be called after a build, also a failed one. */
  endBuild(): void;
  /** Accepts that the next release loses most of its pages. */
  acceptLoss(): Promise<void>;
  isLossAccepted(): Promise<boolean>;
  /** To be called after the release for which the loss was accepted. */
  clearAcceptedLoss(): Promise<void>;
}

/** Everything is in the folder of all releases, for the gateways of one machine. */
export const createLocalPublication = (root: string): ReleasePublication => ({
  isShared: false,
  pointer: () => readPointer(root),
  knownPointer: () => readPointer(root),
  changePointer: (decide) => changePointer(root, decide),
  ids: () => releaseIds(root),
  has: async (id) => (await openRelease(join(root, id))) !== null,
  publish: async () => undefined,
  fetch: async () => undefined,
  prune: (kept) => prune(root, kept),
  remove: async () => undefined,
  startBuild: async () => undefined,
  endBuild: () => undefined,
  acceptLoss: () => acceptLoss(root),
  isLossAccepted: () => isLossAccepted(root),
  clearAcceptedLoss: () => clearAcceptedLoss(root),
});

const prune = async (root: string, kept: number): Promise<void> => {
  const removed: string[] = [];
  // Renamed while the pointer is locked, so that no operator chooses a release that is being deleted.
  await changePointer(root, async (pointer) => {
    const old = (await releaseIds(root)).slice(0, -kept).filter((id) => id !== pointer?.id);
    for (const id of old) await rename(join(root, id), draftFolder(root, id));
    removed.push(...old);
    return null;
  });
  for (const id of removed) await rm(draftFolder(root, id), { recursive: true, force: true });
};
