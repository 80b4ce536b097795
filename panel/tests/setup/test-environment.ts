import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";

// In production mode, Payload runs migrations and does not push the schema.
Object.assign(process.env, {
  NODE_ENV: "production",
  DATA_DIR: mkdtempSync(path.join(tmpdir(), "panel-test-")),
  PAYLOAD_SECRET: "a secret for tests",
});
for (const name of ["DATABASE_URL", "S3_BUCKET", "S3_PRIVATE_BUCKET", "PUBLISH_URL", "SMTP_HOST", "DEMO", "ENTRY_RETENTION_MONTHS"])
  Reflect.deleteProperty(process.env, name);
// The wide tests also run test files on Postgres.
if (process.env.TEST_DATABASE_URL) process.env.DATABASE_URL = process.env.TEST_DATABASE_URL;
