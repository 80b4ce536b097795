import type { NodeInput, NodePluginArgs } from "gatsby";
import type { NodeType } from "./constants";

/** The same in every build, so that Gatsby recognises unchanged records. */
export type NodeId = (type: NodeType, key: string) => string;

/** `key` is the record's id. */
export type ToNode = (type: NodeType, key: string, fields: object) => NodeInput;

export interface NodeMaker {
  nodeId: NodeId;
  toNode: ToNode;
}

/** The digest covers all fields, so a node changes exactly when published content changes. */
export const createNodeMaker = ({
  createNodeId,
  createContentDigest,
}: Pick<NodePluginArgs, "createNodeId" | "createContentDigest">): NodeMaker => {
  const nodeId: NodeId = (type, key) => createNodeId(`${type}-${key}`);
  return {
    nodeId,
    toNode: (type, key, fields) => ({
      ...fields,
      id: nodeId(type, key),
      parent: null,
      children: [],
      internal: { type, contentDigest: createContentDigest(JSON.stringify(fields)) },
    }),
  };
};
