/**
 * The import table of docs/architecture.md as data. A folder may always import itself,
 * `features/x` only its own feature. ESLint enforces it and tests/architecture proves that it bites.
 */
const data = ["lib", "domain", "config"];
const views = ["ui", "talent", "form", "layout", "search", "seo", "editorial"];

/** Folders outside `server/` that every folder of the gateway except `lib` may import. */
const shared = ["upstream", "forms", ...data, "i18n", "locales"];

/**
 * The folders of `server/` and what each imports there, in an order without cycles: a folder imports only from the lines
 * above its own, and none the files of `server/` itself.
 */
const SERVER_RULES = {
  "server/lib": [],
  "server/shared-state": ["server/lib"],
  "server/http": ["server/lib"],
  "server/preview": ["server/http"],
  "server/live": ["server/http", "server/lib"],
  "server/releases/store": ["server/http", "server/lib"],
  "server/releases/checks": ["server/releases/store"],
  "server/releases/build": ["server/lib"],
  "server/releases/shared": ["server/releases/store", "server/shared-state", "server/lib"],
  "server/withdrawal": ["server/releases/store", "server/live", "server/http", "server/lib"],
  "server/erasure": ["server/withdrawal", "server/releases/store", "server/shared-state", "server/lib"],
  "server/releases": [
    "server/erasure",
    "server/releases/shared",
    "server/releases/build",
    "server/releases/checks",
    "server/releases/store",
    "server/lib",
  ],
  "server/publish": ["server/releases", "server/shared-state", "server/http", "server/lib"],
  "server/counts": ["server/publish", "server/shared-state", "server/http", "server/lib"],
  "server/site": ["server/withdrawal", "server/releases/store", "server/live", "server/http", "server/lib"],
  "server/media": ["server/live", "server/preview", "server/http", "server/lib"],
  "server/cards": ["server/media", "server/live", "server/http", "server/lib"],
  "server/entries/outbox": ["server/shared-state", "server/lib"],
  "server/entries/intake": ["server/entries/outbox", "server/media", "server/http", "server/lib"],
  "server/entries/responses": ["server/entries/intake", "server/entries/outbox", "server/http", "server/lib"],
  "server/entries/access": ["server/entries/outbox", "server/entries/intake", "server/entries/responses", "server/http", "server/lib"],
  "server/entries": ["server/entries/intake", "server/entries/responses", "server/http"],
  "server/packages": ["server/cards", "server/entries/outbox", "server/media", "server/live", "server/http", "server/lib"],
  "server/cdn": ["server/site", "server/live", "server/releases/store", "server/http", "server/lib"],
  "server/staff": ["server/entries/intake", "server/http", "server/lib"],
};

/** The plugins of the gateway compose all of its folders; nothing but the files of `server/` imports them. */
SERVER_RULES["server/plugins"] = Object.keys(SERVER_RULES);

/** The folders of `panel/src/` below its subjects, and the folders that each imports; `shared` is for all. */
const PANEL_BASE = {
  access: [],
  contract: [],
  database: [],
  admin: ["access"],
  media: ["database", "contract", "access"],
  "move-store": ["media", "database"],
};

/**
 * The subjects of the panel, and the folders that each imports: of other subjects only their `index.ts`, or a component of the admin.
 * The files of `panel/src/` itself compose them all.
 */
const PANEL_SUBJECTS = {
  publication: ["access"],
  audit: ["admin", "database", "access"],
  identity: ["publication", "media", "admin", "contract"],
  accounts: ["identity", "admin", "database", "access"],
  consents: ["publication", "media", "admin", "database", "contract", "access"],
  erasure: ["consents", "publication", "media", "admin", "database", "access"],
  talents: ["erasure", "consents", "publication", "media", "admin", "database", "contract", "access"],
  editorial: ["talents", "consents", "identity", "publication", "media", "admin", "database", "contract", "access"],
  packages: ["identity", "publication", "media", "admin", "database", "contract", "access"],
  entries: ["packages", "talents", "erasure", "consents", "identity", "audit", "media", "admin", "contract", "access"],
  families: ["entries", "erasure", "identity", "audit", "database", "contract"],
  roster: ["talents", "consents", "audit", "publication", "move-store", "media", "admin", "database", "contract", "access"],
  demo: ["erasure", "identity", "audit", "publication", "media", "admin", "database", "access"],
  dashboard: ["demo", "packages", "talents", "erasure", "consents", "identity", "publication", "admin", "database", "contract", "access"],
};

/** The longest chain of imports between the folders above. */
const LONGEST_CHAIN = 6;

/** Throws for a folder that imports from one that is not listed above it. */
const assertOrder = (rules) => {
  const folders = Object.keys(rules);
  for (const [index, [folder, allowed]] of Object.entries(rules).entries()) {
    const below = allowed.find((name) => !folders.slice(0, index).includes(name));
    if (below !== undefined) throw new Error(`${folder} may not import ${below}: it is not listed above ${folder}, so a cycle is possible`);
  }
};
assertOrder(SERVER_RULES);

