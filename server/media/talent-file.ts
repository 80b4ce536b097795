/** Identifies a file of a talent without its path. */
export interface FileOwner {
  talentId: string;
  /** Replaces the file's path in addresses. */
  version: string;
}
