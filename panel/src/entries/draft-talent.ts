import { randomUUID } from "node:crypto";

import type { Endpoint, PayloadRequest } from "payload";

import { isScout } from "../access/roles";
import { recordAudit } from "../audit/index";
import { readPrivateFile } from "../media/private-files";
import { consentNote } from "../consents/index";
import type { Entry } from "../payload-types";
import { readCategories, pickCategories, toTalentFacts } from "../talents/index";
import { readPhotoNames } from "./application-list";
import { readEntryOfKind } from "./entry-detail";
import { recordEntryEvent } from "./entry-history";
import { dayOf } from "../shared/agency-days";
import { deskEndpoint, DeskRefusal, readId } from "../access/desk-endpoint";

/** The copy stays private until a published talent uses it. */
const copyPhoto = async (req: PayloadRequest, name: string): Promise<number> => {
  const data = await readPrivateFile(req.payload, name);
  if (data === null) throw new Error("A photo of the application cannot be read");
  const file = { data, mimetype: "image/jpeg", name: "", size: data.length };
  // Scouts have no access to media; making a draft talent includes its pictures.
  const { id } = await req.payload.create({ collection: "media", data: {}, file, depth: 0, overrideAccess: true, req });
  return id;
};

const removeCopies = async (req: PayloadRequest, ids: readonly number[]): Promise<void> => {
  for (const id of ids)
    await req.payload
      .delete({ collection: "media", id, overrideAccess: true, req })
      .catch((error: unknown) => req.payload.logger.error({ err: error }, "A copied photo could not be deleted"));
};

const copyPhotos = async (req: PayloadRequest, photos: Entry["photos"]): Promise<number[]> => {
  const ids = (photos ?? []).filter((photo) => typeof photo === "number");
  const names = await readPhotoNames(req, ids);
  const copies: number[] = [];
  try {
    for (const id of ids) {
      const name = names.get(id);
      if (name !== undefined) copies.push(await copyPhoto(req, name));
    }
    return copies;
  } catch (error) {
    await removeCopies(req, copies);
    throw error;
  }
};

const createDraft = async (req: PayloadRequest, application: Entry, pictures: number[]): Promise<number> => {
  const categories = pickCategories(application.birthdate, dayOf(new Date()), await readCategories(req.payload));
  const { id } = await req.payload.create({
    collection: "talents",
    data: {
      ...toTalentFacts(application),
      categories,
      cover: pictures[0] ?? null,
      book: pictures,
      application: application.id,
      _status: "draft",
    },
    draft: true,
    depth: 0,
    // Scouts create talents only by this action, and only as drafts.
    overrideAccess: true,
    req,
  });
  return id;
};

const toDate = (text: string | null | undefined): string | null => {
  const time = Date.parse(text ?? "");
  return Number.isNaN(time) ? null : new Date(time).toISOString();
};

/**
 * Adds the application's consent to the ledger. Its wording allows only the evaluation of the profile, so the record has no scope until a
 * scout adds those of a signed consent. Uses the database adapter, because Payload's own operation rejects a record without scopes.
 */
const attachConsent = async (req: PayloadRequest, application: Entry, talent: number): Promise<void> => {
  const { guardian, name, consentAt, consentVersion, reference } = application;
  if (!guardian && !consentAt) return;
  const { id } = await req.payload.db.create({
    collection: "consents",
    data: {
      talent,
      givenBy: guardian ? "guardian" : "self",
      person: guardian || name || "–",
      scopes: [],
      givenAt: toDate(consentAt) ?? application.createdAt,
      note: consentNote({ reference: reference ?? String(application.id), version: consentVersion ?? null }, req.i18n.language),
      entry: application.id,
      wording: consentVersion,
    },
    req,
  });
  const subjects = [{ name }, { name: guardian }];
  await recordAudit(req, { action: "create", store: "consents", records: [Number(id)], subjects });
};

/** `batch`, with which it can be undone, is null when the talent existed already. */
type MadeTalent = { talent: number; batch: string | null };

const make = async (req: PayloadRequest, id: number): Promise<MadeTalent> => {
  const application = await readEntryOfKind(req, id, "getScouted");
  if (typeof application.talent === "number") return { talent: application.talent, batch: null };
  const pictures = await copyPhotos(req, application.photos);
  const talent = await createDraft(req, application, pictures).catch(async (error: unknown) => {
    await removeCopies(req, pictures);
    throw error;
  });
  await attachConsent(req, application, talent);
  const batch = randomUUID();
  req.context.batch = batch;
  // No account may write the field `talent`.
  await req.payload.update({ collection: "entries", id, data: { talent, status: "accepted" }, depth: 0, overrideAccess: true, req });
  return { talent, batch };
};

/** A second simultaneous call gets the talent of the first. */
const inProgress = new Map<number, Promise<MadeTalent>>();

/** The draft gets the facts, private copies of the photos and the consent. */
export const makeDraftTalent = (req: PayloadRequest, id: number): Promise<MadeTalent> => {
  const running = inProgress.get(id) ?? make(req, id).finally(() => inProgress.delete(id));
  inProgress.set(id, running);
  return running;
};

/** Whether the draft and its consents are unchanged since they were made of an application. */
export const isAsMade = async (req: PayloadRequest, talent: number): Promise<boolean> => {
  const { totalDocs: versions } = await req.payload.countVersions({
    collection: "talents",
    where: { parent: { equals: talent } },
    overrideAccess: true,
    req,
  });
  const { docs: consents } = await req.payload.find({
    collection: "consents",
    where: { talent: { equals: talent } },
    select: { scopes: true, document: true },
    depth: 0,
    pagination: false,
    overrideAccess: true,
    req,
  });
  return versions === 1 && consents.every(({ scopes, document }) => scopes.length === 0 && !document);
};

/** Deletes a draft that an application became, with its pictures and consent. Throws a DeskRefusal when somebody has worked on it. */
export const removeDraftTalent = async (req: PayloadRequest, application: number, talent: number): Promise<void> => {
  if (!(await isAsMade(req, talent))) throw new DeskRefusal(409, "draft-changed");
  // Scouts delete talents only by this action.
  await req.payload.delete({ collection: "talents", id: talent, depth: 0, overrideAccess: true, req });
  await recordEntryEvent(req, { entry: application, event: "talent", from: String(talent) });
};

export const draftTalentEndpoints: Endpoint[] = [
  deskEndpoint({
    method: "post",
    path: "/applications/:id/talent",
    access: isScout,
    handler: (req) => makeDraftTalent(req, readId(req)),
  }),
  deskEndpoint({
    method: "post",
    path: "/applications/:id/talent/remove",
    access: isScout,
    handler: async (req) => {
      const { id, talent } = await readEntryOfKind(req, readId(req), "getScouted");
      if (typeof talent !== "number") throw new DeskRefusal(404, "not-found");
      await removeDraftTalent(req, id, talent);
      return {};
    },
  }),
];
