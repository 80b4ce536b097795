import { parseArgs } from "node:util";
import { upstreamVariables } from "../../../src/config/environment";
import { startUpstream } from "./start-upstream";

/** Runs the double as a program and prints the environment variables for the site. */
const main = async (): Promise<void> => {
  const { values } = parseArgs({ options: { port: { type: "string", default: "0" }, synthetic: { type: "string", default: "0" } } });
  const { settings } = await startUpstream({ port: Number(values.port), content: { syntheticTalents: Number(values.synthetic) } });
  for (const [name, value] of Object.entries(upstreamVariables(settings))) console.log(`${name}='${value}'`);
};

void main();
