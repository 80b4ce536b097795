import { createHash, randomUUID } from "node:crypto";

import type { Payload } from "payload";
import sharp from "sharp";

import { runSql } from "../../src/database/sql";
import { toSearchKeys } from "../../src/entries/search-keys";
import { writePrivateFile } from "../../src/media/private-files";
import { type DatabaseRow, insertRows } from "./insert-rows";

export const APPLICATIONS = 5_000;
export const TALENTS = 10_000;
const PHOTOS_EACH = 6;
/** Only the photos that are measured have a file. */
const PHOTO_FILES = 96;
const MINUTE_MS = 60 * 1000;
const DAY_MS = 24 * 60 * MINUTE_MS;

const FIRST_NAMES = [
  "Ana Clara",
  "Bento",
  "Cecília",
  "Davi",
  "Elisa",
  "Fábio",
  "Gabriela",
  "Heitor",
  "Íris",
  "João Pedro",
  "Lívia",
  "Miguel",
];
const LAST_NAMES = [
  "Almeida",
  "Barros",
  "Conceição",
  "Duarte",
  "Esteves",
  "Ferraz",
  "Guimarães",
  "Lacerda",
  "Moraes",
  "Nogueira",
  "Queirós",
];
const CITIES = [
  "São Paulo, SP",
  "Campinas, SP",
  "Belém, PA",
  "Recife, PE",
  "Curitiba, PR",
  "São José dos Campos, SP",
  "Rio de Janeiro, RJ",
];
const STATUSES = ["new", "new", "new", "seen", "contacted", "accepted", "declined", "declined", "declined", "declined"];

const pick = <T>(list: readonly [T, ...T[]] | readonly T[], index: number): T => {
  const item = list[index % list.length];
  if (item === undefined) throw new Error("an empty list");
  return item;
};

/** A number makes names differ, as more surnames would. */
const nameOf = (index: number): string => `${pick(FIRST_NAMES, index)} ${pick(LAST_NAMES, index >> 2)} ${index >> 5}`;

const timeOf = (index: number, count: number, now: number): string => new Date(now - (count - index) * 30 * MINUTE_MS).toISOString();

const birthdateOf = (index: number, now: number): string =>
  new Date(now - (4 * 365 + (index % (20 * 365))) * DAY_MS).toISOString().slice(0, 10);

const dated = (at: string): DatabaseRow => ({ created_at: at, updated_at: at });

/** Every tenth application has the phone number and e-mail of the one before, every twentieth also the name and birthdate. */
const applicationRow = (index: number, now: number): DatabaseRow => {
  const person = index % 20 === 0 && index > 0 ? index - 1 : index;
  const family = index % 10 === 0 && index > 0 ? index - 1 : index;
  const centimetres = 95 + (index % 85);
  const answers = {
    name: nameOf(person),
    phone: `+55 (11) 9${String(10_000_000 + family * 7).padStart(8, "0")}`,
    email: `familia-${family}@example.com`,
    city: pick(CITIES, index),
    height: `${centimetres}/4.6`,
    idempotencyKey: randomUUID(),
  };
  const keys = toSearchKeys(answers);
  const at = timeOf(index, APPLICATIONS, now);
  const status = pick(STATUSES, index);
  return {
    kind: "getScouted",
    name: answers.name,
    email: answers.email,
    phone: answers.phone,
    city: answers.city,
    height: answers.height,
    idempotency_key: answers.idempotencyKey,
    gender: index % 2 === 0 ? "woman" : "man",
    birthdate: birthdateOf(person, now),
    guardian: "Beatriz Demonstração",
    consent_version: "1",
    consent_at: at,
    hair: "Brown",
    eyes: "Brown",
    status,
    decline_reason: status === "declined" ? "profile" : null,
    status_at: at,
    locale: "pt",
    confirmation: "waiting",
    access_key_hash: createHash("sha256").update(answers.idempotencyKey).digest("hex"),
    reference: keys.reference,
    name_key: keys.nameKey,
    phone_key: keys.phoneKey,
    email_key: keys.emailKey,
    city_key: keys.cityKey,
    height_cm: keys.heightCm,
    ...dated(at),
  };
};

