import type { FlattenedField, Payload, PayloadRequest, Where } from "payload";

/** Paths of the upload fields for media in a collection or global, such as `cover` or `videos.upload`. */
const mediaPaths = (fields: readonly FlattenedField[]): string[] =>
  fields.flatMap((field) => {
    if (field.type === "upload") return field.relationTo === "media" ? [field.name] : [];
    if (field.type === "array" || field.type === "group" || field.type === "tab")
      return mediaPaths(field.flattenedFields).map((path) => `${field.name}.${path}`);
    return [];
  });

const hasRichText = (fields: readonly FlattenedField[]): boolean => fields.some(({ type }) => type === "richText");

/** At any depth of a document. */
const idsInRichText = (value: unknown): number[] => {
  if (Array.isArray(value)) return value.flatMap(idsInRichText);
  if (typeof value !== "object" || value === null) return [];
  const own =
    "relationTo" in value && value.relationTo === "media" && "value" in value && typeof value.value === "number" ? [value.value] : [];
  return [...own, ...Object.values(value).flatMap(idsInRichText)];
};

/** The relation is an id or a populated record. */
const idOf = (value: unknown): number | null => {
  if (typeof value === "number") return value;
  return typeof value === "object" && value !== null && "id" in value && typeof value.id === "number" ? value.id : null;
};

const idsAt = (value: unknown, [step, ...rest]: readonly string[]): number[] => {
  if (Array.isArray(value)) return value.flatMap((item) => idsAt(item, step === undefined ? [] : [step, ...rest]));
  if (step === undefined) return [idOf(value)].filter((id) => id !== null);
  return typeof value === "object" && value !== null ? idsAt(new Map(Object.entries(value)).get(step), rest) : [];
};

const idsIn = (doc: unknown, fields: readonly FlattenedField[]): number[] => [
  ...mediaPaths(fields).flatMap((path) => idsAt(doc, path.split("."))),
  ...(hasRichText(fields) ? idsInRichText(doc) : []),
];

const talentFields = (payload: Payload): readonly FlattenedField[] => payload.collections.talents.config.flattenedFields;

/** Includes the talent's drafts and versions, and files that were uploaded in the talent's form and not saved. */
export const mediaOfTalent = async (talentId: number, req: PayloadRequest): Promise<number[]> => {
  const { payload } = req;
  const { docs } = await payload.find({ collection: "talents", where: { id: { equals: talentId } }, depth: 0, overrideAccess: true, req });
  const { docs: versions } = await payload.findVersions({
    collection: "talents",
    where: { parent: { equals: talentId } },
    depth: 0,
    pagination: false,
    overrideAccess: true,
    req,
  });
  const { docs: uploads } = await payload.find({
    collection: "media",
    where: { uploadedFor: { equals: talentId } },
    depth: 0,
    pagination: false,
    select: {},
    overrideAccess: true,
    req,
  });
  const inRecord = [...docs, ...versions.map(({ version }) => version)].flatMap((doc) => idsIn(doc, talentFields(payload)));
  return [...new Set([...inRecord, ...uploads.map(({ id }) => id)])];
};

type Exclusion = { talentId: number | null; req: PayloadRequest };

/** The documents and newest drafts of a collection that may use one of these media. */
const documentsUsing = async (
  slug: keyof Payload["collections"],
  ids: readonly number[],
  { talentId, req }: Exclusion,
): Promise<unknown[]> => {
  const { payload } = req;
  const { flattenedFields, versions } = payload.collections[slug].config;
  const paths = mediaPaths(flattenedFields);
  if (paths.length === 0 && !hasRichText(flattenedFields)) return [];
  const uses = (prefix: string): Where =>
    hasRichText(flattenedFields) ? { id: { exists: true } } : { or: paths.map((path) => ({ [`${prefix}${path}`]: { in: ids } })) };
  const all = { depth: 0, pagination: false, locale: "all", req } as const;
  const notSelf = (field: string): Where[] => (slug === "talents" && talentId !== null ? [{ [field]: { not_equals: talentId } }] : []);
  const { docs } = await payload.find({ ...all, collection: slug, overrideAccess: true, where: { and: [uses(""), ...notSelf("id")] } });
  if (!versions?.drafts) return docs;
  // A published record may have a newer draft; older versions do not keep an erased talent's files.
  const drafts = await payload.findVersions({
    ...all,
    collection: slug,
    overrideAccess: true,
    where: { and: [{ latest: { equals: true } }, ...notSelf("parent")] },
  });
  return [...docs, ...drafts.docs.map(({ version }) => version)];
};

