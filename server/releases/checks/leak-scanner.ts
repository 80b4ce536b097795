import { parseTalentAddress } from "../../../src/config/routes";
import { withoutElements } from "../../../src/lib/html";
import type { Secret } from "./secret-variables";

export interface LeakScannerOptions {
  secrets: readonly Secret[];
  /** The addresses of the content store. */
  storeAddresses: readonly string[];
}

export interface TextFile {
  path: string;
  bytes: Buffer;
  text: string;
  /** The address of the page that the file contains, as HTML or as data; null for other files. */
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

/** Phones and cameras put the date into file names. */
const FILE_NAME = /"[^"]*\.(?:jpe?g|png|gif|webp|avif|heic|mp4|webm|mov|ogg)"/gi;

/** Members of page data with a day that the page shows: that of a talent's numbers on social networks, and of digitals. */
const SHOWN_DAYS = /"(?:measuredOn|digitalsOn|count":\d+,"date|isBigLandscape":(?:true|false),"date)":"[\d-]+"/g;

const DATA_FILE = /\.(html|json|xml|webmanifest|txt)$/;

/**
 * Finds secrets and birthdates in a file; returns the end of a sentence that begins with the file's path, null when there is none.
 * The domain has no birthdates, so they are recognised by form: the field's name in any data, a date beside the word, and any date
 * on a talent's page outside of what it shows with a date.
 */
export const createLeakScanner = ({ secrets, storeAddresses }: LeakScannerOptions) => {
  const forms = secrets.flatMap(({ name, value }) => formsOf(value).map((form) => ({ name, form: Buffer.from(form) })));
  const addresses = storeAddresses.map(addressPattern);
  return ({ path, bytes, text, address }: TextFile): string | null => {
    const secret = forms.find(({ form }) => bytes.includes(form));
    if (secret !== undefined) return `contains a secret, the value of ${secret.name}`;
    if (TOKENS.test(text)) return "contains a sign-in token";
    if (addresses.some((pattern) => pattern.test(text))) return "contains the content store's own address";
    if (!DATA_FILE.test(path)) return null;
    if (BIRTH_FIELD.test(text) || BIRTH_LABEL.test(text)) return "contains a date of birth";
    const isOfTalent = address !== null && parseTalentAddress(address) !== null;
    return isOfTalent && ANY_DATE.test(text) && ANY_DATE.test(withoutShownDates(path, text))
      ? "contains a date, which on a talent's page can only be that of birth"
      : null;
  };
};

export type LeakScanner = ReturnType<typeof createLeakScanner>;

/** Removes file names, days that the page shows, and `time` elements. */
const withoutShownDates = (path: string, text: string): string => {
  const rest = text.replace(FILE_NAME, "").replace(SHOWN_DAYS, "");
  return path.endsWith(".html") ? withoutElements(rest, "time") : rest;
};

/** The value as it is, as part of an address, and inside a JSON string. */
const formsOf = (value: string): string[] => [...new Set([value, encodeURIComponent(value), JSON.stringify(value).slice(1, -1)])];

/** Hosts that cannot be reached from outside, so no editor names them: this machine, a private network, a bare name. */
const PRIVATE_HOST = /^(?:localhost|[^.]+|127\..*|10\..*|192\.168\..*|172\.(?:1[6-9]|2\d|3[01])\..*|\[.*\])$/;

/** Paths of server calls. A content store may be a public site too, and an editor may write its plain address. */
const CALL_PATHS = String.raw`/(?:api|storage|preview|posts/(?:blog|campaigns|magazine))\b`;

/** Matches the store's address: any mention of a private host, else only paths that servers call. */
const addressPattern = (address: string): RegExp => {
  const { host, hostname, port, pathname } = new URL(address);
  const usualPort = port === "" ? "(?::(?:80|443))?" : "";
  const path = pathname === "/" ? CALL_PATHS : `${escaped(pathname)}(?![\\w-])`;
  // The match ends with the port: `:80` is not part of `:8080`.
  const tail = PRIVATE_HOST.test(hostname) ? "(?!\\.?[\\w-]|:\\d)" : path;
  return new RegExp(`https?:/{2}${escaped(host)}${usualPort}${tail}`, "i");
};

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
