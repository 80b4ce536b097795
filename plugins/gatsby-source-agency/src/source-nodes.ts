import type { SourceNodesArgs } from "gatsby";
import { dayIn } from "../../../src/domain/day";
import { readEnvironment, upstreamSettings, type UpstreamSettings } from "../../../src/config/environment";
import { createBuildClient } from "../../../src/upstream/http";
import { chooseHome } from "./choose-home";
import { NODE_TYPES } from "./constants";
import { FAILURE_CODES, SourcingStopped, type BuildFailure } from "./failures";
import { fetchContent, type SiteContent } from "./fetch-content";
import { guardAgainstCollapse } from "./guard-against-collapse";
import { measureContent } from "./measure-content";
import { keepLanguages } from "./keep-languages";
import { createPictureMeasure } from "./measure-pictures";
import { reportSkipped } from "./report-skipped";
import { toBoardNodes } from "./to-board-nodes";
import { toContentNodes } from "./to-content-nodes";
import { toEditorialNodes } from "./to-editorial-nodes";
import { createNodeMaker } from "./to-node";
import { toHomeNode } from "./to-home-node";
import { toTalentNodes } from "./to-talent-nodes";

type SourceArgs = Pick<SourceNodesArgs, "actions" | "cache" | "createContentDigest" | "createNodeId" | "getNodesByType" | "reporter">;

/** The time zone decides the ages of talents. */
interface Store {
  settings: UpstreamSettings;
  timeZone: string;
}

/** The cache key contains the store, because counts of different stores are not comparable. */
const countKey = ({ settings }: Store): string => `talent-count ${settings.integrationUrl}`;

/** A failure stops a build; in develop the last good nodes stay. */
export const sourceNodes = async (api: SourceArgs): Promise<void> => {
  try {
    const store = readStore();
    const content = await pullContent(api, store);
    const maker = createNodeMaker(api);
    const talents = content.talents.map(({ talent }) => talent);
    const menu = content.customizations[0]?.menu ?? null;
    const { boards } = content;
    const nodes = [
      ...toTalentNodes(talents, maker),
      ...toBoardNodes(boards, talents, maker),
      ...toEditorialNodes(content, maker),
      ...toContentNodes(content, maker),
      toHomeNode(chooseHome({ settings: content.home, talents, menu, boards }), maker),
    ];
    await Promise.all(nodes.map((node) => api.actions.createNode(node)));
    await api.cache.set(countKey(store), content.talents.length);
  } catch (error) {
    if (!(error instanceof SourcingStopped)) throw error;
    keepOrStop(api, error.failure);
  }
};

const pullContent = async ({ cache, reporter }: SourceArgs, store: Store): Promise<SiteContent> => {
  const { settings, timeZone } = store;
  const client = createBuildClient(settings);
  try {
    const content = keepLanguages(await fetchContent({ client, settings, today: dayIn(timeZone, new Date()) }));
    reportSkipped(content.skipped, reporter); // before the guard, since broken records can explain missing talents
    const previous: unknown = await cache.get(countKey(store));
    const verdict = guardAgainstCollapse(content.talents.length, typeof previous === "number" ? previous : null);
    if (!verdict.ok) throw new SourcingStopped(verdict.error);
    const pictures = createPictureMeasure(settings, cache);
    const measured = await measureContent(content, pictures);
    const paths = pictures.unmeasured();
    if (paths.length > 0) reporter.warn(`Pictures without a readable size (${paths.length}): ${paths.slice(0, 5).join(", ")}`);
    return measured;
  } finally {
    await client.close();
  }
};

const readStore = (): Store => {
  const environment = readEnvironment(process.env);
  if (!environment.ok) throw misconfigured(environment.error);
  const settings = upstreamSettings(environment.value);
  if (!settings.ok) throw misconfigured(settings.error);
  return { settings: settings.value, timeZone: environment.value.SITE_TIME_ZONE };
};

const misconfigured = (sentence: string): SourcingStopped =>
  new SourcingStopped({ code: FAILURE_CODES.configuration, sentence: `${sentence}.` });

const keepOrStop = ({ actions, getNodesByType, reporter }: SourceArgs, { code, sentence }: BuildFailure): void => {
  const lastGood = NODE_TYPES.flatMap((type) => getNodesByType(type));
  if (process.env.gatsby_executing_command !== "develop" || lastGood.length === 0) {
    reporter.panicOnBuild({ id: code, context: { sentence } });
    return;
  }
  lastGood.forEach((node) => actions.touchNode(node));
  reporter.warn(`The last good content stays. ${sentence}`);
};