const PANEL_IMPORTS = { ...PANEL_BASE, ...PANEL_SUBJECTS };
assertOrder(PANEL_IMPORTS);
const chainFrom = (folder) => Math.max(0, ...PANEL_IMPORTS[folder].map((below) => 1 + chainFrom(below)));
for (const folder of Object.keys(PANEL_IMPORTS))
  if (chainFrom(folder) > LONGEST_CHAIN)
    throw new Error(`A chain of imports from panel/src/${folder} has ${chainFrom(folder)} folders below it`);

const folders = Object.keys(SERVER_RULES);
const panelFolders = ["shared", ...Object.keys(PANEL_IMPORTS)];

const serverRules = Object.fromEntries(
  Object.entries(SERVER_RULES).map(([folder, allowed]) => [folder, folder === "server/lib" ? ["lib", "domain"] : [...allowed, ...shared]]),
);

export const IMPORT_RULES = {
  ...serverRules,
  server: [...folders, ...shared],
  lib: [],
  domain: ["lib"],
  config: ["lib", "domain"],
  upstream: data,
  live: data,
  forms: data,
  i18n: [...data, "locales"],
  locales: data,
  selection: data,
  plugin: ["upstream", ...data],
  ui: ["styles", ...data],
  talent: ["ui", ...data, "i18n", "selection"],
  form: ["ui", "live", "forms", ...data, "i18n"],
  search: ["ui", "talent", "live", ...data, "i18n"],
  layout: ["ui", "talent", "search", "live", ...data, "i18n", "images"],
  seo: ["layout", ...data, "i18n"],
  editorial: ["ui", "layout", "seo", "live", ...data, "i18n"],
  feature: [...views, "live", "forms", "selection", ...data, "i18n", "images"],
  template: ["feature", ...views, ...data, "i18n", "images"],
  page: ["feature", ...views, ...data, "i18n", "images"],
  boot: ["root", "feature", "layout", "ui", "live", "selection", ...data, "i18n", "styles"],
  gatsby: ["boot", ...data],
  root: ["boot", "gatsby", ...data, "styles"],
  worker: data,
};

/**
 * The folders of `src/` that the panel imports too; a change in them builds the panel again (`scripts/panel.ts`). Site and gateway import
 * nothing of the panel.
 */
export const PANEL_SHARED = ["domain", "config", "lib", "locales"];

const partOf = (folder) => `panel/${folder}`;
const isSubject = (folder) => folder in PANEL_SUBJECTS;
const forAll = [...PANEL_SHARED, "panel/shared"];

/** The imports of each part of the panel: `whole` folders, and the offered files of `asked` ones. */
export const PANEL_RULES = {
  "panel/shared": { whole: PANEL_SHARED, asked: [] },
  ...Object.fromEntries(
    Object.entries(PANEL_IMPORTS).map(([folder, allowed]) => [
      partOf(folder),
      {
        // The demo's name is compared with the agency's.
        whole: [...forAll, ...allowed.filter((name) => !isSubject(name)).map(partOf), ...(folder === "identity" ? ["panel/seed"] : [])],
        asked: allowed.filter(isSubject).map(partOf),
      },
    ]),
  ),
  panel: { whole: [...PANEL_SHARED, ...panelFolders.map(partOf), "panel/seed"], asked: [] },
};

/** The files that a subject of the panel offers to others, and those that the folder of the panel itself offers to all. */
export const OFFERED = "{index.ts,*.tsx}";
export const OFFERED_TO_ALL = "{environment,payload-types}.ts";

export const ELEMENTS = [
  ...panelFolders.map((folder) => ({ type: partOf(folder), pattern: `panel/src/${folder}` })),
  { type: "panel/seed", pattern: "panel/seed" },
  { type: "panel", pattern: "panel/src" },
  ...[
    "lib",
    "domain",
    "config",
    "upstream",
    "live",
    "forms",
    "i18n",
    "locales",
    "selection",
    "boot",
    "gatsby",
    "worker",
    "styles",
    "images",
  ].map((type) => ({
    type,
    pattern: `src/${type}`,
  })),
  { type: "ui", pattern: "src/components/ui" },
  { type: "talent", pattern: "src/components/talent" },
  { type: "form", pattern: "src/components/form" },
  { type: "layout", pattern: "src/components/layout" },
  { type: "search", pattern: "src/components/search" },
  { type: "seo", pattern: "src/components/seo" },
  { type: "editorial", pattern: "src/components/editorial" },
  { type: "feature", pattern: "src/features/*", capture: ["feature"] },
  { type: "template", pattern: "src/templates" },
  { type: "page", pattern: "src/pages" },
  { type: "plugin", pattern: "plugins/gatsby-source-agency" },
  // Inner folders first: the first pattern that matches names a file's element.
  ...[...folders, "server"].sort((one, other) => other.length - one.length).map((type) => ({ type, pattern: type })),
  { type: "root", pattern: "gatsby-*.{ts,tsx}", partialMatch: false },
];
