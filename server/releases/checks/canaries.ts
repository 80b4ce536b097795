import { parseTalentAddress } from "../../../src/config/routes";
import type { Secret } from "./secrets";

export interface CanaryOptions {
  secrets: readonly Secret[];
  /** Where the content store is. */
  storeAddresses: readonly string[];
}

export interface TextFile {
  path: string;
  bytes: Buffer;
  text: string;
  /** Of the page that it is, or that its data is for; null for other files. */
  address: string | null;
}

const TOKENS = /\bBearer\s+[\w.~+/-]{16,}|\beyJ[\w-]{8,}\.eyJ[\w-]{8,}\.[\w-]+/;

const QUOTE = String.raw`(?:"|\\"|&quot;)`;
const BIRTH_FIELD = new RegExp(`${QUOTE}(?:birth_?date|birth_?day|date_?of_?birth|dob|(?:data_?(?:de_?)?)?nascimento)${QUOTE}\\s*:`, "i");

const DAY = String.raw`(?:0?[1-9]|[12]\d|3[01])`;
const MONTH = String.raw`(?:0?[1-9]|1[0-2])`;
const YEAR = String.raw`(?:19|20)\d\d`;
const DATE = `(?:${YEAR}-${MONTH}-${DAY}|${DAY}[/.-]${MONTH}[/.-]${YEAR}|${DAY}\\s+(?:de\\s+)?\\p{L}{3,9}\\s+(?:de\\s+)?${YEAR})`;
const BETWEEN = String.raw`(?:\s|&nbsp;|<[^>]*>|[:=,()–—-]|\\n)`;
const BIRTH_LABEL = new RegExp(`(?:nascimento|birth ?date|date of birth)${BETWEEN}{1,12}${DATE}`, "iu");

/** Not part of a path, a file's name or a longer number. */
const ANY_DATE = new RegExp(`(?<![\\w/.-])${DATE}(?=T\\d|[^\\w/-]|$)`, "u");

/** Telephones and cameras name pictures by the day. */
const FILE_NAME = /"[^"]*\.(?:jpe?g|png|gif|webp|avif|heic|mp4|webm|mov|ogg)"/gi;

const DATA_FILE = /\.(html|json|xml|webmanifest|txt)$/;

/**
 * Says what a file holds that must never leave the server, as the end of a sentence; null where it holds nothing of the
 * kind. The domain carries no birthdates, so they are known by their looks: the field's name in any data, a date beside
 * the word, and any date at all on a talent's page, which shows none.
 */
export const createCanaries = ({ secrets, storeAddresses }: CanaryOptions) => {
  const forms = secrets.flatMap(({ name, value }) => formsOf(value).map((form) => ({ name, form: Buffer.from(form) })));
  const addresses = storeAddresses.map(addressPattern);
  return ({ path, bytes, text, address }: TextFile): string | null => {
    const secret = forms.find(({ form }) => bytes.includes(form));
    if (secret !== undefined) return `holds a secret, the value of ${secret.name}`;
    if (TOKENS.test(text)) return "holds a sign-in token";
    if (addresses.some((pattern) => pattern.test(text))) return "holds the content store's own address";
    if (!DATA_FILE.test(path)) return null;
    if (BIRTH_FIELD.test(text) || BIRTH_LABEL.test(text)) return "tells a date of birth";
    const isOfTalent = address !== null && parseTalentAddress(address) !== null;
    return isOfTalent && ANY_DATE.test(text) && ANY_DATE.test(text.replace(FILE_NAME, ""))
      ? "holds a date, which on a talent's page can only be that of birth"
      : null;
  };
};

export type Canaries = ReturnType<typeof createCanaries>;

/** As it is, as part of an address, and inside a JSON string. */
const formsOf = (value: string): string[] => [...new Set([value, encodeURIComponent(value), JSON.stringify(value).slice(1, -1)])];

/** Hosts that nobody outside can reach, so that nobody writes of them: this machine, a network of its own, a bare name. */
const PRIVATE_HOST = /^(?:localhost|[^.]+|127\..*|10\..*|192\.168\..*|172\.(?:1[6-9]|2\d|3[01])\..*|\[.*\])$/;

/** Where calls go. A store may be a public site too, whose plain address an editor may well write. */
const CALLS = String.raw`/(?:api|storage|preview|posts/(?:blog|campaigns|magazine))\b`;

/** An address of the store in any file: for a host of its own any mention, else one that leads to what only servers ask. */
const addressPattern = (address: string): RegExp => {
  const { host, hostname, port, pathname } = new URL(address);
  const usualPort = port === "" ? "(?::(?:80|443))?" : "";
  const path = pathname === "/" ? CALLS : `${escaped(pathname)}(?![\\w-])`;
  // The port ends there: `:80` is not in `:8080`.
  const tail = PRIVATE_HOST.test(hostname) ? "(?!\\.?[\\w-]|:\\d)" : path;
  return new RegExp(`https?:/{2}${escaped(host)}${usualPort}${tail}`, "i");
};

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
