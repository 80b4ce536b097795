import { createHash } from "node:crypto";
import type { Locator, Page } from "playwright-core";
import { panelAddress, siteAddress } from "./visitor";

export interface ClientPackage {
  id: number;
  /** `/pacote/{token}`. */
  path: string;
  /** Of the token, by which the content store knows the package. */
  hash: string;
}

export interface ListedTalent {
  id: number;
  name: string;
}

/** The panel takes its session's cookie only with an `Origin`. */
const asAdminPage = () => ({ headers: { Origin: new URL(panelAddress()).origin } });

/** Published talents with at least three pictures in their book, by name. */
export const findPackageTalents = async (admin: Page, count: number): Promise<ListedTalent[]> => {
  const query = "where[_status][equals]=published&sort=name&limit=60&depth=0&select[name]=true&select[book]=true";
  const response = await admin.request.get(`${panelAddress()}/cms/api/talents?${query}`, asAdminPage());
  const { docs } = (await response.json()) as { docs: (ListedTalent & { book?: unknown[] | null })[] };
  const found = docs.filter(({ book }) => (book?.length ?? 0) >= 3).slice(0, count);
  if (found.length < count) throw new Error(`only ${found.length} talents have three pictures`);
  return found.map(({ id, name }) => ({ id, name: name.trim() }));
};

const DAY_MS = 24 * 60 * 60 * 1000;

/** Makes a package with the session of an admin's page. */
export const createClientPackage = async (
  admin: Page,
  { talents, ...fields }: { title: string; language: "pt" | "en"; talents: readonly ListedTalent[] },
): Promise<ClientPackage> => {
  const shows = { showsMeasurements: true, showsAge: true, showsVideos: true, showsContact: true };
  const expiresOn = new Date(Date.now() + 5 * DAY_MS).toISOString().slice(0, 10);
  const data = { ...fields, ...shows, expiresOn, client: "Padaria Aurora", message: "", passphrase: null };
  const response = await admin.request.post(`${panelAddress()}/cms/api/desk/packages`, {
    data: { ...data, talents: talents.map(({ id }) => ({ id })) },
    ...asAdminPage(),
  });
  if (!response.ok()) throw new Error(`the package was not made: ${response.status()} ${await response.text()}`);
  const { id, path } = (await response.json()) as { id: number; path: string };
  return { id, path, hash: createHash("sha256").update(path.replace("/pacote/", "")).digest("hex") };
};

export const revokePackage = async (admin: Page, { id }: ClientPackage): Promise<void> => {
  const response = await admin.request.post(`${panelAddress()}/cms/api/desk/packages/${id}/revoke`, { data: {}, ...asAdminPage() });
  if (!response.ok()) throw new Error(`the package was not revoked: ${response.status()}`);
};

/** Opens a package, and waits until answers can be given. */
export const openClientPackage = async (page: Page, { path }: ClientPackage): Promise<void> => {
  await page.goto(siteAddress() + path);
  await page.locator("main button[data-choice]:enabled").first().waitFor();
};

/** The talent's button of an answer. */
export const answerButton = (page: Page, { name }: ListedTalent, choice: "yes" | "maybe" | "no"): Locator =>
  page.getByRole("group", { name: new RegExp(`(sobre|on) ${name}$`) }).locator(`button[data-choice="${choice}"]`);

interface StoredPicks {
  people: { id: string; name: string; message: string; done_at: string | null }[];
  picks: { person: string; talent: string; choice: string | null; comment: string }[];
}

/** The answers that the content store has, with names instead of people's ids, sorted. */
export const readStoredAnswers = async (token: string, { hash }: ClientPackage) => {
  const response = await fetch(`${panelAddress()}/api/packages/${hash}/picks`, { headers: { Authorization: `Bearer ${token}` } });
  const { data } = (await response.json()) as { data: StoredPicks };
  const nameOf = (person: string): string => data.people.find(({ id }) => id === person)?.name ?? "?";
  const answers = data.picks.map(({ person, talent, choice, comment }) => [nameOf(person), Number(talent), choice, comment] as const);
  const people = data.people.map(({ name, message, done_at }) => [name, message, done_at !== null] as const);
  return { answers: answers.sort(compare), people: people.sort(compare) };
};

const compare = (one: unknown, other: unknown): number => (JSON.stringify(one) < JSON.stringify(other) ? -1 : 1);
