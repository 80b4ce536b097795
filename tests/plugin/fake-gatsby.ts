import { createHash } from "node:crypto";
import type { CreatePagesArgs, NodeInput, SourceNodesArgs } from "gatsby";
import { NODE_TYPES } from "../../plugins/gatsby-source-agency/src/constants";
import { queryNodes } from "./query-nodes";

export interface CreatedPage {
  path: string;
  component: string;
  context: Record<string, unknown>;
}

export interface CreatedRedirect {
  fromPath: string;
  toPath: string;
  isPermanent: boolean;
}

export interface BuildChanges {
  created: string[];
  changed: string[];
  kept: string[];
  removed: string[];
}

/** Thrown in place of `panicOnBuild`, which ends a build. */
export class Panic extends Error {
  constructor(
    readonly id: string,
    readonly sentence: string,
  ) {
    super(`${id}: ${sentence}`);
  }
}

const isAlwaysAllowed = (key: string | symbol): boolean => typeof key === "symbol" || key === "then" || key === "toJSON";

/** Throws on access to a property that is not listed, so that the plugin uses no more of Gatsby than this fake provides. */
const strict = <Planned extends object>(name: string, planned: Planned): Planned =>
  new Proxy(planned, {
    get: (target, key, receiver) => {
      if (!(key in target) && !isAlwaysAllowed(key)) throw new Error(`${name}.${String(key)} is not provided by the fake`);
      return Reflect.get(target, key, receiver) as unknown;
    },
  });

/** Keeps nodes and cache between builds, and records pages, redirects and warnings. */
export const createFakeGatsby = () => {
  const nodes = new Map<string, NodeInput>();
  const cacheEntries = new Map<string, unknown>();
  const pages = new Map<string, CreatedPage>();
  const redirects: CreatedRedirect[] = [];
  const warnings: string[] = [];
  const changes: BuildChanges = { created: [], changed: [], kept: [], removed: [] };
  const seen = new Set<string>();

  const createNode = (node: NodeInput): Promise<void> => {
    if (!NODE_TYPES.some((type) => type === node.internal.type)) throw new Error(`${node.internal.type} is no declared type`);
    if (seen.has(node.id)) throw new Error(`${node.id} was created twice in one build`);
    seen.add(node.id);
    const before = nodes.get(node.id);
    const isKept = before?.internal.contentDigest === node.internal.contentDigest;
    changes[before === undefined ? "created" : isKept ? "kept" : "changed"].push(node.id);
    if (!isKept) nodes.set(node.id, structuredClone(node));
    return Promise.resolve();
  };
  const touchNode = ({ id }: { id: string }): void => {
    seen.add(id);
    changes.kept.push(id);
  };
  const createPage = (page: CreatedPage): void => {
    if (pages.has(page.path)) throw new Error(`${page.path} was created twice`);
    pages.set(page.path, page);
  };
  const panicOnBuild = (meta: { id: string; context: { sentence: string } }): never => {
    throw new Panic(meta.id, meta.context.sentence);
  };

  const api = {
    actions: strict("actions", {
      createNode,
      touchNode,
      createPage,
      createRedirect: (redirect: CreatedRedirect) => void redirects.push(redirect),
    }),
    cache: strict("cache", {
      get: (key: string) => Promise.resolve(cacheEntries.get(key)),
      set: (key: string, value: unknown) => Promise.resolve(void cacheEntries.set(key, structuredClone(value))),
    }),
    reporter: strict("reporter", { warn: (line: string) => void warnings.push(line), panicOnBuild }),
    createNodeId: (key: string) => key,
    createContentDigest: (content: string) => createHash("md5").update(content).digest("hex"),
    getNodesByType: (type: string) => [...nodes.values()].filter(({ internal }) => internal.type === type),
    graphql: (query: string) => queryNodes(query, [...nodes.values()]),
  };

  /** Runs `sourceNodes` like a build of Gatsby, which removes the nodes that were neither created nor touched. */
  const build = async (sourceNodes: (args: SourceNodesArgs) => Promise<void>): Promise<BuildChanges> => {
    seen.clear();
    warnings.length = 0;
    for (const list of Object.values(changes) as string[][]) list.length = 0;
    await sourceNodes(strict("api", api) as unknown as SourceNodesArgs);
    changes.removed = [...nodes.keys()].filter((id) => !seen.has(id));
    changes.removed.forEach((id) => nodes.delete(id));
    return structuredClone(changes);
  };

  const args = strict("api", api) as unknown as CreatePagesArgs;
  return { args, build, cacheEntries, nodes, pages, redirects, warnings };
};

export type FakeGatsby = ReturnType<typeof createFakeGatsby>;
