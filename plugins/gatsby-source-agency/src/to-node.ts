import type { NodeInput, NodePluginArgs } from "gatsby";
import type { NodeType } from "./constants";

/** The id of a node: the same in every build, so that an unchanged record keeps its node. */
export type NodeId = (type: NodeType, key: string) => string;

/** Makes a node of a record's fields; the key is the record's own id. */
export type ToNode = (type: NodeType, key: string, fields: object) => NodeInput;

export interface NodeMaker {
  nodeId: NodeId;
  toNode: ToNode;
}

/** The digest covers every field as it is published, so that a node changes exactly when something on a page does. */
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
