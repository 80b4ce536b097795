import { internationalPhone } from "../domain/phone";
import { maskPhone } from "./phone-mask";

/**
 * Formats a complete number; one without a country code gets Brazil's:
 * `11 90000-0001`, `011900000001` → `+55 (11) 90000-0001`.
 * The text must be one number, because the mask joins its digits; an invalid number is returned as masked.
 */
export const formatPhone = (text: string): string => {
  const masked = maskPhone(text).trimEnd();
  return internationalPhone(masked) ?? masked;
};
