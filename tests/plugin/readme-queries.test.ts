import { spawn } from "node:child_process";
import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { text } from "node:stream/consumers";
import type { NodeInput } from "gatsby";
import type { ExecutionResult } from "graphql";
import { sourceNodes } from "../../plugins/gatsby-source-agency/src/source-nodes";
import { createFakeGatsby } from "./fake-gatsby";
import { startUpstreamWithEnvironment } from "./upstream-environment";

const README = path.resolve(__dirname, "../../plugins/gatsby-source-agency/README.md");
const PROGRAM = path.join(__dirname, "answer-queries.ts");

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), "queries-"));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

/** Variables of the queries. All talents of the double get these values; the city of a minor is not published. */
const VARIABLES = { city: "Santos", language: "Espanhol" };

const sourceFromDouble = async (): Promise<NodeInput[]> => {
  const { upstream, stop } = await startUpstreamWithEnvironment();
  for (const talent of upstream.content.talents)
    if (talent) Object.assign(talent, { city: VARIABLES.city, languages: [VARIABLES.language], travels: true });
  const gatsby = createFakeGatsby();
  await gatsby.build(sourceNodes).finally(stop);
  return [...gatsby.nodes.values()];
};

/** The answers of Gatsby's own schema, filters and orders. */
const answerQueries = async (input: { nodes: readonly NodeInput[]; queries: readonly string[]; variables: object }) => {
  const child = spawn(process.execPath, ["--import", require.resolve("tsx"), PROGRAM], { cwd: folder, stdio: ["pipe", "pipe", "pipe"] });
  child.stdin.end(JSON.stringify(input));
  const [output, errors] = await Promise.all([text(child.stdout), text(child.stderr)]);
  const [, answers] = /^answers: (.*)$/m.exec(output) ?? [];
  if (answers === undefined) throw new Error(`no answer: ${output}${errors}`);
  return JSON.parse(answers) as ExecutionResult[];
};

it("answers each query of the README with Gatsby's own schema, filters and orders", async () => {
  const queries = [...(await readFile(README, "utf8")).matchAll(/```graphql\n([\s\S]*?)```/g)].map(([, query = ""]) => query);
  expect(queries.length).toBeGreaterThanOrEqual(4);
  const nodes = await sourceFromDouble();
  const answers = await answerQueries({ nodes, queries, variables: VARIABLES });
  const found = answers.map(({ data, errors }, index) => ({
    query: queries[index],
    errors,
    haveNodes: Object.values((data ?? {}) as Record<string, { nodes: unknown[] }>).map((list) => list.nodes.length > 0),
  }));
  expect(found).toEqual(
    queries.map((query) => ({ query, errors: undefined, haveNodes: [...query.matchAll(/all\w+\(/g)].map(() => true) })),
  );
}, 60_000);
