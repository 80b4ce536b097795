import type { UpstreamContent } from "./content/records";
import { recordById } from "./content/fixture-content";
import { isWireRecord } from "./content/records";
import type { createEntryStore } from "./entries";
import type { PackageStore } from "./packages";
import type { UpstreamRequest } from "./upstream-request";
import { unwrappedList, findRecord, newestFirst, paginatedList, toListedTalent } from "./lists";
import { bytes, json, message, notFound, type Reply } from "./reply";
import type { TokenKind } from "./sign-in";
import { storageFile } from "./storage";
import type { createTalentChanges } from "./talent-changes";
import { zip } from "./zip";

export interface Call {
  request: UpstreamRequest;
  content: UpstreamContent;
  entries: ReturnType<typeof createEntryStore>;
  packages: PackageStore;
  talentChanges: ReturnType<typeof createTalentChanges>;
  /** The groups of the route's pattern. */
  parts: readonly string[];
}

export interface Route {
  method: "GET" | "POST";
  pattern: RegExp;
  /** The back end whose token the call needs. */
  token: TokenKind;
  handle: (call: Call) => Reply | Promise<Reply>;
}

const get = (pattern: RegExp, token: TokenKind, handle: Route["handle"]): Route => ({ method: "GET", pattern, token, handle });
const post = (pattern: RegExp, token: TokenKind, handle: Route["handle"]): Route => ({ method: "POST", pattern, token, handle });

/** Every call of the contract except sign-in and files. */
export const ROUTES: readonly Route[] = [
  get(/^\/api\/talents$/, "integration", ({ request, content, talentChanges }) => {
    const listed = content.talents.map((talent) => toListedTalent(talent, request.query.get("skills") === "1"));
    return content.tellsChanges ? talentChanges(request, listed) : paginatedList(request, listed);
  }),
  get(/^\/api\/talents\/attributes$/, "integration", ({ content }) => json(200, { categories: content.categories })),
  get(/^\/api\/talent\/profile$/, "integration", (call) => profile(call)),
  get(/^\/api\/agency\/instagram$/, "integration", ({ content }) => json(200, { data: content.instagram })),
  post(/^\/api\/download\/zip$/, "integration", (call) => galleryZip(call)),
  get(/^\/posts\/blog\/(pt|en)(?:\/post)?$/, "panel", ({ request, content, parts }) =>
    paginatedList(request, newestFirst(content.posts[parts[0] ?? ""] ?? [])),
  ),
  get(/^\/posts\/campaigns\/(pt|en)$/, "panel", ({ request, content, parts }) =>
    unwrappedList(request, content.campaigns[parts[0] ?? ""] ?? []),
  ),
  get(/^\/posts\/magazine\/(pt|en)\/magazine$/, "panel", ({ request, content, parts }) =>
    paginatedList(request, newestFirst(content.magazines[parts[0] ?? ""] ?? [])),
  ),
  get(/^\/api\/entities\/([a-z]+)$/, "panel", (call) => entityList(call)),
  get(/^\/api\/entities\/([a-z]+)\/([^/]+)(?:\/([^/]+))?$/, "panel", (call) => entity(call)),
  get(/^\/api\/website-texts$/, "panel", ({ content }) => json(200, content.websiteTexts)),
  get(/^\/api\/website-images$/, "panel", ({ content }) => json(200, content.websiteImages)),
  get(/^\/api\/customizations$/, "panel", ({ content }) => json(200, content.customizations)),
  get(/^\/api\/social-medias$/, "panel", ({ content }) => json(200, content.socialMedias)),
  get(/^\/api\/boards$/, "panel", ({ content }) => (content.boards === null ? notFound() : json(200, { data: content.boards }))),
  get(/^\/preview\/(talents|posts|campaigns|words)\/([^/]+)$/, "panel", (call) => preview(call)),
  get(/^\/api\/packages\/([^/]+)$/, "panel", ({ packages, parts }) => packages.show(parts[0] ?? "")),
  get(/^\/api\/packages\/([^/]+)\/picks$/, "panel", ({ packages, parts }) => packages.picks(parts[0] ?? "")),
  post(/^\/api\/packages\/([^/]+)\/(unlock|picks|opened)$/, "panel", ({ request, packages, parts: [hash = "", action] }) =>
    packages.post(action ?? "", hash, request),
  ),
  post(/^\/api\/entry\/confirmation\/(show|confirm)$/, "panel", ({ request, entries, parts: [action] }) =>
    entries.confirmation(action === "show" ? "show" : "confirm", request),
  ),
  post(/^\/api\/entry\/([^/]+)\/status$/, "panel", ({ request, entries, parts }) => entries.status(parts[0] ?? "", request)),
  post(/^\/api\/entry\/([^/]+)\/erase$/, "panel", ({ request, entries, parts }) => entries.erase(parts[0] ?? "", request)),
  post(/^\/api\/entry\/([A-Za-z]+)\/send$/, "panel", ({ request, entries, parts }) => entries.send(parts[0] ?? "", request)),
  post(/^\/api\/entry\/([A-Za-z]+)$/, "panel", ({ request, content, entries, parts }) =>
    content.takesJsonEntries ? entries.send(parts[0] ?? "", request) : notFound(),
  ),
];

