/** Names a file of a talent without its path. */
export interface FileOwner {
  talentId: string;
  /** Stands for the file's path in addresses. */
  version: string;
}
