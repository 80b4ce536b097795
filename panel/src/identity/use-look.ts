"use client";

import { useFormFields } from "@payloadcms/ui";

import { defaultAccent } from "../../../src/config/identity";
import type { AccentSection, PaperTone } from "../../../src/domain/identity";
import { paperOf } from "./check-colour";
import { isColour } from "./contrast";
import { faceOf } from "./faces";

/** The current value of the form, saved or not. */
export const usePaper = (): PaperTone => useFormFields(([fields]) => paperOf(fields.paper?.value));

/** The current value of the form, saved or not. */
export const useFace = (): ReturnType<typeof faceOf> => useFormFields(([fields]) => faceOf(fields.displayFace?.value));

/** The current value of the form; the site's own accent while the field is empty or not a colour. */
export const useAccent = (accent: AccentSection): string =>
  useFormFields(([fields]) => {
    const chosen: unknown = fields[`accents.${accent}`]?.value;
    return isColour(chosen) ? chosen : defaultAccent(accent, paperOf(fields.paper?.value));
  });
