import { readIdentity, type IdentityReading } from "../../config/identity";
import { isRecord } from "../../lib/json";

/** Reads the identity in `GET /api/customizations`. An unusable value is omitted and reported. */
export const normalizeIdentity = (document: unknown): IdentityReading => {
  const { display_face, paper, initials, accents } = isRecord(document) ? document : {};
  const sections = isRecord(accents) ? { ...accents, digitalInfluencers: accents.digital_influencers } : accents;
  const { identity, refused } = readIdentity({ displayFace: display_face, paper, initials, accents: sections });
  return { identity, refused: refused.map(toWireNames) };
};

const toWireNames = (sentence: string): string =>
  sentence.replace(/^displayFace/, "display_face").replace(/^accents\.digitalInfluencers/, "accents.digital_influencers");
