"use client";

import { useFormFields } from "@payloadcms/ui";

import { defaultAccent } from "../../../src/config/identity";
import type { AccentSection, PaperTone } from "../../../src/domain/identity";
import { paperOf } from "./check-colour";
import { isColour } from "./contrast";
import { faceOf } from "./faces";

/** The background as chosen in the form, saved or not. */
export const usePaper = (): PaperTone => useFormFields(([fields]) => paperOf(fields.paper?.value));

/** The typeface as chosen in the form. */
export const useFace = (): ReturnType<typeof faceOf> => useFormFields(([fields]) => faceOf(fields.displayFace?.value));

/** An accent as chosen in the form; the site's own while the field is empty or no colour. */
export const useAccent = (accent: AccentSection): string =>
  useFormFields(([fields]) => {
    const chosen: unknown = fields[`accents.${accent}`]?.value;
    return isColour(chosen) ? chosen : defaultAccent(accent, paperOf(fields.paper?.value));
  });
