import type { PayloadRequest, Where } from "payload";

import { identityHash, nameKey } from "../plan/identity";
import type { PlannedConsent, RowPlan, RowWork } from "../plan/row-plan";
import { type StoredTalent, unfinishedMark } from "../plan/stored-talents";
import type { FactChanges, NewFacts } from "../row";
import { toNetworks } from "../values/networks";
import { type PictureStore, type StoredPictures, withPictures } from "./store-pictures";

/** The person of a new row was stored since the import began, by another import or by hand. */
export class StoredMeanwhile extends Error {}

const noon = (day: string): string => `${day}T12:00:00.000Z`;

const createConsent = async (req: PayloadRequest, talent: number, consent: PlannedConsent): Promise<void> => {
  const { scopes, givenOn, expiresOn, ...person } = consent;
  await req.payload.create({
    collection: "consents",
    data: {
      ...person,
      talent,
      scopes: [...scopes],
      givenAt: noon(givenOn),
      ...(expiresOn === null ? {} : { expiresAt: noon(expiresOn) }),
    },
    depth: 0,
    overrideAccess: false,
    req,
  });
};

const assertNotStored = async (req: PayloadRequest, { name, agencyKey, birthdate }: NewFacts): Promise<void> => {
  const where: Where = agencyKey === null ? { birthdate: { equals: birthdate } } : { agencyKey: { equals: agencyKey } };
  const { docs } = await req.payload.find({
    collection: "talents",
    where,
    depth: 0,
    pagination: false,
    select: { name: true },
    overrideAccess: false,
    req,
  });
  if (docs.some((talent) => agencyKey !== null || nameKey(talent.name) === nameKey(name))) throw new StoredMeanwhile();
};

const pictureData = ({ cover, book, compo, digitals }: StoredPictures, stored: StoredTalent | null) => ({
  ...(cover === null ? {} : { cover }),
  ...(book.length === 0 ? {} : { book: [...(stored?.book ?? []), ...book] }),
  ...(compo.length === 0 ? {} : { compo: [...(stored?.compo ?? []), ...compo] }),
  ...(digitals.length === 0
    ? {}
    : { digitals: [...(stored?.digitals ?? []), ...digitals.map(({ picture, date }) => ({ picture, date: noon(date) }))] }),
});

/** Facts as the store's fields; an empty cell changes no network. */
const factData = <Facts extends Pick<FactChanges | NewFacts, "networks">>({ networks, ...facts }: Facts) => ({
  ...facts,
  ...(networks ? { networks: toNetworks(networks) } : {}),
});

const publish = async (req: PayloadRequest, id: number): Promise<void> => {
  await req.payload.update({
    collection: "talents",
    id,
    data: { _status: "published" },
    depth: 0,
    overrideAccess: false,
    overrideLock: false,
    req,
  });
};

/**
 * A talent who is published with the consent of the row is stored as a draft first: the consent belongs to a stored talent. The mark shows
 * the next import that the talent must still be published.
 */
const createTalent = async (req: PayloadRequest, { facts, consent, status }: RowWork<NewFacts>, pictures: StoredPictures) => {
  await assertNotStored(req, facts);
  const isInSteps = consent !== null && status === "published";
  const mark = unfinishedMark(identityHash(facts));
  if (isInSteps) await req.payload.kv.set(mark, { at: new Date().toISOString() });
  const { id } = await req.payload.create({
    collection: "talents",
    data: {
      ...factData(facts),
      categories: [...facts.categories],
      ...pictureData(pictures, null),
      _status: isInSteps ? "draft" : status,
    },
    depth: 0,
    overrideAccess: false,
    req,
  });
  return { id, mark: isInSteps ? mark : null };
};

const writeNew = async (req: PayloadRequest, work: RowWork<NewFacts>, store: PictureStore): Promise<number> => {
  const { id, mark } = await withPictures(req, { planned: work.pictures, store }, (pictures) => createTalent(req, work, pictures));
  if (work.consent !== null) await createConsent(req, id, work.consent);
  if (mark !== null) {
    await publish(req, id);
    await req.payload.kv.delete(mark);
  }
  return id;
};

type StoredWork = { work: RowWork<FactChanges>; stored: StoredTalent; store: PictureStore };

const updateTalent = async (req: PayloadRequest, { work, stored, store }: StoredWork): Promise<void> => {
  const { id } = stored;
  const { categories, ...facts } = work.facts;
  await withPictures(req, { planned: work.pictures, store }, (pictures) =>
    req.payload.update({
      collection: "talents",
      id,
      data: {
        ...factData(facts),
        ...(categories === undefined ? {} : { categories: [...categories] }),
        ...pictureData(pictures, stored),
        _status: work.status,
      },
      depth: 0,
      overrideAccess: false,
      // Does not change a record that an editor has open.
      overrideLock: false,
      req,
    }),
  );
};

export type WriteContext = { req: PayloadRequest; store: PictureStore; talents: ReadonlyMap<number, StoredTalent> };

type Changed = Extract<RowPlan, { state: "changed" }>;

const writeStored = async (plan: Changed, { req, talents, store }: WriteContext): Promise<number> => {
  const { work, talent, changes } = plan;
  const stored = talents.get(talent);
  if (stored === undefined) throw new Error(`The talent ${talent} of the plan is not in the store`);
  if (work.consent !== null) await createConsent(req, talent, work.consent);
  if (changes.some((part) => part !== "consent")) await updateTalent(req, { work, stored, store });
  if (stored.isUnfinished) await req.payload.kv.delete(unfinishedMark(identityHash(stored.facts)));
  return talent;
};

/** With the rights of the request's account. Resolves to the talent's id; null for a refused row. */
export const writeRow = async (plan: RowPlan, context: WriteContext): Promise<number | null> => {
  if (plan.state === "new") return writeNew(context.req, plan.work, context.store);
  if (plan.state === "changed") return writeStored(plan, context);
  return plan.state === "same" ? plan.talent : null;
};
