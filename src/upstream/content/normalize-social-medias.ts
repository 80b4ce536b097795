import { SOCIAL_NETWORKS, type SocialMedia } from "../../domain/content";
import { failure, success, type Result } from "../../domain/result";
import { httpsAddress } from "../addresses";
import type { RecordList } from "../record-list";
import { optionalText, parseWire, wireRecord } from "../wire-fields";
import { isRecord } from "../../lib/json";
import { readEntries } from "./keyed-document";

const wireNetwork = wireRecord({ url: optionalText() });

/** Reads `GET /api/social-medias`: the known networks that have an address. */
export const normalizeSocialMedias = (document: unknown): RecordList<SocialMedia> =>
  readEntries(isRecord(document) ? givenNetworks(document) : document, { resource: "social-medias", read: normalizeSocialMedia });

/** A network without an address is not an invalid record. */
const givenNetworks = (document: Readonly<Record<string, unknown>>): Readonly<Record<string, unknown>> =>
  Object.fromEntries(SOCIAL_NETWORKS.map((network) => [network, document[network]] as const).filter(([, entry]) => isGiven(entry)));

const isGiven = (entry: unknown): boolean => {
  if (entry === undefined || entry === null || entry === "") return false;
  const wire = parseWire(wireNetwork, entry);
  return !wire.ok || wire.value.url !== null;
};

const normalizeSocialMedia = (key: string, entry: unknown): Result<SocialMedia, string> => {
  const network = SOCIAL_NETWORKS.find((candidate) => candidate === key);
  const wire = parseWire(wireNetwork, entry);
  if (!wire.ok) return wire;
  const url = httpsAddress(wire.value.url);
  return network === undefined || url === null ? failure("url is not an https address") : success({ network, url });
};
