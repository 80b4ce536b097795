// A program for panel-process-client.ts: a panel in its own process that runs the commands on its standard input.
import { createInterface } from "node:readline";

import config from "@payload-config";
import { getPayload } from "payload";

import { isErased } from "../../src/erasure/share-erased-list";
import { startJobs } from "../../src/start-jobs";
import { startPanel } from "../../src/start-panel";
import { addWordPreview, findWordPreview } from "../../src/editorial/words/word-previews";
import { storeApplication } from "../builders/applications";
import { storePublishedChild } from "../builders/consents";
import { requestPanel, signInAs } from "./panel-http";

const DAY_MS = 24 * 60 * 60 * 1000;
/** Delay before a panel tries again to run a job that another panel runs. */
const RETRY_MS = 200;

await startPanel();
const payload = await getPayload({ config });

type Options = { email?: string; password?: string; times?: number; token?: string; talent?: number; preview?: string };

const commands = {
  startJobs: () => startJobs(payload, RETRY_MS),
  storeEndingConsent: () => storePublishedChild(payload, { expiresAt: new Date(Date.now() + 20 * DAY_MS).toISOString() }),
  storeApplication: () => storeApplication(payload, { confirmation: "waiting" }),
  signIn: ({ email = "", password = "", times = 1 }) => Promise.all(Array.from({ length: times }, () => signInAs(email, password))),
  readAccount: async ({ token = "" }) => (await requestPanel("/users/me", { token })).body.user?.email ?? null,
  eraseTalent: ({ talent = 0 }) => payload.delete({ collection: "talents", id: talent, overrideAccess: true }),
  isErased: ({ talent = 0 }) => isErased(payload, "talent", talent),
  addPreview: () => addWordPreview(payload, {}, Date.now()),
  hasPreview: async ({ preview = "" }) => (await findWordPreview(payload, preview, Date.now())) !== null,
} satisfies Record<string, (options: Options) => Promise<unknown>>;

export type CommandName = keyof typeof commands;

const isCommand = (name: string): name is CommandName => Object.hasOwn(commands, name);

process.stdout.write("started\n");
for await (const line of createInterface({ input: process.stdin })) {
  const { id, name, options } = JSON.parse(line);
  if (!isCommand(name)) throw new Error(`There is no command ${name}`);
  void commands[name](options).then((result) => process.stdout.write(`answer ${JSON.stringify({ id, result: result ?? null })}\n`));
}
process.exit(0);
