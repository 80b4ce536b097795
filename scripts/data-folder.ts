import { existsSync } from "node:fs";
import path from "node:path";
import { ROOT } from "./settings";

/** `DATA_DIR` from the environment or `.env`. */
export const dataFolder = (): string => {
  const file = path.join(ROOT, ".env");
  if (existsSync(file)) process.loadEnvFile(file);
  return path.resolve(ROOT, process.env.DATA_DIR || "data");
};
