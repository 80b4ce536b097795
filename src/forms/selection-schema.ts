import { contactSchema } from "./contact-schema";
import { textAreaField } from "./text-field";

/** The message is optional, because the talents are added to it. */
export const selectionSchema = contactSchema.shape({ message: textAreaField({ isRequired: false }) });
