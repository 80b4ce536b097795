import type { Payload } from "payload";

import type { EntryKind } from "../../contract/entry";
import type { EntryStatus } from "../entry-status";
import { type AnswerLanguage, TEMPLATE_NAMES, type TemplateName, TEMPLATES } from "./templates";

export type AnswerTemplate = { name: TemplateName; status: EntryStatus | null; body: string };

/** The settings' texts for one form, or the defaults; their fields are not filled. */
export const readTemplates = async (payload: Payload, kind: EntryKind): Promise<Record<AnswerLanguage, AnswerTemplate[]>> => {
  // Only admins read the settings; every account that may read an entry uses their templates.
  const { messageTemplates: own } = await payload.findGlobal({ slug: "settings", overrideAccess: true });
  const readAll = (language: AnswerLanguage): AnswerTemplate[] =>
    TEMPLATE_NAMES[kind].map((name) => {
      const { status, body } = TEMPLATES[name];
      return { name, status, body: own?.[`${name}${language === "pt" ? "Pt" : "En"}`] || body[language] };
    });
  return { pt: readAll("pt"), en: readAll("en") };
};