type GlobalConfig = Payload["config"]["globals"][number];

const usedByGlobal = async ({ slug, flattenedFields }: GlobalConfig, req: PayloadRequest): Promise<number[]> =>
  idsIn(await req.payload.findGlobal({ slug, depth: 0, locale: "all", overrideAccess: true, req }), flattenedFields);

/**
 * Refers to a record or global that uses a media record, by the collection's label and its own title. Either may be one text, or one per
 * language.
 */
export type MediaUse = { label: unknown; title: unknown };

/** Searches records, newest drafts and globals. */
export const usesOfMedia = async (mediaId: number, req: PayloadRequest): Promise<MediaUse[]> => {
  const uses = new Map<string, MediaUse>();
  for (const { slug, flattenedFields, labels, admin } of req.payload.config.collections) {
    const found = await documentsUsing(slug, [mediaId], { talentId: null, req });
    for (const doc of found.filter((using) => idsIn(using, flattenedFields).includes(mediaId))) {
      const title = new Map<string, unknown>(Object.entries(doc ?? {})).get(admin.useAsTitle ?? "id");
      // A record and its newest draft count once.
      uses.set(`${slug} ${JSON.stringify(title)}`, { label: labels.singular, title });
    }
  }
  for (const config of req.payload.config.globals)
    if ((await usedByGlobal(config, req)).includes(mediaId)) uses.set(config.slug, { label: config.label, title: "" });
  return [...uses.values()];
};

type Without = {
  /** Ids by collection. */
  records: ReadonlyMap<string, ReadonlySet<number>>;
  /** Names by global. */
  fields: ReadonlyMap<string, readonly string[]>;
};

const EVERYTHING = { depth: 0, pagination: false, locale: "all" } as const;

/** Ids of the media that records, their newest drafts and globals use, apart from the given records and fields. */
export const mediaUsedWithout = async (payload: Payload, { records, fields }: Without): Promise<ReadonlySet<number>> => {
  const used = new Set<number>();
  for (const { slug, flattenedFields, versions } of payload.config.collections) {
    if (mediaPaths(flattenedFields).length === 0 && !hasRichText(flattenedFields)) continue;
    const stays = (id: unknown): boolean => !records.get(slug)?.has(Number(idOf(id)));
    const { docs } = await payload.find({ ...EVERYTHING, collection: slug, overrideAccess: true });
    docs.filter(({ id }) => stays(id)).forEach((doc) => idsIn(doc, flattenedFields).forEach((id) => used.add(id)));
    if (!versions?.drafts) continue;
    const newest = await payload.findVersions({
      ...EVERYTHING,
      collection: slug,
      where: { latest: { equals: true } },
      overrideAccess: true,
    });
    newest.docs
      .filter(({ parent }) => stays(parent))
      .forEach(({ version }) => idsIn(version, flattenedFields).forEach((id) => used.add(id)));
  }
  for (const { slug, flattenedFields } of payload.config.globals) {
    const doc: unknown = await payload.findGlobal({ slug, depth: 0, locale: "all", overrideAccess: true });
    const kept = Object.entries(typeof doc === "object" && doc !== null ? doc : {}).filter(([name]) => !fields.get(slug)?.includes(name));
    idsIn(Object.fromEntries(kept), flattenedFields).forEach((id) => used.add(id));
  }
  return used;
};

export const mediaOnlyOfTalent = async (ids: readonly number[], exclusion: Exclusion): Promise<number[]> => {
  if (ids.length === 0) return [];
  const { req } = exclusion;
  const { collections, globals } = req.payload.config;
  const used = new Set((await Promise.all(globals.map((config) => usedByGlobal(config, req)))).flat());
  for (const { slug, flattenedFields } of collections)
    for (const doc of await documentsUsing(slug, ids, exclusion)) idsIn(doc, flattenedFields).forEach((id) => used.add(id));
  return ids.filter((id) => !used.has(id));
};
