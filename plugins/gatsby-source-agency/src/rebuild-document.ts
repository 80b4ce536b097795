import type { CustomApiNode } from "gatsby-source-custom-api/gatsby-node";
import { isRecord } from "../../../src/lib/json";

/** A JSON object with unvalidated values. */
export type FlatDocument = Readonly<Record<string, unknown>>;

const LINK_SUFFIX = "___NODE";
const RENAMED_SUFFIX = "__normalized";

/**
 * Converts the nodes that gatsby-source-custom-api creates of one document back to the document; null when there are
 * none. The first node is the document; `{key}___NODE` links its nested objects.
 */
export const rebuildDocument = (nodes: readonly CustomApiNode[]): FlatDocument | null => {
  const [root] = nodes;
  if (root === undefined) return null;
  return toDocument(root, new Map(nodes.map((node) => [node.id, node])));
};

const toDocument = (node: CustomApiNode, nodes: ReadonlyMap<string, CustomApiNode>): FlatDocument => {
  const document: Record<string, unknown> = {};
  for (const [key, value] of Object.entries(ownValues(node))) document[withoutSuffix(key, RENAMED_SUFFIX)] = value;
  for (const [key, target] of Object.entries(node)) {
    const linked = key.endsWith(LINK_SUFFIX) && typeof target === "string" ? nodes.get(target) : undefined;
    if (linked !== undefined) document[withoutSuffix(key, LINK_SUFFIX)] = toDocument(linked, nodes);
  }
  return document;
};

const ownValues = (node: CustomApiNode): FlatDocument => {
  const values: unknown = JSON.parse(node.internal.content);
  return isRecord(values) ? values : {};
};

const withoutSuffix = (key: string, suffix: string): string => (key.endsWith(suffix) ? key.slice(0, -suffix.length) : key);
