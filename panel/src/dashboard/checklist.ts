import { readFile } from "node:fs/promises";
import path from "node:path";

import type { Payload, PayloadRequest, Where } from "payload";

import { DAY_MS } from "../../../src/domain/day";
import { isAdmin } from "../access/roles";
import { type DemoCollection, type DemoGlobal, isNothingLeft, planRemoval, type RemovalPlan } from "../demo/index";
import { deskEndpoint } from "../access/desk-endpoint";
import { environment } from "../environment";
import { isRecord, parseJson } from "../../../src/lib/json";
import { isPublished } from "../access/published";

/** The steps to an agency's own site, in the order of the list. */
export const CHECKLIST_STEPS = [
  "identity",
  "logo",
  "contact",
  "categories",
  "talents",
  "texts",
  "privacy",
  "team",
  "mail",
  "backup",
  "demo",
] as const;
export type ChecklistStep = (typeof CHECKLIST_STEPS)[number];

export type ChecklistItem = { step: ChecklistStep; isDone: boolean };

const DISMISSED = "checklist-dismissed";
const BACKUP_DAYS = 30;

type Store = { payload: Payload; plan: RemovalPlan | null };

const EVERY: Where = { id: { exists: true } };

/** Whether there is a record other than the demo's unchanged ones. */
const hasOwn = async ({ payload, plan }: Store, collection: DemoCollection, where: Where): Promise<boolean> => {
  const { docs } = await payload.find({ collection, where, depth: 0, pagination: false, select: {}, overrideAccess: true });
  return docs.some(({ id }) => !plan?.records.get(collection)?.has(id));
};

const isFilled = (value: unknown): boolean => {
  if (typeof value === "string") return value.trim() !== "";
  if (isRecord(value)) return Object.values(value).some(isFilled);
  return value !== null && value !== undefined && value !== false;
};

/** Names of a global's fields whose value is not from the demo. */
const readOwnFields = async ({ payload, plan }: Store, slug: DemoGlobal): Promise<ReadonlySet<string>> => {
  const doc: unknown = await payload.findGlobal({ slug, locale: "all", depth: 0, overrideAccess: true });
  const ofDemo = plan?.fields.get(slug) ?? [];
  const filled = Object.entries(isRecord(doc) ? doc : {}).filter(([name, value]) => isFilled(value) && !ofDemo.includes(name));
  return new Set(filled.map(([name]) => name));
};

/** Reads the file in which `npm run backup` stores the time of its last archive. */
const hasRecentBackup = async (now: Date): Promise<boolean> => {
  const marker = parseJson(await readFile(path.join(environment.dataDir, "last-backup.json"), "utf8").catch(() => "")); // absent before the first
  const at = isRecord(marker) && typeof marker.at === "string" ? Date.parse(marker.at) : Number.NaN;
  return now.getTime() - at < BACKUP_DAYS * DAY_MS;
};

/** For a step that is done on the server, not in the admin. */
export const readServerStep = async (step: "mail" | "backup", now: Date): Promise<boolean> =>
  step === "mail" ? environment.mail !== null : hasRecentBackup(now);

const readSteps = async (store: Store, now: Date): Promise<Partial<Record<ChecklistStep, boolean>>> => {
  const [texts, identity, images] = [
    await readOwnFields(store, "website-texts"),
    await readOwnFields(store, "customizations"),
    await readOwnFields(store, "website-images"),
  ];
  return {
    identity: identity.has("agencyName"),
    logo: images.has("logo"),
    contact: texts.has("contact_phone") || texts.has("contact_whatsapp"),
    categories: await hasOwn(store, "categories", EVERY),
    talents: await hasOwn(store, "talents", isPublished),
    texts: texts.has("about_text") && texts.has("getscouted_intro"),
    privacy: texts.has("privacy_notice"),
    team: await hasOwn(store, "staff", isPublished),
    mail: await readServerStep("mail", now),
    backup: await readServerStep("backup", now),
    // Without the demo there is nothing to remove.
    ...(store.plan === null ? {} : { demo: isNothingLeft(store.plan) }),
  };
};

/** The state of each step is derived from the data. Null when all are done or an admin has dismissed the list. */
export const readChecklist = async (payload: Payload, now: Date): Promise<ChecklistItem[] | null> => {
  if (await payload.kv.has(DISMISSED)) return null;
  const steps = await readSteps({ payload, plan: await planRemoval(payload) }, now);
  const items = CHECKLIST_STEPS.flatMap((step) => {
    const isDone = steps[step];
    return isDone === undefined ? [] : [{ step, isDone }];
  });
  return items.every(({ isDone }) => isDone) ? null : items;
};

const dismiss = async (req: PayloadRequest): Promise<Record<string, unknown>> => {
  await req.payload.kv.set(DISMISSED, { at: new Date().toISOString() });
  return {};
};

/** POST /cms/api/desk/checklist/dismiss: hides the checklist for all admins. */
export const dismissChecklistEndpoint = deskEndpoint({ method: "post", path: "/checklist/dismiss", access: isAdmin, handler: dismiss });
