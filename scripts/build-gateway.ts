import path from "node:path";
import { BUNDLE, bundleGateway } from "./bundle-gateway";
import { ROOT } from "./settings";
import { fail, say, step } from "./steps";

/** `npm run build:gateway [-- FOLDER]`: bundles the gateway into `dist/gateway`, or into the folder. */
const buildGateway = async (target: string | undefined): Promise<void> => {
  const folder = target === undefined ? path.join(ROOT, "dist/gateway") : path.resolve(process.env.INIT_CWD ?? "", target);
  await step("bundle the gateway", () => bundleGateway(folder));
  say(`${folder}: copy it to any machine with Node 24, then run npm ci and node ${BUNDLE} there`);
};

buildGateway(process.argv[2]).catch(fail);
