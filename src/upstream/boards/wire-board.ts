import type { InferType } from "yup";
import { optionalCount, optionalText, requiredText, wireRecord } from "../wire-fields";

/** An item of GET /api/boards; nothing outside src/upstream may import it. */
export const wireBoard = wireRecord({ id: requiredText(), slug: requiredText() });

export const wireBoardTexts = wireRecord({ pt: optionalText(), en: optionalText() });

export const wireBoardCover = wireRecord({ file: requiredText(), width: optionalCount(), height: optionalCount() });

export type WireBoard = InferType<typeof wireBoard>;
