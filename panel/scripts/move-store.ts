import { parseArgs } from "node:util";

import { MoveError } from "../src/move-store/move-error";

const USAGE = "npm run move-store -- postgres://… [--bucket NAME [--private-bucket NAME]]";

const say = (line: string): void => {
  process.stdout.write(`${line}\n`);
};

const readArguments = () => {
  const text = { type: "string" } as const;
  try {
    const { values, positionals } = parseArgs({ allowPositionals: true, options: { bucket: text, "private-bucket": text } });
    const [url] = positionals;
    if (positionals.length !== 1 || url === undefined) throw new Error("The address of the new database is missing.");
    return { url, bucket: values.bucket, privateBucket: values["private-bucket"] };
  } catch (error) {
    throw new MoveError(`${error instanceof Error ? error.message : String(error)} Usage: ${USAGE}`);
  }
};

/** Sets the environment of the new store, which the modules below read once when they load. */
const setEnvironment = ({ url, bucket, privateBucket }: ReturnType<typeof readArguments>): void => {
  if (process.env.DATABASE_URL) throw new MoveError("DATABASE_URL is set: the store is in Postgres already");
  if (bucket !== undefined && process.env.S3_BUCKET) throw new MoveError("S3_BUCKET is set: the files are in a bucket already");
  if (bucket === undefined && privateBucket !== undefined) throw new MoveError(`--private-bucket needs --bucket. Usage: ${USAGE}`);
  process.env.DATABASE_URL = url;
  process.env.PAYLOAD_LOG_LEVEL ??= "error"; // hides the messages about migrations
  if (bucket !== undefined) process.env.S3_BUCKET = bucket;
  if (privateBucket !== undefined) process.env.S3_PRIVATE_BUCKET = privateBucket;
};

/** Creates the tables without the other steps of a start. */
const migrate = async (): Promise<void> => {
  const [{ default: config }, { BasePayload }] = await Promise.all([import("@payload-config"), import("payload")]);
  const payload = await new BasePayload().init({ config, disableOnInit: true });
  await payload.destroy();
};

const run = async (): Promise<void> => {
  const args = readArguments();
  setEnvironment(args);
  const [{ environment }, { moveStore }] = await Promise.all([import("../src/environment"), import("../src/move-store/move-store")]);
  await moveStore({ environment, hasFilesToMove: args.bucket !== undefined, migrate, say });
  say("The old store is as it was. Set DATABASE_URL, and S3_BUCKET for a bucket, in .env or the environment, and start the panel.");
};

run().then(
  () => process.exit(0),
  async (error: unknown) => {
    const { nameError } = await import("../../src/lib/describe-error");
    const isPlain = error instanceof MoveError || (error instanceof Error && !("code" in error) && error.cause === undefined);
    process.stderr.write(`✗ ${isPlain ? error.message : nameError(error)}\n`);
    process.exit(1);
  },
);
