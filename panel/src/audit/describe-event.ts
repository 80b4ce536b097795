import { getTranslation } from "@payloadcms/translations";
import type { FlattenedField, PayloadRequest } from "payload";

import { ACTION_LABELS, describeDetail, describeRecords, noAccountLabel, storeLabel } from "./words";
import { inLanguage } from "../shared/bilingual";
import type { AuditEvent } from "../payload-types";

type Described = Partial<Pick<AuditEvent, "accountName" | "action" | "store" | "record" | "detail">>;

/** The configuration and the language, of a request or of a server component's props. */
export type EventWords = Pick<PayloadRequest, "payload"> & { i18n: Parameters<typeof getTranslation>[1] };

/** Texts in the admin's language; null when there is no text. */
export type DescribedEvent = { account: string; action: string; store: string; records: string | null; detail: string | null };

/** Fields that the admin hides, such as search keys, have no label. */
const isShown = (field: FlattenedField): boolean =>
  !("hidden" in field && field.hidden === true) && field.admin?.hidden !== true && field.admin?.disabled !== true;

/** Maps names of fields to labels. */
const fieldLabels = (store: string, { payload, i18n }: EventWords): Map<string, string> => {
  const collection = payload.config.collections.find(({ slug }) => slug === store);
  const labels = new Map<string, string>();
  for (const field of collection?.flattenedFields.filter(isShown) ?? []) {
    const label = "label" in field && field.label ? getTranslation(field.label, i18n) : null;
    if (typeof label === "string") labels.set(field.name, label);
  }
  return labels;
};

/** In the order of the collection's fields. */
const changedFields = ({ store, detail }: Described, words: EventWords): string | null => {
  const changed = new Set((detail ?? "").split(", "));
  const labels = [...fieldLabels(store ?? "", words)].flatMap(([name, label]) => (changed.has(name) ? [label] : []));
  return labels.length === 0 ? null : labels.join(", ");
};

export const describeEvent = (event: Described, words: EventWords): DescribedEvent => {
  const { language } = words.i18n;
  const ids = (event.record ?? "").split(", ").filter((id) => id !== "");
  return {
    account: event.accountName ?? noAccountLabel(language),
    action: event.action === undefined ? "" : inLanguage(ACTION_LABELS[event.action], language),
    store: storeLabel(event.store ?? "", language),
    records: describeRecords(ids, language),
    detail: event.action === "change" ? changedFields(event, words) : describeDetail(event.detail ?? "", language),
  };
};
