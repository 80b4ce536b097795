import { upstreamVariables } from "../../src/config/environment";
import { startUpstream } from "../../tests/fakes/upstream/start-upstream";
import { variedTalents } from "./varied-talents";

/** Runs the double with many talents and the extension `updated_since`, and prints the environment for the gateway as JSON. */
const main = async (): Promise<void> => {
  const upstream = await startUpstream({ content: { onlySynthetic: true, tellsChanges: process.argv[3] === "changes" } });
  upstream.content.talents = variedTalents(Number(process.argv[2]));
  console.log(JSON.stringify(upstreamVariables(upstream.settings)));
};

void main();
