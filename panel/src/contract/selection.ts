import { isRecord } from "../../../src/lib/json";

type Selected = { id: number; note: string | null };

/** Reads `[{ "id": 401, "note": "…" }]`; ignores items of another shape. */
export const readSelection = (selection: unknown): Selected[] =>
  Array.isArray(selection)
    ? selection
        .filter(isRecord)
        .flatMap(({ id, note }) => (typeof id === "number" ? [{ id, note: typeof note === "string" ? note : null }] : []))
    : [];
