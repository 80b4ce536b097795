/**
 * Who may import whom: the table of docs/architecture.md, as data. A folder may always import itself,
 * `features/x` only its own feature. ESLint enforces it and tests/architecture proves that it bites.
 */
const data = ["lib", "domain", "config"];
const views = ["ui", "talent", "form", "layout", "search", "seo", "editorial"];

export const IMPORT_RULES = {
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
  server: ["upstream", "forms", ...data, "i18n", "locales"],
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
  boot: ["root", "feature", "layout", "live", "selection", ...data, "i18n", "styles"],
  gatsby: ["boot", ...data],
  root: ["boot", "gatsby", ...data, "styles"],
  worker: data,
};

export const ELEMENTS = [
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
  { type: "server", pattern: "server" },
  { type: "root", pattern: "gatsby-*.{ts,tsx}", partialMatch: false },
];
