import { sql } from "@payloadcms/db-sqlite";
import type { Payload } from "payload";

import { runStatement } from "../database/sql";
import { environment } from "../environment";
import { doneMail } from "./words";
import type { Package, PackagePerson, User } from "../payload-types";

const HOUR_MS = 60 * 60 * 1000;

type Done = { id: number; person: string; now: Date };

/**
 * Claims the mail in one statement, so that only one of two simultaneous answers sends it. Repeated completions by one person send at most
 * one mail an hour.
 */
const claim = async (payload: Payload, { id, person, now }: Done): Promise<boolean> => {
  const hourAgo = new Date(now.getTime() - HOUR_MS).toISOString();
  const claimed = await runStatement(
    payload,
    sql`UPDATE package_people SET notified_at = ${now.toISOString()} WHERE package = ${id} AND person = ${person}
      AND done_at IS NOT NULL AND (notified_at IS NULL OR (notified_at < done_at AND notified_at < ${hourAgo})) RETURNING id`,
  );
  return claimed.length > 0;
};

const addressOfMaker = async (payload: Payload, { madeBy }: Package): Promise<string | null> => {
  const account = typeof madeBy === "object" ? madeBy?.id : madeBy;
  const maker =
    typeof account === "number" ? await payload.db.findOne<User>({ collection: "users", where: { id: { equals: account } } }) : null;
  return maker?.email ?? environment.mail?.notifyTo ?? null;
};

/** Sends a mail to the maker of a package when a person at the client is done. It contains the package's title and no name of a person. */
export const notifyMaker = async (payload: Payload, done: Done): Promise<void> => {
  if (!(await claim(payload, done)) || environment.mail === null) return;
  try {
    const stored = await payload.db.findOne<Package>({ collection: "packages", where: { id: { equals: done.id } } });
    const to = stored === null ? null : await addressOfMaker(payload, stored);
    if (stored === null || to === null) return;
    await payload.sendEmail({ to, ...doneMail(stored.title, `${environment.adminUrl}/admin/packages/${stored.id}`) });
  } catch (error) {
    payload.logger.error({ err: error }, "The mail about a finished package could not be sent; the next attempt is in an hour");
    await runStatement(payload, sql`UPDATE package_people SET notified_at = NULL WHERE package = ${done.id} AND person = ${done.person}`);
  }
};

/** Repeats mails that could not be sent. Runs every hour. */
export const notifyWaitingMakers = async (payload: Payload): Promise<void> => {
  try {
    const { docs } = await payload.db.find<PackagePerson>({
      collection: "package-people",
      where: { and: [{ doneAt: { exists: true } }, { notifiedAt: { exists: false } }] },
      pagination: false,
    });
    for (const { package: id, person } of docs) await notifyMaker(payload, { id, person, now: new Date() });
  } catch (error) {
    payload.logger.error({ err: error }, "Mails about finished packages could not be repeated; the next attempt is in an hour");
  }
};
