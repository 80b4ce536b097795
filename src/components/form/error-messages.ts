import type { FieldErrors } from "react-hook-form";

export const errorMessages = (errors: FieldErrors): readonly string[] => Object.values(errors).map((error) => String(error?.message ?? ""));
