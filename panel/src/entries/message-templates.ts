import type { Payload } from "payload";

import { readCustomizations } from "../identity/index";
import type { EntryKind } from "../contract/entry";
import { DEFAULT_TEMPLATES } from "./default-templates";
import type { Entry } from "../payload-types";
import { fillTemplate } from "./contact-links";

type Language = "pt" | "en";

export const languageOfVisitor = ({ locale, consentLocale }: Pick<Entry, "locale" | "consentLocale">): Language =>
  (locale ?? consentLocale) === "en" ? "en" : "pt";

type OwnTemplates = Partial<Record<EntryKind, Partial<Record<Language, string | null>>>>;

const readOwnTemplates = async (payload: Payload): Promise<OwnTemplates> => {
  // Only admins read the settings; every account that may read an entry uses their templates.
  const { messageTemplates: own } = await payload.findGlobal({ slug: "settings", overrideAccess: true });
  return {
    getScouted: { pt: own?.applicationPt, en: own?.applicationEn },
    contact: { pt: own?.enquiryPt, en: own?.enquiryEn },
    workshopContact: { pt: own?.workshopPt, en: own?.workshopEn },
  };
};

export type EntryMessage = { subject: string; body: string };

type Addressed = Pick<Entry, "kind" | "name" | "locale"> & Partial<Pick<Entry, "consentLocale">>;

/** In the visitor's language. Reads the settings once for many entries. */
export const createMessageWriter = async (payload: Payload): Promise<(entry: Addressed) => EntryMessage> => {
  const templates = await readOwnTemplates(payload);
  const { agencyName } = await readCustomizations(payload);
  return ({ kind, name, locale, consentLocale }) => {
    const language = languageOfVisitor({ locale, consentLocale });
    const values = { name: name ?? "", agency: agencyName };
    return {
      subject: fillTemplate(DEFAULT_TEMPLATES[kind].subject[language], values),
      body: fillTemplate(templates[kind]?.[language] || DEFAULT_TEMPLATES[kind].body[language], values),
    };
  };
};

export const readApplicationMessage = async (
  payload: Payload,
  entry: Pick<Entry, "name" | "locale" | "consentLocale">,
): Promise<EntryMessage> => {
  const write = await createMessageWriter(payload);
  return write({ ...entry, kind: "getScouted" });
};
