import { createHash } from "node:crypto";
import { expect, type Locator, type Page } from "@playwright/test";
import type { PanelAccounts } from "./panel-accounts";
import { panelAddress, siteAddress } from "./visitor";

export interface ClientPackage {
  id: number;
  /** `/pacote/{token}`. */
  path: string;
  /** Of the token; the content store identifies the package by it. */
  hash: string;
}

export interface ListedTalent {
  id: number;
  name: string;
}

/** Published talents with at least three pictures in their book, by name. */
export const findPackageTalents = async ({ request }: PanelAccounts, count: number): Promise<ListedTalent[]> => {
  const query = "where[_status][equals]=published&sort=name&limit=60&depth=0&select[name]=true&select[book]=true";
  const { docs } = (await request("GET", `/talents?${query}`)) as { docs: (ListedTalent & { book?: unknown[] | null })[] };
  const found = docs.filter(({ book }) => (book?.length ?? 0) >= 3).slice(0, count);
  if (found.length < count) throw new Error(`only ${found.length} talents have three pictures`);
  return found.map(({ id, name }) => ({ id, name: name.trim() }));
};

export const hashOfPackage = (address: string): string => createHash("sha256").update(address.replace(/^.*\//u, "")).digest("hex");

const DAY_MS = 24 * 60 * 60 * 1000;

export const createClientPackage = async (
  { request }: PanelAccounts,
  { talents, ...fields }: { title: string; language: "pt" | "en"; talents: readonly ListedTalent[] },
): Promise<ClientPackage> => {
  const shows = { showsMeasurements: true, showsAge: true, showsVideos: true, showsContact: true };
  const expiresOn = new Date(Date.now() + 5 * DAY_MS).toISOString().slice(0, 10);
  const data = { ...fields, ...shows, expiresOn, client: "Padaria Aurora", message: "", passphrase: null };
  const answer = await request("POST", "/desk/packages", { ...data, talents: talents.map(({ id }) => ({ id })) });
  const { id, path } = answer as { id: number; path: string };
  return { id, path, hash: hashOfPackage(path) };
};

export const revokePackage = async ({ request }: PanelAccounts, { id }: ClientPackage): Promise<void> => {
  await request("POST", `/desk/packages/${id}/revoke`, {});
};

/** Waits until answers can be given. */
export const openClientPackage = async (page: Page, { path }: ClientPackage): Promise<void> => {
  await page.goto(siteAddress() + path);
  await expect(page.locator("main button[data-choice]").first()).toBeEnabled();
};

export const answerButton = (page: Page, { name }: ListedTalent, choice: "yes" | "maybe" | "no"): Locator =>
  page.getByRole("group", { name: new RegExp(`(sobre|on) ${name}$`) }).locator(`button[data-choice="${choice}"]`);

interface StoredPicks {
  people: { id: string; name: string; message: string; done_at: string | null }[];
  picks: { person: string; talent: string; choice: string | null; comment: string }[];
}

/** The stored answers, sorted, such as "Rita 12 yes a comment", and the people's names, messages and whether they ended. */
export const readStoredAnswers = async (token: string, { hash }: ClientPackage) => {
  const response = await fetch(`${panelAddress()}/api/packages/${hash}/picks`, { headers: { Authorization: `Bearer ${token}` } });
  const { data } = (await response.json()) as { data: StoredPicks };
  const nameOf = (person: string): string => data.people.find(({ id }) => id === person)?.name ?? "?";
  const answers = data.picks.map(({ person, talent, choice, comment }) => `${nameOf(person)} ${talent} ${choice} ${comment}`.trim());
  const people = data.people.map(({ name, message, done_at }) => ({ name, message, isDone: done_at !== null }));
  return { answers: answers.sort(), people };
};
