import { nameError } from "../logging/describe-error";

interface DiskGuardOptions {
  /** What does not work meanwhile, as the start of a sentence. */
  sentence: string;
  warn: (sentence: string) => void;
}

/**
 * For copies that the gateway can do without: runs a write and resolves to whether it succeeded. Warns at the first failure,
 * and again after a success in between, so that a full disk does not fill the log.
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
