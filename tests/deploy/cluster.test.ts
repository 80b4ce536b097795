import { readFileSync } from "node:fs";
import { parse } from "yaml";
import { handlersOf, openCaddyfile, routesOf } from "./read-caddyfile";

const FOLDER = "deploy/cluster";

const read = (file: string): string => readFileSync(file, "utf8");

const { services } = parse(read(`${FOLDER}/compose.yaml`), { merge: true });
const { GATEWAYS, PANELS } = services.caddy.environment;

const caddyfile = openCaddyfile(`${FOLDER}/Caddyfile`, {
  SITE_HOST: "www.casajuriti.example",
  ADMIN_HOST: "admin.casajuriti.example",
  ADMIN_NETWORKS: "203.0.113.0/24",
  GATEWAYS,
  PANELS,
  INSIDE_HOST: "10.0.0.5",
});

const dials = (addresses: string) => addresses.split(" ").map((dial) => ({ dial }));

describe("the Caddyfile of the cluster", () => {
  it("is valid", () => {
    expect(() => caddyfile.validate()).not.toThrow();
  });

  it("checks each gateway every second and keeps a visitor with one of them", () => {
    expect(handlersOf(routesOf(caddyfile.read(), "www.casajuriti.example"), "reverse_proxy")).toMatchObject([
      {
        upstreams: dials(GATEWAYS),
        load_balancing: { selection_policy: { policy: "ip_hash" } },
        health_checks: { active: { uri: "/api/health", interval: 1e9 } },
      },
    ]);
  });

  it("keeps an editor with one panel that answers, and others than the agency out", () => {
    const routes = routesOf(caddyfile.read(), "admin.casajuriti.example");
    const [open] = routes.filter(({ handle }) => handlersOf([{ handle }], "reverse_proxy").length > 0);
    expect(open?.match).toEqual([{ remote_ip: { ranges: ["203.0.113.0/24"] }, path: expect.arrayContaining(["/admin", "/cms/api/*"]) }]);
    expect(handlersOf(routes, "reverse_proxy")).toMatchObject([
      {
        upstreams: dials(PANELS),
        load_balancing: { selection_policy: { policy: "cookie", name: "agency_panel" } },
        health_checks: { active: { uri: "/healthz" } },
      },
    ]);
    expect(handlersOf(routes.slice(-1), "static_response")).toEqual([{ handler: "static_response", status_code: 404 }]);
  });

  it("opens the way between gateways and panels at the private address only", () => {
    const servers = Object.values(caddyfile.read().apps.http.servers);
    const inside = servers.filter(({ listen }) => !listen.some((address) => address.endsWith(":443")));
    expect(inside.flatMap(({ listen }) => listen).sort()).toEqual(["10.0.0.5:4000", "10.0.0.5:9000"]);
  });

  it("keeps the tokens of packages out of the log, as that of one machine does", () => {
    const ofOneMachine = openCaddyfile("deploy/Caddyfile", { SITE_HOST: "a.example", ADMIN_HOST: "b.example" });
    expect(caddyfile.read().logging).toEqual(ofOneMachine.read().logging);
  });
});

describe("the compose file of the cluster", () => {
  const parts = Object.entries<{ volumes: string[]; environment: Record<string, string> }>(services).filter(([name]) =>
    /^(panel|gateway)-\d$/.test(name),
  );

  it("names every panel and gateway to Caddy", () => {
    const upstreams = [...GATEWAYS.split(" "), ...PANELS.split(" ")].map((address: string) => address.split(":")[0]);
    expect(upstreams.sort()).toEqual(parts.map(([name]) => name).sort());
  });

  it("gives each of them a folder of its own, and all of them the same variables", () => {
    expect(parts.map(([name, { volumes }]) => [name, volumes[0]])).toEqual(parts.map(([name]) => [name, `${name}:/data`]));
    for (const [, { environment }] of parts) expect(environment).toEqual(parts[0]?.[1].environment);
  });

  it("demands every secret that each of them would otherwise make for itself", () => {
    const secrets = ["PAYLOAD_SECRET", "PANEL_SALT", "PANEL_API_TOKEN", "INTEGRATION_SALT", "INTEGRATION_API_KEY", "PUBLISH_SECRET"];
    for (const name of [...secrets, "PREVIEW_SECRET", "DATABASE_URL", "S3_BUCKET"])
      expect(parts[0]?.[1].environment[name]).toMatch(new RegExp(`^\\$\\{${name}:\\?`));
  });
});

describe("the units of the cluster", () => {
  const confinement = (unit: string): string[] =>
    unit.split("\n").filter((line) => /^(NoNew|Private|Protect|Capability|Restrict|Lock|Remove|SystemCall|UMask|MemoryMax)/.test(line));

  it.each(["gateway", "panel"])("confine the %s as the unit of one machine does, with a folder and a port for each instance", (part) => {
    const unit = read(`${FOLDER}/agency-${part}@.service`);
    expect(confinement(unit)).toEqual(confinement(read(`deploy/agency-${part}.service`)));
    expect(unit).toContain(`DATA_DIR=/var/lib/agency/${part}-%i`);
    expect(unit).toContain(`StateDirectory=agency/${part}-%i`);
    expect(unit).toMatch(/PORT=\d00%i/);
  });
});
