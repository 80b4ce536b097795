import { text } from "node:stream/consumers";
import type { NodeInput } from "gatsby";
import type { ExecutionResult } from "graphql";
import { toSdl } from "../../plugins/gatsby-source-agency/src/sdl";

/**
 * A program of its own, because Gatsby's store is a database in the working directory that it never closes. Reads
 * `{ nodes, queries, variables }` as JSON, and prints the answers of Gatsby's data layer, as GraphiQL gives them.
 */

interface Input {
  nodes: readonly NodeInput[];
  queries: readonly string[];
  variables: object;
}

interface GatsbyStore {
  dispatch: (action: unknown) => unknown;
}

interface QueryRunner {
  query: (source: string, variables: object, options: { queryName: string }) => Promise<ExecutionResult>;
}

/* eslint-disable @typescript-eslint/no-require-imports -- parts of Gatsby without types */
const { store } = require("gatsby/dist/redux") as { store: GatsbyStore };
const { actions } = require("gatsby/dist/redux/actions") as { actions: { createNode: (node: object, plugin: object) => unknown } };
const { build } = require("gatsby/dist/schema") as { build: (options: object) => Promise<void> };
const { GraphQLRunner } = require("gatsby/dist/query/graphql-runner") as { GraphQLRunner: new (store: GatsbyStore) => QueryRunner };
/* eslint-enable @typescript-eslint/no-require-imports */

const PLUGIN = { name: "gatsby-source-agency" };

const answer = async ({ nodes, queries, variables }: Input): Promise<ExecutionResult[]> => {
  store.dispatch({ type: "SET_SITE_CONFIG", payload: {} });
  store.dispatch({ type: "SET_PROGRAM", payload: { directory: process.cwd() } });
  store.dispatch({ type: "CREATE_TYPES", payload: toSdl(), plugin: PLUGIN });
  for (const node of nodes) store.dispatch(actions.createNode({ ...node, children: [], parent: null }, PLUGIN));
  await build({});
  const runner = new GraphQLRunner(store);
  return Promise.all(queries.map((query) => runner.query(query, variables, { queryName: "README" })));
};

void text(process.stdin)
  .then((input) => answer(JSON.parse(input) as Input))
  .then((answers) => process.stdout.write(`\nanswers: ${JSON.stringify(answers)}\n`, () => process.exit(0)));
