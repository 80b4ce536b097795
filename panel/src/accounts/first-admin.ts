import { writeFile } from "node:fs/promises";
import path from "node:path";

import type { Payload } from "payload";

import { environment } from "../environment";
import { generatePassword } from "./password-policy";

const EMAIL = "admin@casajuriti.example";

/**
 * Creates the first account of an empty store, so that no visitor can register it. The random password is written to a
 * file that only the owner of the process may read; the log contains the file's path, not the password.
 */
export const ensureFirstAdmin = async (payload: Payload): Promise<void> => {
  const { totalDocs } = await payload.count({ collection: "users", overrideAccess: true });
  if (totalDocs > 0) return;
  const password = generatePassword();
  const file = path.join(environment.dataDir, "admin-password.txt");
  await writeFile(file, `${EMAIL}\n${password}\n`, { mode: 0o600 });
  await payload.create({
    collection: "users",
    data: { name: "Admin", email: EMAIL, password, role: "admin" },
    overrideAccess: true,
  });
  payload.logger.info(`First account created: ${EMAIL}, password in ${file}`);
};
