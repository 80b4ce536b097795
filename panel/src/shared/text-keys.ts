import { cleanLine } from "../../../src/domain/clean-text";
import { foldText } from "../../../src/domain/fold-text";

/** For search and comparison: lower case, without accents. */
export const toNameKey = (name: string | null | undefined): string => foldText(name ?? "");

export const toEmailKey = (email: string | null | undefined): string => cleanLine(email ?? "").toLowerCase();
