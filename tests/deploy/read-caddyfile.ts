import { execFileSync } from "node:child_process";

/** A part of Caddy's JSON configuration that handles requests. */
export interface Handler {
  handler: string;
  routes?: Route[];
  upstreams?: { dial: string }[];
  load_balancing?: { selection_policy: { policy: string; name?: string } };
  health_checks?: { active: { uri: string; interval: number } };
  status_code?: number;
}

export interface Route {
  match?: { host?: string[]; path?: string[]; remote_ip?: { ranges: string[] } }[];
  handle: Handler[];
}

export interface Server {
  listen: string[];
  routes: Route[];
}

interface Configuration {
  apps: { http: { servers: Record<string, Server> } };
  logging: { logs: { default: { encoder: { fields: Record<string, object> } } } };
}

/** A Caddyfile with these variables, as Caddy itself reads it. */
export const openCaddyfile = (file: string, variables: Record<string, string>) => {
  const run = (command: string): string =>
    execFileSync(process.env.CADDY_PATH ?? "caddy", [command, "--config", file, "--adapter", "caddyfile"], {
      encoding: "utf8",
      env: { PATH: process.env.PATH, HOME: process.env.HOME, ...variables },
      stdio: ["ignore", "pipe", "pipe"],
    });
  return {
    /** @throws Error with Caddy's message */
    validate: () => run("validate"),
    read: (): Configuration => JSON.parse(run("adapt")),
  };
};

export const routesOf = ({ apps }: Configuration, host: string): Route[] => {
  const all = Object.values(apps.http.servers).flatMap(({ routes }) => routes);
  return all.find(({ match = [] }) => match.some((one) => one.host?.includes(host)))?.handle[0]?.routes ?? [];
};

/** In the order in which Caddy runs them. */
export const handlersOf = (routes: readonly Route[], kind: string): Handler[] =>
  routes.flatMap(({ handle }) => handle.flatMap((one) => [...(one.handler === kind ? [one] : []), ...handlersOf(one.routes ?? [], kind)]));
