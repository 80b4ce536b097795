import type { Translated } from "./content";
import type { Picture } from "./media";

/** An editors' list of talents across categories, hand-picked or by rule. */
export interface Board {
  boardId: string;
  slug: string;
  name: Translated;
  /** Sanitised HTML or plain text. */
  text: Translated;
  cover: Picture | null;
  /** Ids of the hand-picked talents in order; null for a board by rule. */
  talentIds: readonly string[] | null;
  /**
   * The address of a list, such as `/kids/meninas?idade=6-9`: the talents that match its filter are in the board. Null
   * for a hand-picked board.
   */
  rule: string | null;
  /** Whether the board appears in the menu without an entry in the menu settings. */
  isInMenu: boolean;
  isOnHome: boolean;
}
