const BRAZIL = "55";

/** The first number in a text, without a following extension; null when there is none. */
const firstNumber = (phone: string): string | null => /\+?\d[\d\s().-]*/.exec(phone)?.[0] ?? null;

/** `+55 (11) 90000-0001` → `tel:+5511900000001`. */
export const phoneAddress = (phone: string): string | null => {
  const number = firstNumber(phone);
  return number === null ? null : `tel:${number.replace(/[^\d+]/g, "")}`;
};

/** WhatsApp addresses need the country code; numbers of up to eleven digits are Brazilian. */
export const whatsappAddress = (phone: string): string | null => {
  const digits = firstNumber(phone)?.replace(/\D/g, "").replace(/^0+/, "");
  if (!digits) return null;
  return `https://wa.me/${digits.length <= 11 ? BRAZIL : ""}${digits}`;
};
