/** A call of the upstream contract, as `npm run contract` lists it. */
export interface ContractCall {
  /** The title of the group of tests that check the call. */
  name: string;
  method: "GET" | "POST";
  /** Matches the paths of the call, without query. */
  path: RegExp;
  /** The site works without the call. */
  isExtension?: true;
  /** Its tests store entries. */
  isWriting?: true;
}

const get = (name: string, path: RegExp): ContractCall => ({ name: `GET ${name}`, method: "GET", path });
const post = (name: string, path: RegExp): ContractCall => ({ name: `POST ${name}`, method: "POST", path });
const extension = (call: ContractCall): ContractCall => ({ ...call, isExtension: true });
const writing = (call: ContractCall): ContractCall => ({ ...call, isWriting: true });

/** Every call of the contract. Each test of the suite belongs to the call that names its outermost `describe`. */
export const CALLS = {
  signin: post("/signin", /^\/signin$/),
  login: post("/login", /^\/login$/),
  talents: get("/api/talents", /^\/api\/talents$/),
  attributes: get("/api/talents/attributes", /^\/api\/talents\/attributes$/),
  profile: get("/api/talent/profile", /^\/api\/talent\/profile$/),
  zip: post("/api/download/zip", /^\/api\/download\/zip$/),
  instagram: get("/api/agency/instagram", /^\/api\/agency\/instagram$/),
  blog: get("/posts/blog/{lang}/post", /^\/posts\/blog\/[^/]+\/post$/),
  shortBlog: get("/posts/blog/{lang}", /^\/posts\/blog\/[^/]+$/),
  campaigns: get("/posts/campaigns/{lang}", /^\/posts\/campaigns\/[^/]+$/),
  magazines: get("/posts/magazine/{lang}/magazine", /^\/posts\/magazine\/[^/]+\/magazine$/),
  slides: get("/api/entities/slides", /^\/api\/entities\/slides(\/|$)/),
  staff: get("/api/entities/staff", /^\/api\/entities\/staff(\/|$)/),
  gallery: get("/api/entities/gallery", /^\/api\/entities\/gallery(\/|$)/),
  lookups: get("/api/entities/{entity}/{field}/{value}", /^\/api\/entities\/(blog|campaigns|magazines|nothing)(\/|$)/),
  texts: get("/api/website-texts", /^\/api\/website-texts$/),
  images: get("/api/website-images", /^\/api\/website-images$/),
  customizations: get("/api/customizations", /^\/api\/customizations$/),
  socialMedias: get("/api/social-medias", /^\/api\/social-medias$/),
  boards: extension(get("/api/boards", /^\/api\/boards$/)),
  storage: get("/storage/{path}", /^\/storage\//),
  contact: writing(post("/api/entry/contact/send", /^\/api\/entry\/contact\/send$/)),
  workshop: writing(post("/api/entry/workshopContact/send", /^\/api\/entry\/workshopContact\/send$/)),
  scouting: writing(post("/api/entry/getScouted/send", /^\/api\/entry\/getScouted\/send$/)),
  jsonEntry: extension(writing(post("/api/entry/{entry}", /^\/api\/entry\/(contact|workshopContact|getScouted)$/))),
  status: extension(writing(post("/api/entry/{reference}/status", /^\/api\/entry\/[^/]+\/status$/))),
  erase: extension(writing(post("/api/entry/{reference}/erase", /^\/api\/entry\/[^/]+\/erase$/))),
  show: extension(post("/api/entry/confirmation/show", /^\/api\/entry\/confirmation\/show$/)),
  confirm: extension(post("/api/entry/confirmation/confirm", /^\/api\/entry\/confirmation\/confirm$/)),
  preview: extension(get("/preview/{kind}/{id}", /^\/preview\//)),
  packages: extension(get("/api/packages/{hash}", /^\/api\/packages\/[^/]+$/)),
  unlock: extension(post("/api/packages/{hash}/unlock", /^\/api\/packages\/[^/]+\/unlock$/)),
  picks: extension(get("/api/packages/{hash}/picks", /^\/api\/packages\/[^/]+\/picks$/)),
  sendPicks: extension(writing(post("/api/packages/{hash}/picks", /^\/api\/packages\/[^/]+\/picks$/))),
  opened: extension(writing(post("/api/packages/{hash}/opened", /^\/api\/packages\/[^/]+\/opened$/))),
} as const satisfies Readonly<Record<string, ContractCall>>;

/** The call to which a request belongs; null for none, such as a form that does not exist. */
export const callOf = (method: string, address: string): ContractCall | null => {
  const path = address.split("?")[0]?.replace(/\/+$/, "") ?? "";
  return Object.values(CALLS).find((call) => call.method === method && call.path.test(path)) ?? null;
};
