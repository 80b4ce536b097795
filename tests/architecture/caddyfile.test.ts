import { readFileSync } from "node:fs";

const caddyfile = readFileSync("deploy/Caddyfile", "utf8");

/** What stands between the braces that follow `head`. */
const blockOf = (text: string, head: string): string => {
  const start = text.indexOf(`${head} {\n`);
  if (start < 0) throw new Error(`no block ${head}`);
  const lines = text.slice(start).split("\n");
  const indent = /^\t*/.exec(text.slice(text.lastIndexOf("\n", start) + 1))?.[0] ?? "";
  return lines.slice(1, lines.indexOf(`${indent}}`)).join("\n");
};

describe("the proxy before the admin", () => {
  const admin = blockOf(caddyfile, "{$ADMIN_HOST}");

  // Caddy sorts directives by kind: a refusal beside the handle would be asked after it, and so never.
  it("asks for network and path in the one matcher that opens it", () => {
    const matcher = blockOf(admin, "@admin").trim().split("\n").map((line) => line.trim().split(" ")[0]);
    expect(matcher.sort()).toEqual(["path", "remote_ip"]);
    expect(blockOf(admin, "@admin")).toContain("remote_ip {$ADMIN_NETWORKS:127.0.0.1/32}");
  });

  it("leads to the panel there alone, and refuses all else", () => {
    expect(caddyfile.match(/ADMIN_UPSTREAM/g)).toHaveLength(1);
    expect(blockOf(admin, "handle @admin")).toContain("reverse_proxy {$ADMIN_UPSTREAM:127.0.0.1:4000}");
    expect(blockOf(admin, "handle").trim()).toBe("respond 404");
  });
});
