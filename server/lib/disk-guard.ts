import { nameError } from "../../src/lib/describe-error";

interface DiskGuardOptions {
  /** Start of the warning; says what does not work. */
  sentence: string;
  warn: (sentence: string) => void;
}

/**
 * For writes that the gateway can do without (caches); resolves to whether the write succeeded. Warns at the first of several failures in a
 * row, so that a full disk does not fill the log.
 */
export const createDiskGuard = ({ sentence, warn }: DiskGuardOptions) => {
  let hasFailed = false;
  return async (write: () => Promise<unknown>): Promise<boolean> => {
    try {
      await write();
      hasFailed = false;
      return true;
    } catch (error) {
      if (!hasFailed) warn(`${sentence}: ${nameError(error)}`);
      hasFailed = true;
      return false;
    }
  };
};
