const BRAZIL = "55";
const AREA_LENGTH = 2;
const LANDLINE_LENGTH = 8;
const MOBILE_LENGTH = 9;

const digitsOf = (text: string): string => text.replace(/\D/g, "");

/** `11900000001` → `(11) 90000-0001`, also for an incomplete number; further digits are kept at the end. */
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

/** Keeps the groups of a foreign number, because no mask fits all countries. */
const foreignMask = (text: string): string => `+${text.replace(/\D+/g, " ").trimStart()}`;

/**
 * Formats a number as `+## (##) #####-####` during typing. The result never ends in a separator, so that Backspace
 * always deletes a digit. A number with a trunk prefix keeps its digits, since a carrier code may follow: `formatPhone`
 * reads it when it is complete.
 */
export const maskPhone = (text: string): string => {
  const typed = text.normalize("NFKC");
  const digits = digitsOf(typed);
  const isForeignPrefix = /^00\d/.test(digits);
  if (/^\D*\+/.test(typed) || isForeignPrefix) return maskInternational(isForeignPrefix ? typed.replace(/^\D*0\D*0/, "") : typed);
  if (digits.startsWith("0")) return digits;
  return digits.startsWith(BRAZIL) && digits.length > AREA_LENGTH + MOBILE_LENGTH ? brazilianMask(digits) : nationalMask(digits);
};

const maskInternational = (text: string): string => {
  const digits = digitsOf(text);
  // A trunk prefix after the country code shifts the groups.
  return digits.startsWith(BRAZIL) && digits[BRAZIL.length] !== "0" ? brazilianMask(digits) : foreignMask(text);
};
