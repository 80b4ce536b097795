import { isRecord } from "../../../src/lib/json";

/** Of one field. */
export type Mistake = { path: string; message: string };

/** In Payload's format. Payload itself leaves the fields out in a production build, which bundles its error classes twice. */
export const refuseMistakes = (errors: readonly Mistake[]): Response =>
  Response.json(
    { errors: [{ message: errors[0]?.message ?? "", data: { errors } }] },
    { status: 400, headers: { "Cache-Control": "no-store" } },
  );

/** The fields that Payload or the password policy rejected; null for any other error. */
export const readMistakes = (error: unknown): Mistake[] | null => {
  const data = isRecord(error) && isRecord(error.data) ? error.data : {};
  if (!Array.isArray(data.errors)) return null;
  return data.errors.filter(isRecord).map(({ path, message }) => ({ path: String(path), message: String(message) }));
};
