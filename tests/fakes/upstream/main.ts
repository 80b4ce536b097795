import { parseArgs } from "node:util";
import { upstreamVariables } from "../../../src/config/environment";
import { startUpstream } from "./start-upstream";

/** Runs the double by itself and prints the variables that point the site at it. */
const main = async (): Promise<void> => {
  const { values } = parseArgs({ options: { port: { type: "string", default: "0" }, synthetic: { type: "string", default: "0" } } });
  const { settings } = await startUpstream({ port: Number(values.port), content: { syntheticTalents: Number(values.synthetic) } });
  const variables = {
    ...upstreamVariables(settings),
  };
  for (const [name, value] of Object.entries(variables)) console.log(`${name}='${value}'`);
};

void main();
