import { failure, success, type Result } from "../../domain/result";
import type { UpstreamError } from "../http";
import type { TalentSource } from "../source";
import { isRecord } from "../../lib/json";
import { normalizeProfile, type ProfiledTalent } from "./normalize-profile";

export type { ProfiledTalent, TalentFile } from "./normalize-profile";

const PATH = "/api/talent/profile";

/** Null when the talent is unknown or unpublished. A record that breaks the contract is an error of kind `record`. */
export const fetchTalent = async (
  { client, settings, today, publicationRules }: TalentSource,
  talentId: string,
): Promise<Result<ProfiledTalent | null, UpstreamError>> => {
  const call = client.getJson({ backend: "integration", path: PATH, query: { id: talentId, language: "en" } });
  const [answer, rules] = await Promise.all([call, publicationRules()]);
  if (!answer.ok) return answer.error.status === 404 ? success(null) : answer;
  const record = profileRecord(answer.value);
  if (record === null) return success(null);
  const profile = normalizeProfile(record, { media: settings, today, rules });
  if (profile.ok) return profile;
  const message = `GET ${PATH}: talent ${talentId} cannot be read, ${profile.error}.`;
  return failure({ kind: "record", call: `GET ${PATH}`, status: 200, message });
};

/** Some installations send the talent at the top level, without `data`. */
const profileRecord = (answer: unknown): unknown => {
  if (!isRecord(answer)) return answer;
  return "data" in answer ? (answer.data ?? null) : answer;
};
