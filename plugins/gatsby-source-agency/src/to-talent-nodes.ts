import type { NodeInput } from "gatsby";
import { TALENTS_PER_PAGE } from "../../../src/config/constants";
import { CATEGORIES, GENDERS, type Category, type Gender } from "../../../src/domain/category";
import { isMinor, type Talent } from "../../../src/domain/talent";
import type { NodeMaker } from "./to-node";

/** Includes the pages of each category's listings (per gender and for both), and the first page of the list of all talents. */
export const toTalentNodes = (talents: readonly Talent[], maker: NodeMaker): NodeInput[] => [
  ...talents.map((talent) => maker.toNode("AgencyTalent", talent.talentId, { ...talent, isMinor: isMinor(talent) })),
  ...CATEGORIES.flatMap((category) => [null, ...GENDERS].flatMap((gender) => toListingNodes({ category, gender }, talents, maker))),
  ...toListingNodes({ category: null, gender: null }, talents, maker).slice(0, 1),
];

interface Listing {
  /** Null for all talents. */
  category: Category | null;
  /** Null for both. */
  gender: Gender | null;
}

const toListingNodes = ({ category, gender }: Listing, talents: readonly Talent[], { nodeId, toNode }: NodeMaker): NodeInput[] => {
  const members = talents.filter(
    (talent) => (category === null || talent.categories.includes(category)) && (gender === null || talent.gender === gender),
  );
  const pages = Math.max(1, Math.ceil(members.length / TALENTS_PER_PAGE)); // an empty listing has a page too
  return Array.from({ length: pages }, (_, index) => {
    const shown = members.slice(index * TALENTS_PER_PAGE, (index + 1) * TALENTS_PER_PAGE);
    return toNode("AgencyListing", `${category ?? "all"}-${gender ?? "all"}-${index + 1}`, {
      category,
      gender,
      page: index + 1,
      pages,
      total: members.length,
      hasMinors: members.some(isMinor),
      talents: shown.map(({ talentId }) => nodeId("AgencyTalent", talentId)),
    });
  });
};
