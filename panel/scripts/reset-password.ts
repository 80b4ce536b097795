import config from "@payload-config";
import { getPayload } from "payload";

import { inventPassword } from "../src/accounts/passwords";

/** Gives an account a new random password, unlocks it and ends its sessions. Prints the password once. */
const resetPassword = async (email: string): Promise<number> => {
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
  process.stdout.write(`New password of ${email}: ${password}\n`);
  return 0;
};

const email = process.argv[2];
if (email === undefined) {
  process.stderr.write("Usage: npm run reset-password -- <e-mail>\n");
  process.exit(2);
}
process.exit(await resetPassword(email.toLowerCase()));
