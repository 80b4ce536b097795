import { readFileSync } from "node:fs";
import { parse } from "yaml";
import { handlersOf, openCaddyfile, type Route, routesOf as routesOfHost } from "./read-caddyfile";

const { services } = parse(readFileSync("compose.yaml", "utf8"), { merge: true });

const caddyfile = openCaddyfile("deploy/Caddyfile", {
  SITE_HOST: "www.casajuriti.example",
  ADMIN_HOST: "admin.casajuriti.example",
  ADMIN_NETWORKS: "203.0.113.0/24",
  SITE_UPSTREAM: services.caddy.environment.SITE_UPSTREAM,
  ADMIN_UPSTREAM: services.caddy.environment.ADMIN_UPSTREAM,
});

const routesOf = (host: string): Route[] => routesOfHost(caddyfile.read(), host);

it("the Caddyfile is valid", () => {
  expect(() => caddyfile.validate()).not.toThrow();
});

it("the log has no token of a package", () => {
  const { logging } = caddyfile.read();
  const { fields } = logging.logs.default.encoder;
  expect(fields).toEqual({
    "request>uri": { filter: "regexp", regexp: "(?i)(/pacote/)[^/?]+", value: "${1}-" },
    "request>headers>Referer": { filter: "delete" },
  });
});

describe("the proxy of the site", () => {
  const proxies = () => handlersOf(routesOf("www.casajuriti.example"), "reverse_proxy");

  // If two versions served one page, each would lack the other's files.
  it("sends all requests to the first gateway that is healthy", () => {
    expect(proxies()).toMatchObject([
      {
        load_balancing: { selection_policy: { policy: "first" } },
        health_checks: { active: { uri: "/api/health" } },
        upstreams: [{ dial: "blue:9000" }, { dial: "green:9000" }],
      },
    ]);
  });

  it("learns that a gateway stops before that gateway refuses connections", () => {
    const seconds = (proxies()[0]?.health_checks?.active.interval ?? Infinity) / 1e9;
    expect(Number(services.blue.environment.DRAIN_SECONDS)).toBeGreaterThan(2 * seconds);
    expect(services.green.environment).toEqual(services.blue.environment);
  });
});

describe("the proxy of the admin", () => {
  const routes = () => routesOf("admin.casajuriti.example");
  const isOpen = ({ handle }: Route): boolean => handlersOf([{ handle }], "reverse_proxy").length > 0;

  it("demands the network and the path in one matcher", () => {
    const open = routes().filter(isOpen);
    expect(open).toHaveLength(1);
    expect(open[0]?.match).toEqual([{ remote_ip: { ranges: ["203.0.113.0/24"] }, path: expect.arrayContaining(["/admin", "/cms/api/*"]) }]);
    expect(handlersOf(open, "reverse_proxy")).toMatchObject([{ upstreams: [{ dial: "panel:4000" }] }]);
  });

  it("answers every other request with 404, after the open route", () => {
    const last = routes().at(-1);
    expect(last?.match).toBeUndefined();
    expect(handlersOf(last === undefined ? [] : [last], "static_response")).toEqual([{ handler: "static_response", status_code: 404 }]);
  });
});
