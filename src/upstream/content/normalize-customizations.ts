import { NUMBERS_MAX_AGE_DAYS } from "../../config/constants";
import type { Customizations } from "../../domain/content";
import { success, type Result } from "../../domain/result";
import { httpsAddress } from "../addresses";
import { optionalCount, optionalText, parseWire, requiredText, wireRecord } from "../wire-fields";
import { isRecord } from "../../lib/json";
import { normalizeIdentity } from "./normalize-identity";
import { normalizeLanguages } from "./normalize-languages";
import { normalizeMenu } from "./normalize-menu";

const wireCustomizations = wireRecord({
  agency_name: requiredText(),
  founded: optionalCount(),
  theme_color: optionalText(),
  numbers_max_age_days: optionalCount(),
});
const wireProvider = wireRecord({ name: requiredText(), url: requiredText() });

/** Reads `GET /api/customizations`; fails without the agency's name. */
export const normalizeCustomizations = (document: unknown): Result<Customizations, string> => {
  const wire = parseWire(wireCustomizations, document);
  if (!wire.ok) return wire;
  const { agency_name, founded, theme_color, numbers_max_age_days } = wire.value;
  const rest = isRecord(document) ? document : {};
  return success({
    agencyName: agency_name,
    founded,
    themeColor: theme_color !== null && /^#([0-9a-f]{3}|[0-9a-f]{6})$/i.test(theme_color) ? theme_color : null,
    bookingProvider: bookingProvider(rest.booking_provider),
    bookDownload: isTrue(rest.book_download),
    minorsInstagram: isTrue(rest.minors_instagram),
    minorsDigitals: isTrue(rest.minors_digitals),
    numbersMaxAgeDays: numbers_max_age_days ?? NUMBERS_MAX_AGE_DAYS,
    countVisits: !isFalse(rest.count_visits),
    homeIntro: !isFalse(rest.home_intro),
    identity: normalizeIdentity(document).identity,
    languages: normalizeLanguages(rest.languages),
    menu: normalizeMenu(rest).items,
  });
};

const bookingProvider = (sent: unknown): Customizations["bookingProvider"] => {
  const wire = parseWire(wireProvider, sent);
  const url = wire.ok ? httpsAddress(wire.value.url) : null;
  return wire.ok && url !== null ? { name: wire.value.name, url } : null;
};

/** A store without this switch omits it; a missing switch is on. */
const isFalse = (sent: unknown): boolean => ["false", "0", "off"].includes(String(sent));

const isTrue = (sent: unknown): boolean => ["true", "1"].includes(String(sent));
