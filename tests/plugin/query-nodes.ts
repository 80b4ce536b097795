import type { NodeInput } from "gatsby";
import { buildSchema, graphql, isListType, isNonNullType, isObjectType, type GraphQLFieldResolver, type GraphQLOutputType } from "graphql";
import { NODE_TYPES } from "../../plugins/gatsby-source-agency/src/constants";
import { toSdl } from "../../plugins/gatsby-source-agency/src/sdl";

const PRELUDE = `
directive @dontInfer on OBJECT
directive @link on FIELD_DEFINITION
scalar Date
interface Node { id: ID! }
type Query { ${NODE_TYPES.map((type) => `all${type}: ${type}Connection!`).join(" ")} }
${NODE_TYPES.map((type) => `type ${type}Connection { nodes: [${type}!]! }`).join("\n")}
`;

/** The plugin's declarations with the parts that Gatsby adds. */
const schema = buildSchema(PRELUDE + toSdl().replaceAll("implements Node @dontInfer {", "implements Node @dontInfer { id: ID!"));

const resolveField =
  (nodes: readonly NodeInput[]): GraphQLFieldResolver<Record<string, unknown>, unknown> =>
  (...[parent, , , { fieldName, parentType }]) => {
    if (parentType.name === "Query") return { nodes: nodes.filter(({ internal }) => internal.type === fieldName.replace(/^all/, "")) };
    const value = parent[fieldName];
    const isLink = parentType.getFields()[fieldName]?.astNode?.directives?.some(({ name }) => name.value === "link") ?? false;
    const linked = (id: unknown) => nodes.find((node) => node.id === id) ?? null;
    if (!isLink) return value;
    return Array.isArray(value) ? value.map(linked) : linked(value);
  };

/** Answers a query from nodes by the declared types, with an error for each value that breaks a declaration. */
export const queryNodes = (source: string, nodes: readonly NodeInput[]) =>
  graphql({ schema, source, rootValue: {}, fieldResolver: resolveField(nodes) });

/** A query for every declared field of every node type. */
export const queryForEverything = (): string =>
  `{ ${NODE_TYPES.map((type) => `all${type} { nodes ${selectionOf(schema.getType(type) as GraphQLOutputType, true)} }`).join(" ")} }`;

const selectionOf = (type: GraphQLOutputType, followLinks: boolean): string => {
  if (isNonNullType(type) || isListType(type)) return selectionOf(type.ofType, followLinks);
  if (!isObjectType(type)) return "";
  if (!followLinks && type.getInterfaces().length > 0) return "{ id }";
  const fields = Object.values(type.getFields()).map(({ name, type: fieldType }) => `${name} ${selectionOf(fieldType, false)}`);
  return `{ ${fields.join(" ")} }`;
};
