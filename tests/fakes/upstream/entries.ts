import { createHash, randomUUID } from "node:crypto";
import type { UpstreamRequest } from "./upstream-request";
import { json, message, notFound, type Reply } from "./reply";

export interface StoredEntry {
  id: string;
  entry: string;
  /** The first eight characters of the idempotency key, in capitals, by which the visitor identifies the entry. */
  reference: string;
  /** SHA-256 of the key of the family's page; null when it was not sent. */
  accessKeyHash: string | null;
  /** Of the text form, without the hash of the access key; empty for an entry that was sent as JSON. */
  fields: Readonly<Record<string, string>>;
  /** The answers and what was sent beside them, without the hash of the access key; null for a text form. */
  json: Readonly<Record<string, unknown>> | null;
  /** Sizes of the files by field. */
  files: Readonly<Record<string, number>>;
  /** The multipart body as it was received. */
  body: Buffer;
}

const REQUIRED: Readonly<Record<string, readonly string[]>> = {
  contact: ["name", "email", "phone", "message"],
  workshopContact: ["name", "email", "phone", "city", "instagram", "message"],
  getScouted: ["realname", "birthdate", "phone", "note", "email", "gender"],
};

const REQUIRED_IN_JSON: typeof REQUIRED = {
  ...REQUIRED,
  getScouted: ["name", "birthdate", "phone", "city", "email", "gender"],
};

const PHOTOS = ["image1", "image2", "image3", "image4", "image5", "image6"];
const LARGEST_PHOTO_BYTES = 10_000_000;
const IMAGE_TYPES = ["image/jpeg", "image/png", "image/gif"];

/** A guardian's link. */
export interface Confirmation {
  state: "waiting" | "used" | "expired";
  /** The answer of `show`. */
  request: Readonly<Record<string, unknown>>;
}

/** The answer to an unknown reference, a wrong key and an unknown token alike. */
const unknownEntry = (): Reply => json(404, { message: "Not found.", code: "unknown_entry" });

/** A repeated idempotency key returns the first answer. */
export const createEntryStore = () => {
  const stored: StoredEntry[] = [];
  const answers = new Map<string, Reply>();
  const confirmations = new Map<string, Confirmation>();

  const accept = async (entry: string, request: UpstreamRequest, key: string): Promise<Reply> => {
    const form = await readForm(request);
    if (form === null) return message(422, "The body is not a form.");
    const { files, errors } = form;
    if (Object.values(files).some((size) => size > LARGEST_PHOTO_BYTES)) return message(413, "A photo is too large.");
    const sent = request.path.endsWith("/send") ? readTextEntry(entry, form) : readJsonEntry(entry, form);
    if (sent === null) return message(422, "The part entry is no JSON.");
    const photos = entry === "getScouted" ? PHOTOS.filter((name) => files[name] === undefined) : [];
    const problems = { ...errors, ...sent.problems, ...required(photos) };
    if (Object.keys(problems).length > 0) return json(422, { message: "The given data was invalid.", errors: problems });
    const id = String(stored.length + 1);
    const { accessKeyHash, fields, json: answers } = sent;
    stored.push({ id, entry, reference: key.slice(0, 8).toUpperCase(), accessKeyHash, fields, json: answers, files, body: request.body });
    return json(201, { id, message: "Stored." });
  };

  const findByKey = (reference: string, request: UpstreamRequest): number => {
    const { key = "" } = readJson(request);
    const hash = createHash("sha256").update(key).digest("hex");
    return stored.findIndex((entry) => entry.reference === reference && entry.accessKeyHash === hash);
  };

  return {
    stored,
    confirmations,
    status: (reference: string, request: UpstreamRequest): Reply => {
      const entry = stored[findByKey(reference, request)];
      if (entry === undefined) return unknownEntry();
      const photos = Object.keys(entry.files).length;
      return json(200, {
        form: entry.entry,
        state: "reviewing",
        sentAt: null,
        photos,
        confirmation: null,
        erasableUntil: "2027-03-01T00:00:00Z",
      });
    },
    erase: (reference: string, request: UpstreamRequest): Reply => {
      const index = findByKey(reference, request);
      if (index === -1) return unknownEntry();
      stored.splice(index, 1);
      return json(200, { message: "Erased." });
    },
    confirmation: (action: "show" | "confirm", request: UpstreamRequest): Reply => {
      const found = confirmations.get(readJson(request).token ?? "");
      if (found === undefined) return unknownEntry();
      if (found.state !== "waiting") return json(410, { message: "Gone.", code: found.state });
      if (action === "show") return json(200, found.request);
      found.state = "used";
      return json(200, { message: "Confirmed." });
    },
    send: async (entry: string, request: UpstreamRequest): Promise<Reply> => {
      if (!(entry in REQUIRED)) return notFound();
      const key = request.header("idempotency-key") ?? randomUUID();
      const known = answers.get(key);
      if (known !== undefined) return known;
      const answer = await accept(entry, request, key);
      if (answer.status === 201) answers.set(key, answer);
      return answer;
    },
  };
};

const readJson = ({ body }: UpstreamRequest): Readonly<Partial<Record<string, string>>> => {
  try {
    return JSON.parse(body.toString("utf8"));
  } catch {
    return {};
  }
};

interface Form {
  fields: Record<string, string>;
  files: Record<string, number>;
  errors: Record<string, string[]>;
}

const readForm = async ({ body, header }: UpstreamRequest): Promise<Form | null> => {
  const form: Form = { fields: {}, files: {}, errors: {} };
  try {
    // Node offers its multipart parser only through Response
    const data = await new Response(new Uint8Array(body), { headers: { "content-type": header("content-type") ?? "" } }).formData();
    for (const [name, value] of data.entries()) {
      if (typeof value === "string") form.fields[name] = value;
      else if (!IMAGE_TYPES.includes(value.type)) form.errors[name] = [`The ${name} must be an image.`];
      else form.files[name] = value.size;
    }
    return form;
  } catch {
    return null;
  }
};

interface SentEntry extends Pick<StoredEntry, "accessKeyHash" | "fields" | "json"> {
  problems: Record<string, string[]>;
}

const readTextEntry = (entry: string, form: Form): SentEntry => {
  const { access_key_hash: accessKeyHash = null, ...fields } = form.fields;
  return { accessKeyHash, fields, json: null, problems: problemsOf(fields, REQUIRED[entry]) };
};

const readJsonEntry = (entry: string, form: Form): SentEntry | null => {
  try {
    const { accessKeyHash, ...sent } = JSON.parse(form.fields.entry ?? "");
    return { accessKeyHash, fields: {}, json: sent, problems: problemsOf(sent.answers, REQUIRED_IN_JSON[entry]) };
  } catch {
    return null;
  }
};

const required = (names: readonly string[]): Record<string, string[]> =>
  Object.fromEntries(names.map((name) => [name, [`The ${name} field is required.`]]));

const problemsOf = (fields: Readonly<Record<string, string>>, names: readonly string[] = []): Record<string, string[]> => {
  const errors = required(names.filter((name) => !fields[name]?.trim()));
  if (fields.email && !/^\S+@\S+\.\S+$/.test(fields.email)) errors.email = ["The email must be a valid email address."];
  if (fields.birthdate && !/^\d{4}-\d{2}-\d{2}$/.test(fields.birthdate)) errors.birthdate = ["The birthdate is not a date."];
  return errors;
};