const range = <T>(count: number, make: (index: number) => T): T[] => Array.from({ length: count }, (_, index) => make(index));

const photoNames = (): string[] => range(APPLICATIONS * PHOTOS_EACH, () => `${randomUUID()}.jpg`);

const writePhotoFiles = async (names: readonly string[]): Promise<void> => {
  // Enlarged noise: its size in bytes is that of a phone's photo.
  const noise = { type: "gaussian", mean: 128, sigma: 40 } as const;
  const small = await sharp({ create: { width: 300, height: 400, channels: 3, background: "#a87", noise } })
    .png()
    .toBuffer();
  const photo = await sharp(small).resize(2400, 3200, { kernel: "cubic" }).jpeg({ quality: 88 }).toBuffer();
  for (const name of names) await writePrivateFile(name, photo);
};

const insertApplications = async (payload: Payload, now: number): Promise<void> => {
  const names = photoNames();
  await insertRows(
    payload,
    "entries",
    range(APPLICATIONS, (index) => applicationRow(index, now)),
  );
  await insertRows(
    payload,
    "entry_photos",
    names.map((filename) => ({ filename, mime_type: "image/jpeg", filesize: 1_600_000, width: 2400, height: 3200 })),
  );
  // Ids of a new store start at 1.
  await insertRows(
    payload,
    "entries_rels",
    names.map((_, index) => ({
      order: (index % PHOTOS_EACH) + 1,
      parent_id: Math.floor(index / PHOTOS_EACH) + 1,
      path: "photos",
      entry_photos_id: index + 1,
    })),
  );
  await insertRows(
    payload,
    "entry_events",
    range(APPLICATIONS * 2, (index) => ({
      entry: Math.floor(index / 2) + 1,
      event: "status",
      from: "new",
      to: "seen",
      batch: randomUUID(),
    })),
  );
  await writePhotoFiles(names.slice(0, PHOTO_FILES));
};

/** Nine of ten talents are published; every fiftieth consent expires within 60 days. */
const insertTalents = async (payload: Payload, now: number): Promise<void> => {
  const talentRow = (index: number): DatabaseRow => ({
    name: nameOf(index),
    gender: index % 2 === 0 ? "woman" : "man",
    birthdate: birthdateOf(index, now),
    height: "138/4.6",
    ...dated(timeOf(index, TALENTS, now)),
  });
  const statusOf = (index: number): string => (index % 10 === 0 ? "draft" : "published");
  await insertRows(
    payload,
    "talents",
    range(TALENTS, (index) => ({ ...talentRow(index), _status: statusOf(index) })),
  );
  await insertRows(
    payload,
    "_talents_v",
    range(TALENTS, (index) => ({
      parent_id: index + 1,
      ...Object.fromEntries(Object.entries(talentRow(index)).map(([column, value]) => [`version_${column}`, value])),
      version__status: statusOf(index),
      ...dated(timeOf(index, TALENTS, now)),
    })),
  );
  await runSql(payload, `UPDATE "_talents_v" SET "latest" = TRUE`);
  const consentRow = (index: number): DatabaseRow => ({
    talent_id: index + 1,
    given_by: "guardian",
    person: "Beatriz Demonstração",
    given_at: new Date(now - 100 * DAY_MS).toISOString(),
    expires_at: new Date(now + (index % 50 === 0 ? 2 + (index % 58) : 400) * DAY_MS).toISOString(),
    ...dated(timeOf(index, TALENTS, now)),
  });
  await insertRows(payload, "consents", range(TALENTS, consentRow));
  await insertRows(
    payload,
    "consents_scopes",
    range(TALENTS, (index) => ({ order: 1, parent_id: index + 1, value: "site" })),
  );
};

/** The store must be new. */
export const seedDesk = async (payload: Payload): Promise<void> => {
  const now = Date.now();
  await insertApplications(payload, now);
  await insertTalents(payload, now);
};
