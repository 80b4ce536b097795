import { readFileSync } from "node:fs";
import { parse } from "yaml";

const compose = parse(readFileSync("compose.yaml", "utf8"), { merge: true });
const caddyfile = readFileSync("deploy/Caddyfile", "utf8");

/** The text between the braces that follow `head`. */
const blockOf = (text: string, head: string): string => {
  const start = text.indexOf(`${head} {\n`);
  if (start < 0) throw new Error(`no block ${head}`);
  const lines = text.slice(start).split("\n");
  const indent = /^\t*/.exec(text.slice(text.lastIndexOf("\n", start) + 1))?.[0] ?? "";
  return lines.slice(1, lines.indexOf(`${indent}}`)).join("\n");
};

describe("the reverse proxy of the site", () => {
  const proxy = blockOf(caddyfile, "reverse_proxy {$SITE_UPSTREAM:127.0.0.1:9000}")
    .trim()
    .split("\n")
    .map((line) => line.trim());

  // Balancing between two versions would mix the HTML of one with the files of the other.
  it("sends all requests to the first healthy gateway", () => {
    expect(proxy).toEqual(expect.arrayContaining(["lb_policy first", "health_uri /api/health", "health_interval 1s"]));
    expect(compose.services.caddy.environment.SITE_UPSTREAM.split(" ")).toEqual(["blue:9000", "green:9000"]);
  });

  it("notices a draining gateway before that gateway refuses connections", () => {
    const seconds = Number(/^health_interval (\d+)s$/m.exec(proxy.join("\n"))?.[1]);
    expect(Number(compose.services.blue.environment.DRAIN_SECONDS)).toBeGreaterThan(2 * seconds);
    expect(compose.services.green.environment).toEqual(compose.services.blue.environment);
  });
});

describe("the reverse proxy of the admin", () => {
  const admin = blockOf(caddyfile, "{$ADMIN_HOST}");

  // Caddy sorts directives by kind: a rejection beside the handle would run after it, and so never.
  it("checks network and path in one matcher", () => {
    const matcher = blockOf(admin, "@admin")
      .trim()
      .split("\n")
      .map((line) => line.trim().split(" ")[0]);
    expect(matcher.sort()).toEqual(["path", "remote_ip"]);
    expect(blockOf(admin, "@admin")).toContain("remote_ip {$ADMIN_NETWORKS:127.0.0.1/32}");
  });

  it("proxies to the panel only inside that matcher and answers 404 otherwise", () => {
    expect(caddyfile.match(/ADMIN_UPSTREAM/g)).toHaveLength(1);
    expect(blockOf(admin, "handle @admin")).toContain("reverse_proxy {$ADMIN_UPSTREAM:127.0.0.1:4000}");
    expect(blockOf(admin, "handle").trim()).toBe("respond 404");
  });
});
