import type { TFunction } from "i18next";
import type { TalentSummary } from "../../domain/talent";
import { LETTER_LENGTH } from "../../forms/messages";

type ListedTalent = Pick<TalentSummary, "talentId" | "name">;

interface SelectionLetter {
  /** The visitor's own, maybe empty. */
  words: string;
  talents: readonly ListedTalent[];
  /** By talent id; null where the visitor keeps them. */
  notes: ReadonlyMap<string, string> | null;
  /** A talent's whole address. */
  addressOf: (talent: ListedTalent) => string;
  /** The whole address that shows all of them. */
  shared: string;
}

/**
 * A selection as the contact entry's message: the visitor's words, names with links, and one link to all.
 * Names go without their own links where these do not fit; null where even so there is no room.
 */
export const selectionMessage = ({ words, talents, notes, addressOf, shared }: SelectionLetter, t: TFunction): string | null => {
  const line = (talent: ListedTalent, place: number, link: string): string => {
    const note = notes?.get(talent.talentId);
    return [`${place}. ${talent.name}${link}`, ...(note ? [t("selection.sendNote", { note })] : [])].join("\n");
  };
  const letter = (linkOf: (talent: ListedTalent) => string): string =>
    [
      ...(words === "" ? [] : [words]),
      talents.map((talent, index) => line(talent, index + 1, linkOf(talent))).join("\n"),
      t("selection.sendWhole", { address: shared }),
    ].join("\n\n");
  const letters = [letter((talent) => `: ${addressOf(talent)}`), letter(() => "")];
  return letters.find(({ length }) => length <= LETTER_LENGTH) ?? null;
};