/** The draft, or a talent as published when there is none. */
const preview = ({ content, parts: [kind = "", id = ""] }: Call): Reply => {
  const record = content.drafts[`${kind}/${id}`] ?? (kind === "talents" ? recordById(content.talents, id) : undefined);
  return record === undefined ? notFound() : json(200, { data: record });
};

const profile = ({ request, content }: Call): Reply => {
  const id = request.query.get("id") ?? "";
  const special = content.profileAnswers[id];
  if (special !== undefined) return json(special.status, special.body);
  const talent = recordById(content.talents, id);
  return talent === undefined ? notFound() : json(200, { data: talent });
};

const entityRecords = ({ content, parts: [name = ""] }: Call): unknown[] | undefined =>
  new Map<string, unknown[]>([
    ["slides", content.slides],
    ["staff", content.staff],
    ["gallery", content.gallery],
    ["blog", Object.values(content.posts).flat()],
    ["campaigns", content.campaigns.pt ?? []],
    ["magazines", content.magazines.pt ?? []],
  ]).get(name);

const entityList = (call: Call): Reply => {
  const records = entityRecords(call);
  if (records === undefined) return notFound();
  const isEnglish = call.request.query.get("language") === "en";
  return json(200, { data: isEnglish ? records.map(inEnglish) : records });
};

/** A record with its English texts, when it has some under `en`. */
const inEnglish = (record: unknown): unknown => (isWireRecord(record) && isWireRecord(record.en) ? { ...record, ...record.en } : record);

const entity = (call: Call): Reply => {
  const [, field = "", value] = call.parts.map(decodeURIComponent);
  const record = findRecord(entityRecords(call) ?? [], value === undefined ? ["id", field] : [field, value]);
  return record === undefined ? notFound() : json(200, { data: record });
};

const galleryZip = async ({ request, content }: Call): Promise<Reply> => {
  const wanted: unknown = parseJson(request.body);
  if (!isWireRecord(wanted) || (wanted.gallery !== "book" && wanted.gallery !== "compo"))
    return message(422, "The given data was invalid.");
  const items = recordById(content.talents, String(wanted.talent))?.[wanted.gallery];
  if (!Array.isArray(items) || items.length === 0) return notFound();
  const files = items.filter(isWireRecord).map(async ({ id, file }) => {
    const picture = await storageFile({ ...request, path: `/storage/${String(file)}` }, content.video);
    return { name: `${String(id)}.jpg`, data: Buffer.from(picture.body) };
  });
  return bytes("application/zip", zip(await Promise.all(files)));
};

const parseJson = (body: Buffer): unknown => {
  try {
    return JSON.parse(body.toString("utf8"));
  } catch {
    return null;
  }
};
