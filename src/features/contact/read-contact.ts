import { findContact, type ContactText, type FoundContact } from "../../domain/content";
import type { Locale } from "../../domain/locale";
import { plainText } from "../../domain/plain-text";

type Part = "reference" | "address" | "zip" | "phone" | "whatsapp" | "hours";

/** Plain text; null when editors gave none. */
type Contact = Readonly<Record<Part, FoundContact | null>>;

/** Reads the texts `contact_reference`, `contact_address` and so on. */
export const readContact = (texts: readonly ContactText[], locale: Locale): Contact => {
  const read = (part: Part): FoundContact | null => {
    const found = findContact(texts, `contact_${part}`, locale);
    const text = plainText(found?.text ?? "");
    return found === null || text === "" ? null : { ...found, text };
  };
  return {
    reference: read("reference"),
    address: read("address"),
    zip: read("zip"),
    phone: read("phone"),
    whatsapp: read("whatsapp"),
    hours: read("hours"),
  };
};
