import type { NodeInput } from "gatsby";
import { boardMembers } from "../../../src/config/board-members";
import { TALENTS_PER_PAGE } from "../../../src/config/constants";
import type { Board } from "../../../src/domain/board";
import { isMinor, type Talent } from "../../../src/domain/talent";
import type { NodeMaker } from "./to-node";

/** Boards store their position in `order`. */
export const toBoardNodes = (boards: readonly Board[], talents: readonly Talent[], maker: NodeMaker): NodeInput[] =>
  boards.flatMap((board, order) => [toBoardNode(board, order, maker), ...toPageNodes(board, boardMembers(board, talents), maker)]);

const toBoardNode = ({ talentIds: _members, isInMenu: _menu, ...board }: Board, order: number, { toNode }: NodeMaker): NodeInput =>
  toNode("AgencyBoard", board.slug, { ...board, order });

const toPageNodes = ({ slug }: Board, members: readonly Talent[], { nodeId, toNode }: NodeMaker): NodeInput[] => {
  const pages = Math.max(1, Math.ceil(members.length / TALENTS_PER_PAGE)); // an empty board has a page too
  return Array.from({ length: pages }, (_, index) => {
    const shown = members.slice(index * TALENTS_PER_PAGE, (index + 1) * TALENTS_PER_PAGE);
    return toNode("AgencyBoardPage", `${slug}-${index + 1}`, {
      board: nodeId("AgencyBoard", slug),
      slug,
      page: index + 1,
      pages,
      total: members.length,
      hasMinors: members.some(isMinor),
      talents: shown.map(({ talentId }) => nodeId("AgencyTalent", talentId)),
    });
  });
};
