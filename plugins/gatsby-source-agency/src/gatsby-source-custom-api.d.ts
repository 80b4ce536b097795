declare module "gatsby-source-custom-api/gatsby-node" {
  export interface CustomApiNode {
    id: string;
    /** `content` is the JSON of the node's own values; nested objects are linked as `{key}___NODE`. */
    internal: { type: string; content: string; contentDigest: string };
    [link: string]: unknown;
  }

  interface CustomApiArgs {
    actions: { createNode: (node: CustomApiNode) => void; touchNode: (node: unknown) => void };
    createNodeId: (input: string) => string;
    createContentDigest: (input: unknown) => string;
    store: object;
    cache: object;
  }

  interface CustomApiOptions {
    url: string;
    headers: Record<string, string>;
    rootKey: string;
    imageKeys: string[];
    schemas: Record<string, string>;
  }

  export function sourceNodes(args: CustomApiArgs, options: CustomApiOptions): Promise<void>;
}
