import { boardPage, parseBoardAddress } from "../../src/config/board-routes";
import { findTranslation } from "../../src/domain/content";
import type { Boards } from "./boards";
import type { OtherLists } from "./list-members";

/** The boards as lists with a feed and a number of new talents; only a board's first page is a list. */
export const createBoardLists =
  (boards: Pick<Boards, "all" | "members">): OtherLists =>
  async (pathname, snapshot) => {
    const address = parseBoardAddress(pathname);
    if (address?.page !== 1) return "missing";
    const all = await boards.all();
    if (all === null) return "unknown";
    const board = all.find(({ slug }) => slug === address.slug);
    if (board === undefined) return "missing";
    return {
      address: boardPage(board.slug),
      title: (locale) => findTranslation(board.name, locale)?.text ?? "",
      talents: boards.members(snapshot, board),
    };
  };
