import type { Payload, PayloadRequest } from "payload";

import { formatTime } from "../shared/format-time";
import { isScoutField } from "../access/roles";
import { CHOICES, type Choice } from "../contract/package";
import { DeskRefusal } from "../access/desk-endpoint";
import type { Package } from "../payload-types";
import { readPeople, readPicks } from "./package-answers";
import { type ChosenTalent, readChosen } from "./chosen-talents";
import { lastDayOf, type PackageForm } from "./package-form";
import { stateOf } from "./package-store";
import { readTalents } from "./package-talents";

/** `doneAt` is formatted text; null until the person is done. */
export type AnswerPerson = { id: number; name: string | null; message: string | null; doneAt: string | null };
export type AnswerPick = { person: number; talent: number; choice: Choice | null; comment: string };

export type PackageReplies = {
  /** Changes with every answer and opening. */
  revision: string;
  openings: number;
  /** Number of people who have opened it. */
  openedBy: number;
  /** Formatted text. */
  lastOpenedAt: string | null;
  /** Only people who have answered. */
  people: AnswerPerson[];
  picks: AnswerPick[];
};

export type PackageDetail = {
  id: number;
  state: "open" | "expired" | "revoked";
  form: PackageForm;
  chosen: ChosenTalent[];
  hasPassphrase: boolean;
  /** False when the client is hidden from the account. */
  knowsClient: boolean;
  /** The source enquiry; null for other packages, and for accounts that may not read it. */
  entry: number | null;
  maker: string | null;
  createdAt: string;
  replies: PackageReplies;
};

/** Names and messages of people at an enquiry's client are only for admins and scouts, as with the enquiry itself. */
const knowsClient = async (req: PayloadRequest, stored: Package): Promise<boolean> =>
  typeof stored.entry !== "number" || (await isScoutField({ req }));

const findStored = async (payload: Payload, id: number): Promise<Package> => {
  const stored = await payload.db.findOne<Package>({ collection: "packages", where: { id: { equals: id } } });
  if (stored === null) throw new DeskRefusal(404, "not-found");
  return stored;
};

/** Checks no access: the caller requires an account that may read packages. */
export const readReplies = async (req: PayloadRequest, id: number): Promise<PackageReplies> => {
  const stored = await findStored(req.payload, id);
  const isKnown = await knowsClient(req, stored);
  const [people, picks] = await Promise.all([readPeople(req.payload, id), readPicks(req.payload, id)]);
  const idOf = new Map(people.map((person) => [person.person, person.id]));
  const sequences = [...people, ...picks].reduce((sum, { sequence }) => sum + (sequence ?? 0), 0);
  return {
    revision: `${stored.openings ?? 0}-${people.length}-${picks.length}-${sequences}`,
    openings: stored.openings ?? 0,
    openedBy: people.filter(({ openings }) => (openings ?? 0) > 0).length,
    lastOpenedAt: formatTime(stored.lastOpenedAt),
    people: people
      .filter(({ name }) => (name ?? "") !== "")
      .map(({ id: row, name, message, doneAt }) => ({
        id: row,
        name: isKnown ? (name ?? null) : null,
        message: isKnown ? (message ?? null) : null,
        doneAt: formatTime(doneAt),
      })),
    picks: picks.map(({ person, talent, choice, comment }) => ({
      person: idOf.get(person) ?? 0,
      talent,
      choice: CHOICES.find((one) => one === choice) ?? null,
      comment: comment ?? "",
    })),
  };
};

const toForm = (stored: Package, isKnown: boolean): PackageForm => ({
  title: stored.title,
  client: isKnown ? (stored.client ?? "") : null,
  message: isKnown ? (stored.message ?? "") : null,
  language: stored.language,
  talents: readTalents(stored.talents),
  showsMeasurements: stored.showsMeasurements !== false,
  showsAge: stored.showsAge !== false,
  showsVideos: stored.showsVideos !== false,
  showsContact: stored.showsContact !== false,
  expiresOn: lastDayOf(stored.expiresAt),
});

/** Reads with the rights of the request's account. */
export const readPackageDetail = async (req: PayloadRequest, id: number, now: Date): Promise<PackageDetail> => {
  const found = await req.payload.findByID({ collection: "packages", id, depth: 1, disableErrors: true, overrideAccess: false, req });
  if (found === null) throw new DeskRefusal(404, "not-found");
  const isKnown = await knowsClient(req, await findStored(req.payload, id));
  const form = toForm(found, isKnown);
  return {
    id,
    state: stateOf(found, now),
    form,
    chosen: await readChosen(req, form.talents),
    hasPassphrase: (found.passphraseVersion ?? "") !== "",
    knowsClient: isKnown,
    entry: found.entry ?? null,
    maker: typeof found.madeBy === "object" ? (found.madeBy?.name ?? null) : null,
    createdAt: found.createdAt,
    replies: await readReplies(req, id),
  };
};
