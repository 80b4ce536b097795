import { createRequire } from "node:module";
import { parentPort, workerData } from "node:worker_threads";

// A release's renderer is one CommonJS file without dependencies.
const { render } = createRequire(import.meta.url)(workerData.file);

parentPort.on("message", async ({ id, request }) => {
  try {
    parentPort.postMessage({ id, html: await render(request) });
  } catch (error) {
    parentPort.postMessage({ id, problem: String(error), name: error instanceof Error ? error.name : "Error" });
  }
});
