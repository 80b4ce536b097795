import type { NodeInput } from "gatsby";
import type { Article, Campaign, Magazine } from "../../../src/domain/editorial";
import type { NodeMaker } from "./to-node";

interface Editorial {
  articles: readonly Article[];
  campaigns: readonly Campaign[];
  magazines: readonly Magazine[];
}

/** One node for each language of a record; an article also has a node that links its versions. */
export const toEditorialNodes = ({ articles, campaigns, magazines }: Editorial, maker: NodeMaker): NodeInput[] => [
  ...articles.flatMap((article) => toArticleNodes(article, maker)),
  ...campaigns.map((campaign) => maker.toNode("AgencyCampaign", `${campaign.campaignId}-${campaign.language}`, campaign)),
  ...magazines.map((magazine) => maker.toNode("AgencyMagazine", `${magazine.magazineId}-${magazine.language}`, magazine)),
];

const toArticleNodes = ({ versions, ...article }: Article, { nodeId, toNode }: NodeMaker): NodeInput[] => {
  const languages = versions.map(({ language }) => language);
  const versionKey = (language: string): string => `${article.articleId}-${language}`;
  return [
    toNode("AgencyArticle", article.articleId, {
      ...article,
      versions: languages.map((language) => nodeId("AgencyPost", versionKey(language))),
    }),
    ...versions.map((post) => toNode("AgencyPost", versionKey(post.language), { ...post, languages })),
  ];
};
