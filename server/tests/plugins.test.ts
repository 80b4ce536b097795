import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { FastifyInstance } from "fastify";
import fp from "fastify-plugin";
import { createApp } from "../app";
import { PLUGINS } from "../gateway";
import type { GatewayOptions } from "../plugins/settings";

const UPSTREAM = {
  ...{ panelUrl: "http://panel.example", panelSalt: "", panelApiToken: "" },
  ...{ integrationUrl: "http://list.example", integrationSalt: "", integrationApiKey: "" },
  ...{ mediaUrl: "http://media.example", mediaHosts: [] },
};

const optionsOf = (dataDir: string): GatewayOptions => ({
  settings: {
    ...{ upstream: UPSTREAM, siteUrl: "https://www.casajuriti.example", timeZone: "America/Sao_Paulo", dataDir, projectDir: dataDir },
    ...{ publishSecret: null, previewSecret: null, secrets: [], metricsToken: null, trustProxy: false, logLevel: "silent" },
    ...{ serviceWorker: "on", countsVisits: true, servesSite: true },
    cdn: { purgeUrls: [], purgeSecret: "a purge secret for tests" },
  },
  parts: {
    builder: null,
    publicDir: join(dataDir, "public"),
    report: { started: () => undefined, done: () => undefined, warn: () => undefined },
    now: Date.now,
  },
});

/** A plugin's name and dependencies, as `fastify-plugin` stores them. */
const metaOf = (plugin: object) => Reflect.get(plugin, Symbol.for("plugin-meta")) as { name: string; dependencies?: string[] };

/** Loads the plugins; returns each use of a part whose plugin is not among the `dependencies`. */
const findUndeclared = async (app: FastifyInstance, options: GatewayOptions): Promise<readonly string[]> => {
  const owners = new Map<PropertyKey, string>();
  const undeclared = new Set<string>();
  for (const plugin of PLUGINS) {
    const { name, dependencies = [] } = metaOf(plugin);
    const get = (target: FastifyInstance, key: PropertyKey): unknown => {
      const owner = owners.get(key);
      if (owner !== undefined && owner !== name && !dependencies.includes(owner)) undeclared.add(`${name} uses ${owner}`);
      return Reflect.get(target, key);
    };
    const load = async (root: FastifyInstance): Promise<void> => {
      const before = Object.keys(root);
      await Reflect.apply(plugin, undefined, [new Proxy(root, { get }), options]);
      for (const key of Object.keys(root)) if (!before.includes(key)) owners.set(key, name);
    };
    app.register(fp(load, { name, dependencies }));
  }
  await app.after();
  // These two read the parts of others when they are called.
  for (const url of ["/api/health", "/api/metrics"]) expect((await app.inject(url)).statusCode).toBe(200);
  expect([...owners.values()]).toEqual(expect.arrayContaining(["upstream", "reads", "releases", "entries"]));
  return [...undeclared];
};

it("each plugin names every plugin whose part it uses", async () => {
  const dataDir = mkdtempSync(join(tmpdir(), "plugins-"));
  const options = optionsOf(dataDir);
  const app = createApp(options.settings);
  expect(await findUndeclared(app, options)).toEqual([]);
  await app.close();
  rmSync(dataDir, { recursive: true });
});
