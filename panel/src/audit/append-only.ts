import { type CollectionBeforeChangeHook, type CollectionBeforeDeleteHook, Forbidden, type Payload } from "payload";

import { isSqlite, runSql } from "../database/sql";

export const AUDIT_MONTHS = 24;

/** Rejects every change by an operation, also one that overrides the access rules. */
export const refuseAuditChange: CollectionBeforeChangeHook = ({ data, operation, req }) => {
  if (operation === "update") throw new Forbidden(req.t);
  return data;
};

/** Rejects every deletion by an operation; the job that deletes expired records uses the database adapter. */
export const refuseAuditDeletion: CollectionBeforeDeleteHook = ({ req }) => {
  throw new Forbidden(req.t);
};

const REFUSAL = "audit records are append-only";

const sqliteTriggers = (): string[] => {
  const oldest = `strftime('%Y-%m-%dT%H:%M:%fZ', 'now', '-${AUDIT_MONTHS} months')`;
  const refuse = `BEGIN SELECT RAISE(ABORT, '${REFUSAL}'); END`;
  const isYoung = (id: string): string => `EXISTS (SELECT 1 FROM audit_events WHERE id = ${id} AND created_at > ${oldest})`;
  return [
    `CREATE TRIGGER IF NOT EXISTS audit_events_no_update BEFORE UPDATE ON audit_events ${refuse}`,
    `CREATE TRIGGER IF NOT EXISTS audit_events_no_delete BEFORE DELETE ON audit_events WHEN OLD.created_at > ${oldest} ${refuse}`,
    `CREATE TRIGGER IF NOT EXISTS audit_texts_no_update BEFORE UPDATE ON audit_events_texts ${refuse}`,
    `CREATE TRIGGER IF NOT EXISTS audit_texts_no_delete BEFORE DELETE ON audit_events_texts WHEN ${isYoung("OLD.parent_id")} ${refuse}`,
  ];
};

const postgresTriggers = (): string[] => {
  const refuse = `RAISE EXCEPTION '${REFUSAL}'`;
  const oldest = `now() - interval '${AUDIT_MONTHS} months'`;
  const isYoung = `EXISTS (SELECT 1 FROM audit_events WHERE id = OLD.parent_id AND created_at > ${oldest})`;
  const trigger = (name: string, on: string): string =>
    `CREATE OR REPLACE TRIGGER ${name} BEFORE ${on} FOR EACH ROW EXECUTE FUNCTION ${name}()`;
  const define = (name: string, body: string): string =>
    `CREATE OR REPLACE FUNCTION ${name}() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN ${body} END $$`;
  return [
    define("audit_no_update", `${refuse};`),
    define("audit_events_no_delete", `IF OLD.created_at > ${oldest} THEN ${refuse}; END IF; RETURN OLD;`),
    define("audit_texts_no_delete", `IF ${isYoung} THEN ${refuse}; END IF; RETURN OLD;`),
    `CREATE OR REPLACE TRIGGER audit_events_no_update BEFORE UPDATE ON audit_events FOR EACH ROW EXECUTE FUNCTION audit_no_update()`,
    `CREATE OR REPLACE TRIGGER audit_texts_no_update BEFORE UPDATE ON audit_events_texts FOR EACH ROW EXECUTE FUNCTION audit_no_update()`,
    trigger("audit_events_no_delete", "DELETE ON audit_events"),
    trigger("audit_texts_no_delete", "DELETE ON audit_events_texts"),
  ];
};

/**
 * Creates triggers that reject changes of audit records, and deletions before their time. Runs at every start; not a migration, since
 * Payload's schema has no triggers.
 */
export const protectAudit = async (payload: Payload): Promise<void> => {
  const statements = isSqlite(payload) ? sqliteTriggers() : postgresTriggers();
  for (const statement of statements) await runSql(payload, statement);
};
