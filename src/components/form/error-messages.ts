import type { FieldErrors } from "react-hook-form";

/** The message of each wrong field. */
export const errorMessages = (errors: FieldErrors): readonly string[] => Object.values(errors).map((error) => String(error?.message ?? ""));
