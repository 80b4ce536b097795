import config from "@payload-config";
import { getPayload } from "payload";

import { inventPassword } from "../src/accounts/passwords";
import { removeFactor } from "../src/second-factor/factor-store";

const WITHOUT_SECOND_FACTOR = "--without-second-factor";

/**
 * Gives an account a new random password, unlocks it and ends its sessions. Prints the password once. On demand it
 * switches off the second factor too, for somebody who lost the phone and the recovery codes.
 */
const resetPassword = async (email: string, { isFactorRemoved }: { isFactorRemoved: boolean }): Promise<number> => {
  const payload = await getPayload({ config });
  const { docs } = await payload.find({ collection: "users", where: { email: { equals: email } }, overrideAccess: true });
  const user = docs[0];
  if (user === undefined) {
    process.stderr.write(`No account has the e-mail ${email}\n`);
    return 1;
  }
  const password = inventPassword();
  await payload.unlock({ collection: "users", data: { email, password }, overrideAccess: true });
  await payload.update({
    collection: "users",
    id: user.id,
    data: { password, sessions: [] },
    overrideAccess: true,
  });
  if (isFactorRemoved) await removeFactor(payload, user.id);
  process.stdout.write(`New password of ${email}: ${password}\n`);
  return 0;
};

const [email, option] = process.argv.slice(2);
if (email === undefined || (option !== undefined && option !== WITHOUT_SECOND_FACTOR)) {
  process.stderr.write(`Usage: npm run reset-password -- <e-mail> [${WITHOUT_SECOND_FACTOR}]\n`);
  process.exit(2);
}
process.exit(await resetPassword(email.toLowerCase(), { isFactorRemoved: option === WITHOUT_SECOND_FACTOR }));
