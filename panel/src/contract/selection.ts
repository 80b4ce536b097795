import { isRecord } from "../../../src/lib/json";

/** A talent that a visitor selected, with the note of the visitor. */
type Selected = { id: number; note: string | null };

/** Reads `[{ "id": 401, "note": "…" }]`; other parts are left out. */
export const readSelection = (selection: unknown): Selected[] =>
  Array.isArray(selection)
    ? selection
        .filter(isRecord)
        .flatMap(({ id, note }) => (typeof id === "number" ? [{ id, note: typeof note === "string" ? note : null }] : []))
    : [];
