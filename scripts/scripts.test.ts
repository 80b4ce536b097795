import { spawn } from "node:child_process";
import { once } from "node:events";
import { chmod, mkdtemp, readFile, rm, stat, writeFile } from "node:fs/promises";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import path from "node:path";
import { fingerprint, onlyWhenChanged } from "./fingerprint";
import { requireFreePorts } from "./ports";
import { readOrCreateSecrets } from "./secrets";
import { readSettings } from "./settings";

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), "scripts-"));
});
afterEach(() => rm(folder, { recursive: true }));

describe("the fingerprint", () => {
  it("changes with a file's content and name only", async () => {
    await writeFile(path.join(folder, "a.txt"), "one");
    const first = await fingerprint(folder, ["."]);
    await chmod(path.join(folder, "a.txt"), 0o600);
    expect(await fingerprint(folder, ["."])).toBe(first);
    await writeFile(path.join(folder, "a.txt"), "two");
    const second = await fingerprint(folder, ["."]);
    expect(second).not.toBe(first);
    await writeFile(path.join(folder, "b.txt"), "");
    expect(await fingerprint(folder, ["."])).not.toBe(second);
  });

  it("runs a failed step again", async () => {
    const marker = path.join(folder, "marker");
    await expect(onlyWhenChanged(marker, "1", () => Promise.reject(new Error("broken")))).rejects.toThrow("broken");
    expect(await onlyWhenChanged(marker, "1", async () => undefined)).toBe(true);
    expect(await onlyWhenChanged(marker, "1", async () => undefined)).toBe(false);
  });
});

describe("the secrets", () => {
  it("are created once with mode 600, and differ between data folders", async () => {
    const secrets = await readOrCreateSecrets(folder);
    expect(await readOrCreateSecrets(folder)).toEqual(secrets);
    expect(new Set(Object.values(secrets)).size).toBe(7);
    expect((await stat(path.join(folder, "secrets.json"))).mode & 0o777).toBe(0o600);
  });

  it("of the environment take precedence, as two panels of one store need", async () => {
    const shared = {
      PAYLOAD_SECRET: "a shared secret of payload",
      PANEL_SALT: "salt",
      PANEL_API_TOKEN: "token",
      INTEGRATION_SALT: "another salt",
      INTEGRATION_API_KEY: "key",
      PUBLISH_SECRET: "a shared secret of publications",
      PREVIEW_SECRET: "a shared secret of previews",
    };
    const { panelVariables } = await readSettings({ DATA_DIR: folder, PANEL_URL: "", ...shared });
    expect(panelVariables).toMatchObject(shared);
  });

  it("cause an error when the file is damaged", async () => {
    await writeFile(path.join(folder, "secrets.json"), "{");
    await expect(readOrCreateSecrets(folder)).rejects.toThrow("damaged");
    expect(await readFile(path.join(folder, "secrets.json"), "utf8")).toBe("{");
  });
});

describe("npm start", () => {
  const root = path.resolve(__dirname, "..");
  const start = async (variables: NodeJS.ProcessEnv) => {
    const child = spawn(process.execPath, ["--import", "tsx", "scripts/start.ts"], {
      cwd: root,
      env: { ...process.env, DATA_DIR: folder, ...variables },
    });
    let output = "";
    child.stdout.on("data", (chunk) => (output += chunk));
    child.stderr.on("data", (chunk) => (output += chunk));
    const [code] = await once(child, "close");
    return { code, output };
  };

  it("prints one line with the port that is in use", async () => {
    const server = createServer().listen(0, "127.0.0.1");
    await once(server, "listening");
    const { port } = server.address() as { port: number };
    const { code, output } = await start({ PORT: String(port) });
    server.close();
    expect(code).toBe(1);
    expect(output).toBe(`✗ Port ${port} is taken: stop what uses it, or set PORT to another port\n`);
  }, 30_000);

  it("prints one line with the invalid variable", async () => {
    const { code, output } = await start({ SITE_TIME_ZONE: "Mars/Olympus" });
    expect(code).toBe(1);
    expect(output).toBe("✗ The environment is not right: SITE_TIME_ZONE is not a time zone known to this machine\n");
  }, 30_000);
});

it("accepts a free port, and refuses one in use", async () => {
  const server = createServer().listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as { port: number };
  await expect(requireFreePorts({ PORT: port })).rejects.toThrow(`Port ${port} is taken`);
  await new Promise((resolve) => server.close(resolve));
  await expect(requireFreePorts({ PORT: port })).resolves.toBeUndefined();
});
