import { sql } from "@payloadcms/db-sqlite";
import type { CollectionAfterDeleteHook, Payload } from "payload";

import { CHOICES, type PackageAnswers, type PackageRow, type RowFault } from "../contract/package";
import { runStatement } from "../database/sql";
import { isRecord } from "../../../src/lib/json";
import type { PackagePerson, PackagePick, Package } from "../payload-types";
import { readTalents } from "./package-talents";

/** Rejects more people for one package, so that a widely shared link cannot fill the database. */
const MAX_PEOPLE = 200;

type Answered = { id: number; row: PackageRow; now: Date };

const numberOf = (row: unknown, name: string): number => (isRecord(row) ? Number(row[name]) : 0);

const isFull = async (payload: Payload, id: number, person: string): Promise<boolean> => {
  const [row] = await runStatement(
    payload,
    sql`SELECT COUNT(*) AS people, COALESCE(SUM(CASE WHEN person = ${person} THEN 1 ELSE 0 END), 0) AS own FROM package_people WHERE package = ${id}`,
  );
  return numberOf(row, "own") === 0 && numberOf(row, "people") >= MAX_PEOPLE;
};

/** Stores the person's name, also before the person's own row arrives. */
const addPerson = async (payload: Payload, { id, row: { person }, now }: Answered): Promise<void> => {
  const at = now.toISOString();
  await runStatement(
    payload,
    sql`INSERT INTO package_people (package, person, name, message, sequence, openings, created_at, updated_at)
      VALUES (${id}, ${person.id}, ${person.name}, '', 0, 0, ${at}, ${at})
      ON CONFLICT (package, person) DO UPDATE SET name = excluded.name WHERE COALESCE(package_people.name, '') = ''`,
  );
};

/** One statement, so that the larger of two simultaneous sequence numbers wins. */
const saveOwnRow = async (payload: Payload, { id, row, now }: Answered & { row: { talent: null } }): Promise<number> => {
  const { person, message, isDone, sequence } = row;
  const at = now.toISOString();
  await runStatement(
    payload,
    sql`INSERT INTO package_people (package, person, name, message, done_at, sequence, openings, created_at, updated_at)
      VALUES (${id}, ${person.id}, ${person.name}, ${message}, ${isDone ? at : null}, ${sequence}, 0, ${at}, ${at})
      ON CONFLICT (package, person) DO UPDATE SET name = excluded.name, message = excluded.message, sequence = excluded.sequence,
        updated_at = excluded.updated_at,
        done_at = CASE WHEN excluded.done_at IS NULL THEN NULL ELSE COALESCE(package_people.done_at, excluded.done_at) END
      WHERE excluded.sequence > COALESCE(package_people.sequence, 0)`,
  );
  const [stored] = await runStatement(payload, sql`SELECT sequence FROM package_people WHERE package = ${id} AND person = ${person.id}`);
  return numberOf(stored, "sequence");
};

const savePick = async (payload: Payload, { id, row, now }: Answered & { row: { talent: number } }): Promise<number> => {
  const { person, talent, choice, comment, sequence } = row;
  const at = now.toISOString();
  await runStatement(
    payload,
    sql`INSERT INTO package_picks (package, person, talent, choice, comment, sequence, created_at, updated_at)
      VALUES (${id}, ${person.id}, ${talent}, ${choice}, ${comment}, ${sequence}, ${at}, ${at})
      ON CONFLICT (package, person, talent) DO UPDATE SET choice = excluded.choice, comment = excluded.comment,
        sequence = excluded.sequence, updated_at = excluded.updated_at
      WHERE excluded.sequence > COALESCE(package_picks.sequence, 0)`,
  );
  const [stored] = await runStatement(
    payload,
    sql`SELECT sequence FROM package_picks WHERE package = ${id} AND person = ${person.id} AND talent = ${talent}`,
  );
  return numberOf(stored, "sequence");
};

const lists = async (payload: Payload, id: number, talent: number): Promise<boolean> => {
  const stored = await payload.db.findOne<Pick<Package, "id" | "talents">>({ collection: "packages", where: { id: { equals: id } } });
  return readTalents(stored?.talents).some((listed) => listed.id === talent);
};

/** Stores an answer only if its sequence number is larger than the stored one. Returns the sequence number stored afterwards. */
export const saveRow = async (payload: Payload, answered: Answered): Promise<number | RowFault> => {
  const { id, row } = answered;
  if (row.talent !== null && !(await lists(payload, id, row.talent))) return "unknown-talent";
  if (await isFull(payload, id, row.person.id)) return "full";
  if (row.talent === null) return saveOwnRow(payload, { ...answered, row });
  await addPerson(payload, answered);
  return savePick(payload, { ...answered, row });
};

/** Counts openings and distinct people; beyond `MAX_PEOPLE` an opening counts without its person. */
export const countOpening = async (payload: Payload, { id, person, now }: { id: number; person: string; now: Date }): Promise<void> => {
  const at = now.toISOString();
  if (!(await isFull(payload, id, person)))
    await runStatement(
      payload,
      sql`INSERT INTO package_people (package, person, name, message, sequence, openings, created_at, updated_at)
        VALUES (${id}, ${person}, '', '', 0, 1, ${at}, ${at})
        ON CONFLICT (package, person) DO UPDATE SET openings = COALESCE(package_people.openings, 0) + 1`,
    );
  await runStatement(
    payload,
    sql`UPDATE packages SET openings = COALESCE(openings, 0) + 1, first_opened_at = COALESCE(first_opened_at, ${at}), last_opened_at = ${at}
      WHERE id = ${id}`,
  );
};

const OF_PACKAGE = { pagination: false, sort: "id" } as const;

export const readPeople = async (payload: Payload, id: number): Promise<PackagePerson[]> =>
  (await payload.db.find<PackagePerson>({ ...OF_PACKAGE, collection: "package-people", where: { package: { equals: id } } })).docs;

export const readPicks = async (payload: Payload, id: number): Promise<PackagePick[]> =>
  (await payload.db.find<PackagePick>({ ...OF_PACKAGE, collection: "package-picks", where: { package: { equals: id } } })).docs;

/** In the contract's format. Leaves out people who have only opened the package. */
export const readAnswers = async (payload: Payload, id: number): Promise<PackageAnswers> => {
  const [people, picks] = await Promise.all([readPeople(payload, id), readPicks(payload, id)]);
  return {
    people: people
      .filter(({ name }) => (name ?? "") !== "")
      .map(({ person, name, message, doneAt, sequence }) => ({
        id: person,
        name: name ?? "",
        message: message ?? "",
        doneAt: doneAt ?? null,
        sequence: sequence ?? 0,
      })),
    picks: picks.map(({ person, talent, choice, comment, sequence }) => ({
      person,
      talent,
      choice: CHOICES.find((one) => one === choice) ?? null,
      comment: comment ?? "",
      sequence: sequence ?? 0,
    })),
  };
};

/** Deletes the client's answers and openings. */
export const deleteAnswersOfPackage: CollectionAfterDeleteHook = async ({ id, doc, req }) => {
  for (const collection of ["package-picks", "package-people"] as const) {
    await req.payload.db.deleteMany({ collection, where: { package: { equals: Number(id) } }, req });
  }
  return doc;
};
