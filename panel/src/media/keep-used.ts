import { APIError, type CollectionBeforeDeleteHook } from "payload";

import { type MediaUse, usesOfMedia } from "./media-in-use";
import { isRecord } from "../../../src/lib/json";
import { bilingual, inLanguage } from "../shared/bilingual";

const NAMED_USES = 5;

const textIn = (text: unknown, language: string): string => String((isRecord(text) ? (text[language] ?? text.pt) : text) ?? "");

const nameOf = ({ label, title }: MediaUse, language: string): string => {
  const [kind, name] = [textIn(label, language), textIn(title, language)];
  return name === "" ? kind : `${kind} “${name}”`;
};

const inUse = (uses: readonly MediaUse[]) => {
  const name = (language: string): string =>
    uses
      .slice(0, NAMED_USES)
      .map((use) => nameOf(use, language))
      .join(", ");
  const others = uses.length - NAMED_USES;
  return bilingual(
    `Este arquivo está em uso: ${name("pt")}${others > 0 ? ` e mais ${others}` : ""}. Tire-o ou troque-o ali antes de apagar.`,
    `This file is in use: ${name("en")}${others > 0 ? ` and ${others} more` : ""}. Remove or replace it there before you delete it.`,
  );
};

/**
 * Rejects deleting a file that a record shows; the message contains the records' titles. Applies only to files that a user deletes: files
 * of a deleted talent, an import or the demo have their own rules.
 */
export const keepUsed: CollectionBeforeDeleteHook = async ({ id, req }) => {
  if (req.routeParams?.collection !== "media") return;
  const uses = await usesOfMedia(Number(id), req);
  if (uses.length > 0) throw new APIError(inLanguage(inUse(uses), req.i18n.language), 409, { path: "file" }, true);
};
