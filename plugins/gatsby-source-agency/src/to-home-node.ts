import type { NodeInput } from "gatsby";
import type { Home } from "../../../src/domain/home";
import type { NodeMaker } from "./to-node";

export const toHomeNode = ({ doors, newFaces, boards, ...rest }: Home, { toNode, nodeId }: NodeMaker): NodeInput =>
  toNode("AgencyHome", "site", {
    ...rest,
    doors: doors.map(({ face, ...door }) => ({ ...door, face: face && nodeId("AgencyTalent", face.talentId) })),
    boards: boards.map(({ face, ...board }) => ({ ...board, face: face && nodeId("AgencyTalent", face.talentId) })),
    newFaces: newFaces.map(({ talentId }) => nodeId("AgencyTalent", talentId)),
  });
