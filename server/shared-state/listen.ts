import { Client } from "pg";
import type { SharedDatabase } from "./database";

const RETRY_MS = 2_000;
const CONNECT_MS = 2_000;

/**
 * Calls back for each notification on a channel, on a connection of its own that is opened again when it is lost. Notifications
 * meanwhile are lost too, so the caller also polls.
 */
export const listen = (
  { url }: Pick<SharedDatabase, "url">,
  channel: string,
  onNotice: (payload: string) => void,
): { stop(): Promise<void> } => {
  let client: Client | null = null;
  let timer: NodeJS.Timeout | null = null;
  let isStopped = false;

  const retry = (ended: Client): void => {
    if (ended !== client) return;
    client = null;
    ended.end().catch(() => undefined); // the server has closed it
    if (isStopped) return;
    timer = setTimeout(() => void connect(), RETRY_MS);
    timer.unref();
  };

  const connect = async (): Promise<void> => {
    const opened = new Client({
      connectionString: url,
      connectionTimeoutMillis: CONNECT_MS,
      keepAlive: true,
      application_name: `agency-gateway listens to ${channel}`,
    });
    client = opened;
    for (const event of ["error", "end"] as const) opened.on(event, () => retry(opened));
    opened.on("notification", ({ payload }) => onNotice(payload ?? ""));
    try {
      await opened.connect();
      await opened.query(`LISTEN ${channel}`);
    } catch {
      retry(opened);
    }
  };

  void connect();
  return {
    stop: async () => {
      isStopped = true;
      if (timer !== null) clearTimeout(timer);
      const ended = client;
      client = null;
      await ended?.end().catch(() => undefined); // the server has closed it
    },
  };
};
