import config from "@payload-config";
import { getPayload } from "payload";

import { moveBucketFiles } from "../src/media/move-bucket-files";

// Moves the files of an earlier version from the bucket's root to `public/` and `private/`. May be repeated.
const { moved, inPlace, missing } = await moveBucketFiles(await getPayload({ config }));
process.stdout.write(`${moved} files moved, ${inPlace} were in place, ${missing.length} are in neither place\n`);
for (const name of missing) process.stdout.write(`missing: ${name}\n`);
process.exit(missing.length === 0 ? 0 : 1);
