import config from "@payload-config";
import { getPayload } from "payload";

import { generatePassword } from "../src/accounts/password-policy";
import { removeFactor } from "../src/accounts/second-factor/factor-store";

const WITHOUT_SECOND_FACTOR = "--without-second-factor";

/**
 * Sets a new random password, unlocks the account and ends its sessions. Prints the password once. The option also disables the second
 * factor, for an account whose owner has lost the phone and the recovery codes.
 */
const resetPassword = async (email: string, { removesFactor }: { removesFactor: boolean }): Promise<number> => {
  const payload = await getPayload({ config });
  const { docs } = await payload.find({ collection: "users", where: { email: { equals: email } }, overrideAccess: true });
  const user = docs[0];
  if (user === undefined) {
    process.stderr.write(`No account has the e-mail ${email}\n`);
    return 1;
  }
  const password = generatePassword();
  await payload.unlock({ collection: "users", data: { email, password }, overrideAccess: true });
  await payload.update({
    collection: "users",
    id: user.id,
    data: { password, sessions: [] },
    overrideAccess: true,
  });
  if (removesFactor) await removeFactor(payload, user.id);
  process.stdout.write(`New password of ${email}: ${password}\n`);
  return 0;
};

const [email, option] = process.argv.slice(2);
if (email === undefined || (option !== undefined && option !== WITHOUT_SECOND_FACTOR)) {
  process.stderr.write(`Usage: npm run reset-password -- <e-mail> [${WITHOUT_SECOND_FACTOR}]\n`);
  process.exit(2);
}
process.exit(await resetPassword(email.toLowerCase(), { removesFactor: option === WITHOUT_SECOND_FACTOR }));
