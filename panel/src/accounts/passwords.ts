import { randomBytes } from "node:crypto";

const PASSWORD_BYTES = 15;

/** Twenty letters and digits that nobody has chosen. */
export const inventPassword = (): string => randomBytes(PASSWORD_BYTES).toString("base64url");
