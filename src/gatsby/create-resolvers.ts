import type { CreateResolversArgs } from "gatsby";
import { CONSENT_HASH_KEY, consentWording } from "../config/consent-wording";
import { nameWidthInEms } from "../lib/name-width";
import { sha256 } from "../lib/sha256";

/** A locale file, as gatsby-plugin-react-i18next makes a node of it. */
interface LocaleNode {
  ns: string;
  language: string;
  data: string;
}

/** Created by the source plugin for each namespace and language with replaced strings. */
interface WordsNode {
  data: string;
}

interface QueryContext {
  nodeModel: { findOne(query: object): Promise<WordsNode | null> };
}

type Strings = Readonly<Record<string, string>>;

/** The namespace with the application form's strings. */
const CONSENT_NAMESPACE = "scouting";

/**
 * Replaces strings of `src/locales` by the agency's own in every query: pages, head tags, manifests, feeds. The query depends on
 * the node of the agency's strings, so a changed string rebuilds the pages of its namespace. Adds the width of the agency's name,
 * in ems of the display face, so that pages contain no table of widths for it.
 */
export const createResolvers = ({ createResolvers: addResolvers }: Pick<CreateResolversArgs, "createResolvers">): void => {
  addResolvers({
    AgencyCustomizations: {
      nameWidth: { type: "Float!", resolve: ({ agencyName }: { agencyName: string }) => nameWidthInEms(agencyName) },
    },
    Locale: {
      data: {
        resolve: async ({ ns, language, data }: LocaleNode, _args: unknown, { nodeModel }: QueryContext): Promise<string> => {
          const filter = { namespace: { eq: ns }, language: { eq: language } };
          const words = await nodeModel.findOne({ type: "AgencyWords", query: { filter } });
          if (words === null && ns !== CONSENT_NAMESPACE) return data;
          const strings: Strings = { ...JSON.parse(data), ...(words === null ? {} : JSON.parse(words.data)) };
          return JSON.stringify(ns === CONSENT_NAMESPACE ? withConsentHash(strings) : strings);
        },
      },
    },
  });
};

const withConsentHash = (strings: Strings): Strings => {
  const wording = consentWording(strings);
  return wording === null ? strings : { ...strings, [CONSENT_HASH_KEY]: sha256(wording) };
};
