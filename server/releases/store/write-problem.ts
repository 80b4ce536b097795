import { nameError } from "../../../src/lib/describe-error";
import { errorCode } from "../../../src/lib/error-code";

const PROBLEMS: Readonly<Record<string, string>> = {
  ENOSPC: "the disk is full",
  EDQUOT: "the disk is full",
  EACCES: "its folder cannot be written to",
  EPERM: "its folder cannot be written to",
  EROFS: "its folder cannot be written to",
  ENAMETOOLONG: "the address of a page is too long",
};

/** For the editor. */
export const writeProblem = (error: unknown): string => PROBLEMS[errorCode(error)] ?? nameError(error);
