import { createServer } from "node:net";
import { StartError } from "./steps";

const isFree = (port: number, host: string): Promise<boolean> =>
  new Promise((resolve) => {
    const probe = createServer();
    probe.once("error", () => resolve(false));
    probe.listen({ port, host, exclusive: true }, () => probe.close(() => resolve(true)));
  });

/** The error names the variable that changes the port. */
export const requireFreePorts = async (ports: Readonly<Record<string, number>>): Promise<void> => {
  for (const [variable, port] of Object.entries(ports)) {
    if ((await isFree(port, "127.0.0.1")) && (await isFree(port, "0.0.0.0"))) continue;
    throw new StartError(`Port ${port} is taken: stop what uses it, or set ${variable} to another port`);
  }
};
