import { writeFile } from "node:fs/promises";
import path from "node:path";

import type { Payload } from "payload";

import { environment } from "../environment";
import type { DemoChoice } from "../database/demo-choice";
import { expectFirstSignIn } from "./first-sign-in";
import { generatePassword } from "./password-policy";

const DEMO_EMAIL = "admin@casajuriti.example";
/** Used without the demo; its owner replaces it at the first sign-in. */
const FIRST_EMAIL = "admin@agency.example";

export const passwordFile = (): string => path.join(environment.dataDir, "admin-password.txt");

/**
 * Creates the first account of an empty store, so that no visitor can register it. The random password is written to a
 * file that only the owner of the process may read; the log contains the file's path, not the password. Without the demo,
 * the first sign-in asks for the owner's own e-mail, name and password.
 */
export const ensureFirstAdmin = async (payload: Payload, demo: DemoChoice): Promise<void> => {
  const { totalDocs } = await payload.count({ collection: "users", overrideAccess: true });
  if (totalDocs > 0) return;
  const email = demo === "on" ? DEMO_EMAIL : FIRST_EMAIL;
  const password = generatePassword();
  const file = passwordFile();
  await writeFile(file, `${email}\n${password}\n`, { mode: 0o600 });
  const { id } = await payload.create({
    collection: "users",
    data: { name: "Admin", email, password, role: "admin" },
    overrideAccess: true,
  });
  if (demo === "off") await expectFirstSignIn(payload, id, password);
  payload.logger.info(`First account created: ${email}, password in ${file}`);
};
