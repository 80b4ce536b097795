const BRAZIL = "55";

/** The first number in a text, so that an extension after it is left out; null where there is none. */
const firstNumber = (phone: string): string | null => /\+?\d[\d\s().-]*/.exec(phone)?.[0] ?? null;

/** `+55 (11) 90000-0001` → `tel:+5511900000001`. */
export const phoneAddress = (phone: string): string | null => {
  const number = firstNumber(phone);
  return number === null ? null : `tel:${number.replace(/[^\d+]/g, "")}`;
};

/** WhatsApp wants the country: a number of ten or eleven digits is a Brazilian one. */
export const whatsappAddress = (phone: string): string | null => {
  const digits = firstNumber(phone)?.replace(/\D/g, "").replace(/^0+/, "");
  if (!digits) return null;
  return `https://wa.me/${digits.length <= 11 ? BRAZIL : ""}${digits}`;
};
