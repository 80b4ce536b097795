import { contactSchema } from "./contact-schema";
import { letterField } from "./text-field";

/** The contact form as it sends a selection: the talents are the message, so the visitor's own words may be missing. */
export const selectionSchema = contactSchema.shape({ message: letterField({ isRequired: false }) });
