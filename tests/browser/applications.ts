import { randomUUID } from "node:crypto";
import { readFile } from "node:fs/promises";
import path from "node:path";
import sharp from "sharp";
import { dayIn } from "../../src/domain/day";
import { panelAddress } from "./visitor";

/** With the contract's names of fields. */
export type WireAnswers = Readonly<Record<string, string>>;

const YEAR_MS = 365.25 * 24 * 60 * 60 * 1000;

/** The current year in the site's time zone, in which forms compute ages. */
export const yearOfSite = (): number => Number(dayIn("America/Sao_Paulo", new Date()).slice(0, 4));

const CHILD: WireAnswers = {
  age: "9",
  // Half a year from the last and the next birthday.
  birthdate: new Date(Date.now() - 9.5 * YEAR_MS).toISOString().slice(0, 10),
  phone: "+55 (11) 90000-0001",
  note: "São José dos Campos, SP",
  email: "familia@casajuriti.example",
  height: "138/4.6",
  jeans: "10",
  shoes: "33.5",
  hair: "Brown",
  eyes: "Brown",
  gender: "woman",
  contacts: JSON.stringify({ father: "Beatriz Exemplo", consent: { version: "1", at: "2026-11-01T12:00:00.000Z", locale: "pt" } }),
};

const COLOURS = ["#c2410c", "#1d4ed8", "#0f6b4f", "#7e22ce", "#be185d", "#5c5852"];

const createPhoto = async (background: string): Promise<Blob> => {
  const jpeg = await sharp({ create: { width: 300, height: 400, channels: 3, background } })
    .jpeg()
    .toBuffer();
  return new Blob([new Uint8Array(jpeg)], { type: "image/jpeg" });
};

export const signInToContract = async (): Promise<string> => {
  const secrets: unknown = JSON.parse(await readFile(path.join(process.env.DATA_DIR ?? "", "secrets.json"), "utf8"));
  const { panelSalt, panelApiToken } = secrets as Record<string, string>;
  const response = await fetch(`${panelAddress()}/login`, {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify({ salt: panelSalt, api_token: panelApiToken }),
  });
  return String(((await response.json()) as Record<string, unknown>).token);
};

/** As the gateway does; returns the entry's id in the panel. */
export const sendForm = async (kind: string, form: FormData, token: string): Promise<number> => {
  const response = await fetch(`${panelAddress()}/api/entry/${kind}/send`, {
    method: "POST",
    headers: { Authorization: `Bearer ${token}`, "Idempotency-Key": randomUUID() },
    body: form,
  });
  if (response.status !== 201) throw new Error(`The form ${kind} was not stored: ${response.status}`);
  return Number(((await response.json()) as Record<string, unknown>).id);
};

const send = (answers: WireAnswers, { token, photos }: { token: string; photos: readonly Blob[] }): Promise<number> => {
  const form = new FormData();
  for (const [name, value] of Object.entries({ ...CHILD, ...answers })) form.append(name, value);
  photos.forEach((photo, index) => form.append(`image${index + 1}`, photo, `image${index + 1}.jpg`));
  return sendForm("getScouted", form, token);
};

/** Applications of a child, each with other answers, sent as the gateway does; returns their ids in the panel. */
export const sendApplications = async (list: readonly WireAnswers[]): Promise<number[]> => {
  const token = await signInToContract();
  const photos = await Promise.all(COLOURS.map(createPhoto));
  const ids: number[] = [];
  for (const answers of list) ids.push(await send(answers, { token, photos }));
  return ids;
};

/** A Brazilian mobile number that no other test uses. */
export const randomPhone = (): string => `+55 (11) 9${String(Math.floor(Math.random() * 1e8)).padStart(8, "0")}`;
