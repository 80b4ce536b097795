import { phoneKey } from "./phone";

const EMAIL = /^(?:mailto:)?([^\s@<>"/:]+@[^\s@<>"]+\.[^\s@<>".]+)$/i;
const PROFILE = /^(?:https?:\/\/)?(?:(?:www|m|vm)\.)?(?:instagram|tiktok|facebook)\.com\/@?([A-Za-z0-9._-]{2,60})\/?(?:[?#].*)?$/i;
const MESSENGER = /^(?:https?:\/\/)?(?:wa\.me\/|(?:api|web)\.whatsapp\.com\/send\/?\?phone=)\+?(\d{8,15})(?:[/?&#].*)?$/i;
const PHONE = /^(?:tel:)?[+\d\s().\-/]{8,30}$/i;
const HANDLE = /^@?([A-Za-z0-9._]{2,30})$/;

const FEWEST_DIGITS = 8;

/**
 * A key that is equal for different spellings of one e-mail address, phone number or social profile; null for other text.
 * `+55 (11) 90000-0001` equals `011 90000 0001`, `@Casa.Juriti` equals `https://instagram.com/casa.juriti/`.
 */
export const contactKey = (text: string): string | null => {
  const trimmed = text.trim().slice(0, 300);
  const email = EMAIL.exec(trimmed)?.[1];
  if (email !== undefined) return `email:${email.toLowerCase()}`;
  const chat = MESSENGER.exec(trimmed)?.[1];
  // WhatsApp's addresses contain the country code, without a plus.
  if (chat !== undefined) return `phone:${phoneKey(`+${chat}`)}`;
  if (PHONE.test(trimmed)) return wholePhone(trimmed);
  const handle = (PROFILE.exec(trimmed) ?? HANDLE.exec(trimmed))?.[1];
  return handle === undefined || !/[a-z0-9]/i.test(handle) ? null : `handle:${handle.toLowerCase()}`;
};

/** For a text that is one number, also with slashes: `11/90000-0001`. */
const wholePhone = (text: string): string | null => {
  const key = phoneKey(text.replaceAll("/", " "));
  return key.replace(/\D/g, "").length < FEWEST_DIGITS ? null : `phone:${key}`;
};
