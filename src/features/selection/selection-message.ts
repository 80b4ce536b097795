import type { TFunction } from "i18next";
import type { TalentSummary } from "../../domain/talent";
import { TEXT_AREA_LENGTH } from "../../forms/messages";

type ListedTalent = Pick<TalentSummary, "talentId" | "name">;

interface SelectionMessage {
  /** The visitor's text; can be empty. */
  text: string;
  talents: readonly ListedTalent[];
  /** Notes by talent id; null when they are not sent. */
  notes: ReadonlyMap<string, string> | null;
  /** A talent's absolute address. */
  addressOf: (talent: ListedTalent) => string;
  /** The absolute address of the shared selection. */
  shared: string;
}

/**
 * The visitor's text, names with links, and one link to all. Drops the single links when the message would be too long; null when
 * it still is.
 */
export const selectionMessage = ({ text, talents, notes, addressOf, shared }: SelectionMessage, t: TFunction): string | null => {
  const line = (talent: ListedTalent, position: number, link: string): string => {
    const note = notes?.get(talent.talentId);
    return [`${position}. ${talent.name}${link}`, ...(note ? [t("selection.sendNote", { note })] : [])].join("\n");
  };
  const toMessage = (linkOf: (talent: ListedTalent) => string): string =>
    [
      ...(text === "" ? [] : [text]),
      talents.map((talent, index) => line(talent, index + 1, linkOf(talent))).join("\n"),
      t("selection.sendSharedLink", { address: shared }),
    ].join("\n\n");
  const messages = [toMessage((talent) => `: ${addressOf(talent)}`), toMessage(() => "")];
  return messages.find(({ length }) => length <= TEXT_AREA_LENGTH) ?? null;
};
