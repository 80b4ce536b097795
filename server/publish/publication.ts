import { isRecord } from "../../src/lib/json";

/** The content of one call of the publish hook. */
export interface Publication {
  /** False when only packages are concerned. */
  concernsContent: boolean;
  /** A record is no longer published: live data is refreshed now, and a second call requests the build. */
  isWithdrawal: boolean;
  /** Most of the content was deleted on purpose: an empty list of talents and a release with few pages are correct. */
  isLossAccepted: boolean;
  /** Hashes of changed or revoked packages; null when any may be concerned. */
  packages: readonly string[] | null;
  erased: readonly string[];
}

/** For a publication whose content is unknown. */
export const UNKNOWN_PUBLICATION: Publication = {
  concernsContent: true,
  isWithdrawal: false,
  isLossAccepted: false,
  packages: null,
  erased: [],
};

/** Reads another gateway's announcement; a gateway of another version may announce something unknown. */
export const readPublication = (value: unknown): Publication => {
  if (!isRecord(value)) return UNKNOWN_PUBLICATION;
  const { concernsContent, isWithdrawal, isLossAccepted } = value;
  if (typeof concernsContent !== "boolean" || typeof isWithdrawal !== "boolean") return UNKNOWN_PUBLICATION;
  return {
    ...{ concernsContent, isWithdrawal },
    isLossAccepted: isLossAccepted === true,
    packages: Array.isArray(value.packages) ? texts(value.packages) : null,
    erased: texts(value.erased),
  };
};

const texts = (list: unknown): readonly string[] =>
  Array.isArray(list) ? list.filter((item): item is string => typeof item === "string") : [];

/** Merges publications, so that a gateway that was away refreshes once. */
export const mergePublications = (publications: readonly Publication[]): Publication => {
  const ofContent = publications.filter(({ concernsContent }) => concernsContent);
  return {
    concernsContent: ofContent.length > 0,
    isWithdrawal: ofContent.length > 0 && ofContent.every(({ isWithdrawal }) => isWithdrawal),
    isLossAccepted: publications.some(({ isLossAccepted }) => isLossAccepted),
    packages: publications.some(({ packages }) => packages === null)
      ? null
      : unique(publications.flatMap(({ packages }) => packages ?? [])),
    erased: unique(publications.flatMap(({ erased }) => erased)),
  };
};

const unique = (list: readonly string[]): readonly string[] => [...new Set(list)];
