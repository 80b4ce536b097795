import { TALENT_FIELDS, type FieldTable } from "../../domain/talent-fields";

const FIELDS: FieldTable = TALENT_FIELDS;

/** The parameters of a list's address that are shown as chips (`config/casting-address`). */
const PARAMETERS = ["letra", ...Object.values(FIELDS).flatMap(({ parameter }) => parameter ?? [])];

/**
 * Inline script, runs before the first paint: sets `data-filtered` on `html` when the address has a filter of a list. The built
 * HTML is the same for all filters; the list then reserves one line for the chips until they render, so that no card moves.
 */
export const FILTERED_LIST_SCRIPT = `if(/[?&](${PARAMETERS.join("|")})=./.test(location.search))document.documentElement.dataset.filtered=""`;
