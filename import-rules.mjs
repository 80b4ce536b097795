/**
 * Who may import whom: the table of docs/architecture.md, as data. A folder may always import itself,
 * `features/x` only its own feature. ESLint enforces it and tests/architecture proves that it bites.
 */
const data = ["domain", "config"];
const views = ["ui", "talent", "form", "site"];

export const IMPORT_RULES = {
  domain: [],
  config: ["domain"],
  upstream: data,
  live: data,
  forms: data,
  i18n: ["config", "domain", "locales"],
  locales: ["config", "domain"],
  selection: data,
  plugin: ["upstream", ...data],
  server: ["upstream", "forms", ...data, "i18n", "locales"],
  ui: ["styles", ...data],
  talent: ["ui", ...data, "i18n", "selection"],
  form: ["ui", "live", "forms", ...data, "i18n"],
  site: ["ui", "talent", "live", ...data, "i18n", "images"],
  feature: [...views, "live", "forms", "selection", ...data, "i18n", "images"],
  template: ["feature", ...views, ...data, "i18n", "images"],
  page: ["feature", ...views, ...data, "i18n", "images"],
  gatsby: data,
  worker: data,
};

export const ELEMENTS = [
  ...["domain", "config", "upstream", "live", "forms", "i18n", "locales", "selection", "gatsby", "worker", "styles", "images"].map((type) => ({
    type,
    pattern: `src/${type}`,
  })),
  { type: "ui", pattern: "src/components/ui" },
  { type: "talent", pattern: "src/components/talent" },
  { type: "form", pattern: "src/components/form" },
  { type: "site", pattern: "src/components/site" },
  { type: "feature", pattern: "src/features/*", capture: ["feature"] },
  { type: "template", pattern: "src/templates" },
  { type: "page", pattern: "src/pages" },
  { type: "plugin", pattern: "plugins/gatsby-source-agency" },
  { type: "server", pattern: "server" },
];
