import type { PayloadRequest } from "payload";

import { consentsByTalent, readConsents, type RecordedConsent } from "../../consents/index";
import { SELECTED_TRAITS } from "../../talents/index";
import type { Talent } from "../../payload-types";
import { environment } from "../../environment";
import { isPublished } from "../../access/published";
import { toNetworkLines } from "../values/networks";
import { identityHash, type Person } from "./identity";

const SELECT = {
  agencyKey: true,
  name: true,
  birthdate: true,
  gender: true,
  categories: true,
  instagram: true,
  ...SELECTED_TRAITS,
  networks: true,
  cover: true,
  book: true,
  compo: true,
  digitals: true,
} as const;

export type StoredFacts = Pick<
  Talent,
  Exclude<keyof typeof SELECT, "categories" | "networks" | "cover" | "book" | "compo" | "digitals">
> & {
  /** Lines of `values/networks`. */
  networks: string | null;
};

/** `person` is the name of the person who gave it. */
export type NamedConsent = RecordedConsent & { person: string };

/** A row without `id` is new. */
export type StoredDigital = { id?: string | null; picture: number; date: string };

/** The newest version, as far as an import needs it. */
export type StoredTalent = {
  id: number;
  /** The person of the published version; differs from `facts` while a draft changes it. */
  published: Person | null;
  facts: StoredFacts;
  categories: readonly number[];
  cover: number | null;
  book: readonly number[];
  compo: readonly number[];
  digitals: readonly StoredDigital[];
  /** True for a published talent with a newer draft. */
  hasUnpublishedChanges: boolean;
  /** An import was interrupted before it published the talent. */
  isUnfinished: boolean;
  consents: readonly NamedConsent[];
};

const idOf = (value: number | { id: number } | null | undefined): number | null =>
  typeof value === "object" ? (value?.id ?? null) : (value ?? null);

const idsOf = (values: readonly (number | { id: number })[] | null | undefined): number[] =>
  (values ?? []).map(idOf).filter((id) => id !== null);

const UNFINISHED = "roster-unfinished:";

/** Marks a talent that an import has begun to store. Contains no personal data beyond the hash. */
export const unfinishedMark = (hash: string): string => `${UNFINISHED}${hash}`;

const readConsentsWithNames = async (req: PayloadRequest): Promise<Map<number, NamedConsent[]>> => {
  const { docs } = await req.payload.find({
    collection: "consents",
    depth: 0,
    pagination: false,
    select: { person: true },
    overrideAccess: false,
    req,
  });
  const names = new Map(docs.map(({ id, person }) => [id, person]));
  const all = await readConsents({ payload: req.payload, req }, {});
  const byTalent = consentsByTalent(all.filter(({ id }) => names.has(id)));
  return new Map(
    [...byTalent].map(([talent, consents]) => [talent, consents.map((each) => ({ ...each, person: names.get(each.id) ?? "" }))]),
  );
};

const readPublished = async (req: PayloadRequest): Promise<Map<number, Person>> => {
  const { docs } = await req.payload.find({
    collection: "talents",
    where: isPublished,
    depth: 0,
    pagination: false,
    select: { name: true, birthdate: true, agencyKey: true },
    overrideAccess: false,
    req,
  });
  return new Map(docs.map(({ id, ...person }) => [id, person]));
};

/** With the rights of the request's account. */
export const readStoredTalents = async (req: PayloadRequest): Promise<StoredTalent[]> => {
  const published = await readPublished(req);
  const consents = await readConsentsWithNames(req);
  const unfinished = new Set((await req.payload.kv.keys()).filter((key) => key.startsWith(UNFINISHED)));
  const { docs } = await req.payload.find({
    collection: "talents",
    draft: true,
    depth: 0,
    pagination: false,
    select: { ...SELECT, _status: true },
    overrideAccess: false,
    req,
  });
  return docs.map(({ id, _status, categories, cover, book, compo, digitals, networks, ...others }) => {
    const facts = { ...others, networks: toNetworkLines(networks, environment.timeZone) };
    return {
      id,
      facts,
      categories: idsOf(categories),
      cover: idOf(cover),
      book: idsOf(book),
      compo: idsOf(compo),
      digitals: (digitals ?? []).flatMap(({ id: row, picture, date }) =>
        idsOf([picture]).map((media) => ({ id: row, picture: media, date })),
      ),
      published: published.get(id) ?? null,
      hasUnpublishedChanges: published.has(id) && _status !== "published",
      isUnfinished: unfinished.has(unfinishedMark(identityHash(facts))),
      consents: consents.get(id) ?? [],
    };
  });
};
