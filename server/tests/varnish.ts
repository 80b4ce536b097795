import { spawn, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { waitFor } from "../../tests/wait";

const VCL = "deploy/cdn/varnish.vcl";

export interface RunningVarnish {
  url: string;
  close: () => Promise<void>;
}

export const freePort = async (): Promise<number> => {
  const server = createServer().listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  await new Promise((resolve) => server.close(resolve));
  if (address === null || typeof address === "string") throw new Error("no port was opened");
  return address.port;
};

const vclFor = async (gatewayPort: number): Promise<string> => {
  const vcl = await readFile(VCL, "utf8");
  const changed = vcl.replace('.port = "9000"', `.port = "${gatewayPort}"`);
  if (changed === vcl) throw new Error(`${VCL} names the gateway's port in another way`);
  return changed;
};

/** With the committed VCL, in front of the gateway on this port of the loopback interface. */
export const startVarnish = async ({
  port,
  gatewayPort,
  secret,
}: {
  port: number;
  gatewayPort: number;
  secret: string;
}): Promise<RunningVarnish> => {
  const folder = await mkdtemp(join(tmpdir(), "varnish-"));
  const file = join(folder, "site.vcl");
  await writeFile(file, await vclFor(gatewayPort));
  const url = `http://127.0.0.1:${port}`;
  const args = ["-F", "-j", "none", "-n", folder, "-a", `127.0.0.1:${port}`, "-f", file, "-s", "malloc,64m", "-p", "http_gzip_support=off"];
  const child = spawn(process.env.VARNISHD_PATH ?? "varnishd", args, {
    env: { PATH: process.env.PATH, CDN_PURGE_SECRET: secret },
    stdio: ["ignore", "pipe", "pipe"],
  });
  const output: string[] = [];
  for (const stream of [child.stdout, child.stderr]) stream.on("data", (text: Buffer) => output.push(text.toString()));
  const close = async (): Promise<void> => {
    await stop(child);
    await rm(folder, { recursive: true, force: true });
  };
  try {
    await waitFor(async () => {
      if (child.exitCode !== null) throw new Error(`varnishd ended: ${output.join("")}`);
      expect((await fetch(`${url}/.cdn/purge`)).status).toBe(404);
    }, 60);
  } catch (error) {
    await close();
    throw error;
  }
  return { url, close };
};

const stop = async (child: ChildProcess): Promise<void> => {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = once(child, "exit");
  child.kill("SIGTERM");
  await ended;
};
