const BRAZIL = "55";
const AREA_LENGTH = 2;
const LANDLINE_LENGTH = 8;
const MOBILE_LENGTH = 9;
const NATIONAL_LENGTHS = [AREA_LENGTH + LANDLINE_LENGTH, AREA_LENGTH + MOBILE_LENGTH];

const digitsOf = (text: string): string => text.replace(/\D/g, "");

/** `11900000001` → `(11) 90000-0001`, also for a part of it; further digits are kept at the end. */
const nationalMask = (digits: string): string => {
  const [area, rest] = [digits.slice(0, AREA_LENGTH), digits.slice(AREA_LENGTH)];
  if (rest === "") return area === "" ? "" : `(${area}`;
  const half = rest.length > LANDLINE_LENGTH ? MOBILE_LENGTH - 4 : LANDLINE_LENGTH - 4;
  const [front, back] = [rest.slice(0, half), rest.slice(half)];
  return `(${area}) ${front}${back && `-${back}`}`;
};

const brazilianMask = (digits: string): string => {
  const national = nationalMask(digits.slice(BRAZIL.length));
  return `+${BRAZIL}${national && ` ${national}`}`;
};

/** A foreign number keeps its groups, because no mask fits all countries. */
const foreignMask = (text: string): string => `+${text.replace(/\D+/g, " ").trimStart()}`;

/**
 * Formats a number as `+## (##) #####-####` while it is typed. The result never ends in a separator, so that Backspace always
 * deletes a digit. `formatPhone` adds the country code.
 */
export const maskPhone = (text: string): string => {
  const written = text.trimStart().replace(/^00(?=\d)/, "+");
  const digits = digitsOf(written);
  if (/^0{1,2}$/.test(digits)) return digits; // the start of a trunk or country prefix
  if (written.startsWith("+")) return digits.startsWith(BRAZIL) ? brazilianMask(digits) : foreignMask(written);
  return digits.startsWith(BRAZIL) && digits.length > AREA_LENGTH + MOBILE_LENGTH
    ? brazilianMask(digits)
    : nationalMask(digits.replace(/^0/, ""));
};

/** Formats a complete number; a national one gets Brazil's country code: `11 90000-0001`, `011900000001` → `+55 (11) 90000-0001`. */
export const formatPhone = (text: string): string => {
  const masked = maskPhone(text).trimEnd();
  const digits = digitsOf(masked);
  if (masked.startsWith("+")) return masked;
  if (NATIONAL_LENGTHS.includes(digits.length)) return brazilianMask(`${BRAZIL}${digits}`);
  return masked;
};
