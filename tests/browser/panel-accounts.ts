import { randomBytes, randomUUID } from "node:crypto";
import { readFile } from "node:fs/promises";
import path from "node:path";
import type { APIRequestContext, Browser, Page } from "@playwright/test";
import { PATIENCE_MS } from "../wait";
import { panelAddress } from "./visitor";

export type PanelRole = "admin" | "editor" | "scout";

export interface AdminOptions {
  role?: PanelRole;
  language?: "pt" | "en";
  theme?: "light" | "dark";
  width?: number;
}

export type AdminScreen = Required<Pick<AdminOptions, "language" | "width">>;

interface Account {
  email: string;
  password: string;
}

const readFirstAdmin = async (): Promise<Account> => {
  const text = await readFile(path.join(process.env.DATA_DIR ?? "", "admin-password.txt"), "utf8");
  const [email = "", password = ""] = text.trim().split("\n");
  return { email, password };
};

/** Retries of a request whose connection the panel has just closed. */
const maxRetries = 2;

/** Leaves the session's cookie in the context; returns the token for requests that change something. */
const logIn = async (request: APIRequestContext, account: Account): Promise<string> => {
  const response = await request.post(`${panelAddress()}/cms/api/users/login`, { data: account, maxRetries });
  const { token } = (await response.json()) as { token?: string };
  if (token === undefined) throw new Error(`the sign-in of ${account.email} was refused: ${response.status()}`);
  return token;
};

/** Accounts of their own, since the panel may lose one of two simultaneous sign-ins of the same account. */
export const createPanelAccounts = async (browser: Browser) => {
  const context = await browser.newContext();
  const headers = { Authorization: `JWT ${await logIn(context.request, await readFirstAdmin())}` };
  const users = `${panelAddress()}/cms/api/users`;
  const ids: number[] = [];
  const accounts = new Map<PanelRole, Account>();

  const createAccount = async (role: PanelRole): Promise<Account> => {
    const account = { email: `${randomUUID()}@panel.example`, password: randomBytes(15).toString("base64url") };
    const response = await context.request.post(users, {
      headers,
      maxRetries,
      data: { ...account, role, name: `Conta de teste (${role})` },
    });
    if (!response.ok()) throw new Error(`the account was not created: ${response.status()}`);
    ids.push(((await response.json()) as { doc: { id: number } }).doc.id);
    return account;
  };

  const accountOf = async (role: PanelRole): Promise<Account> => {
    const account = accounts.get(role) ?? (await createAccount(role));
    accounts.set(role, account);
    return account;
  };

  return {
    openPage: async ({ role = "admin", language = "pt", theme = "light", width = 1440 }: AdminOptions = {}): Promise<Page> => {
      const session = await browser.newContext({
        locale: language === "en" ? "en-GB" : "pt-BR",
        viewport: { width, height: 900 },
      });
      session.setDefaultTimeout(PATIENCE_MS);
      await logIn(session.request, await accountOf(role));
      const url = panelAddress();
      await session.addCookies([
        { name: "payload-lng", value: language, url },
        { name: "payload-theme", value: theme, url },
      ]);
      return session.newPage();
    },
    /** As the first admin; returns the body. */
    request: async (method: "GET" | "POST" | "PATCH" | "DELETE", address: string, data?: unknown): Promise<unknown> => {
      // A repeated POST would store a second record.
      const retries = method === "POST" ? 0 : maxRetries;
      const response = await context.request.fetch(`${panelAddress()}/cms/api${address}`, { method, headers, data, maxRetries: retries });
      if (!response.ok()) throw new Error(`${method} ${address}: ${response.status()} ${await response.text()}`);
      return response.json();
    },
    close: async (): Promise<void> => {
      for (const id of ids) await context.request.delete(`${users}/${id}`, { headers, maxRetries });
      await context.close();
    },
  };
};

export type PanelAccounts = Awaited<ReturnType<typeof createPanelAccounts>>;
