import config from "@payload-config";
import { getPayload } from "payload";

/** Prints every record, version and global of the store of the environment, as JSON. */
const payload = await getPayload({ config });
payload.logger.level = "silent";
const everything = { depth: 0, pagination: false, overrideAccess: true, showHiddenFields: true, locale: "all", sort: "id" } as const;

const withoutAddresses = (_key: string, value: unknown): unknown =>
  // Addresses of files depend on their storage.
  typeof value === "object" && value !== null && "filename" in value ? { ...value, url: null, thumbnailURL: null } : value;

/** Only panels on Postgres store such keys. */
const isPanelKey = (record: object): boolean => "key" in record && String(record.key).startsWith("key:");

const records: Record<string, unknown> = {};
for (const { slug, versions } of payload.config.collections) {
  if (slug === "payload-migrations") continue; // each kind of database has its own migrations
  const { docs } = await payload.find({ collection: slug, ...everything });
  records[slug] = docs.filter((record) => !isPanelKey(record));
  if (versions) records[`${slug} versions`] = (await payload.findVersions({ collection: slug, ...everything })).docs;
}
for (const { slug, versions } of payload.config.globals) {
  records[`global ${slug}`] = await payload.findGlobal({ slug, depth: 0, overrideAccess: true, locale: "all" });
  if (versions) records[`global ${slug} versions`] = (await payload.findGlobalVersions({ slug, ...everything })).docs;
}
process.stdout.write(JSON.stringify(records, withoutAddresses), () => process.exit(0));
