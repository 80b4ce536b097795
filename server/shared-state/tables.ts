import type { SharedDatabase } from "./database";

/**
 * The tables of one module. The returned function resolves once they exist; a failed attempt is repeated by the next call, since the
 * database may be away when the gateway starts.
 */
export const createTables = (
  database: Pick<SharedDatabase, "migrate">,
  module: string,
  steps: readonly string[],
): (() => Promise<void>) => {
  let migration: Promise<void> | null = null;
  return () => {
    migration ??= database.migrate(module, steps).catch((error: unknown) => {
      migration = null;
      throw error;
    });
    return migration;
  };
};
