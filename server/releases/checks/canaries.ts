import { parseTalentAddress } from "../../../src/config/routes";
import type { Secret } from "./secrets";

export interface CanaryOptions {
  secrets: readonly Secret[];
  /** Where the content store is. */
  storeAddresses: readonly string[];
  siteUrl: string;
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

const DATA_FILE = /\.(html|json|xml|webmanifest|txt)$/;

/**
 * Says what a file holds that must never leave the server, as the end of a sentence; null where it holds nothing of the
 * kind. The domain carries no birthdates, so they are known by their looks: the field's name in any data, a date beside
 * the word, and any date at all on a talent's page, which shows none.
 */
export const createCanaries = ({ secrets, storeAddresses, siteUrl }: CanaryOptions) => {
  const forms = secrets.flatMap(({ name, value }) => formsOf(value).map((form) => ({ name, form: Buffer.from(form) })));
  const addresses = storeAddresses.filter((address) => !isOfSite(address, siteUrl)).map(addressPattern);
  return ({ path, bytes, text, address }: TextFile): string | null => {
    const secret = forms.find(({ form }) => bytes.includes(form));
    if (secret !== undefined) return `holds a secret, the value of ${secret.name}`;
    if (TOKENS.test(text)) return "holds a sign-in token";
    if (addresses.some((pattern) => pattern.test(text))) return "holds the content store's own address";
    if (!DATA_FILE.test(path)) return null;
    if (BIRTH_FIELD.test(text) || BIRTH_LABEL.test(text)) return "tells a date of birth";
    const isOfTalent = address !== null && parseTalentAddress(address) !== null;
    return isOfTalent && ANY_DATE.test(text) ? "holds a date, which on a talent's page can only be that of birth" : null;
  };
};

export type Canaries = ReturnType<typeof createCanaries>;

/** As it is, as part of an address, and inside a JSON string. */
const formsOf = (value: string): string[] => [...new Set([value, encodeURIComponent(value), JSON.stringify(value).slice(1, -1)])];

/** A store on the site's own host, with or without www., has no address to keep to itself. */
const isOfSite = (address: string, siteUrl: string): boolean => bareHost(address) === bareHost(siteUrl);

const bareHost = (address: string): string => new URL(address).host.replace(/^www\./, "");

/** Ends where the host or port ends: `:80` is not in `:8080`. */
const addressPattern = (address: string): RegExp => {
  const { host, port } = new URL(address);
  const usualPort = port === "" ? "(?::(?:80|443))?" : "";
  return new RegExp(`https?:(?:\\\\?/){2}${host.replace(/[.[\]]/g, "\\$&")}${usualPort}(?!\\.?[\\w-]|:\\d)`, "i");
};
