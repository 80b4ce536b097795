import { importStore } from "../src/roster/export/import-store";
import { nameError } from "../../src/lib/describe-error";
import { MoveError } from "../src/move-store/move-error";

/** Imports an export, as ZIP or unpacked, into the empty store of the environment. */
const run = async (): Promise<void> => {
  const [file, ...rest] = process.argv.slice(2);
  if (file === undefined || rest.length > 0) throw new MoveError("Name one export: npm run import-store -- export.zip");
  const [{ default: config }, { getPayload }] = await Promise.all([import("@payload-config"), import("payload")]);
  const { rows, files } = await importStore(await getPayload({ config }), file);
  process.stdout.write(`${rows} rows and ${files} files imported\n`);
};

run().then(
  () => process.exit(0),
  (error: unknown) => {
    process.stderr.write(`✗ ${error instanceof MoveError ? error.message : nameError(error)}\n`);
    process.exit(1);
  },
);
