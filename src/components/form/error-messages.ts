import type { FieldErrors } from "react-hook-form";

/** The error messages of a form, one per invalid field. */
export const errorMessages = (errors: FieldErrors): readonly string[] => Object.values(errors).map((error) => String(error?.message ?? ""));
