import type { NodeInput } from "gatsby";
import { TALENTS_PER_PAGE } from "../../../src/config/constants";
import { CATEGORIES, GENDERS, type Category, type Gender } from "../../../src/domain/category";
import type { Talent } from "../../../src/domain/talent";
import type { NodeMaker } from "./to-node";

/** Every talent, and one listing for each category and gender and for each category as a whole. */
export const toTalentNodes = (talents: readonly Talent[], maker: NodeMaker): NodeInput[] => [
  ...talents.map((talent) => maker.toNode("AgencyTalent", talent.talentId, talent)),
  ...CATEGORIES.flatMap((category) =>
    [null, ...GENDERS].map((gender) => toListingNode({ category, gender }, talents, maker)),
  ),
];

interface Listing {
  category: Category;
  /** Null holds both. */
  gender: Gender | null;
}

const toListingNode = ({ category, gender }: Listing, talents: readonly Talent[], { nodeId, toNode }: NodeMaker): NodeInput => {
  const members = talents.filter(
    (talent) => talent.categories.includes(category) && (gender === null || talent.gender === gender),
  );
  return toNode("AgencyListing", `${category}-${gender ?? "all"}`, {
    category,
    gender,
    total: members.length,
    talents: members.slice(0, TALENTS_PER_PAGE).map(({ talentId }) => nodeId("AgencyTalent", talentId)),
  });
};
