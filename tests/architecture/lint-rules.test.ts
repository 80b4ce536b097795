import { spawnSync } from "node:child_process";
import path from "node:path";

const ROOT = path.resolve(__dirname, "../..");

interface Probe {
  what: string;
  file: string;
  source: string;
  /** Null when the source breaks no rule. */
  breaks: string | null;
}

const IMPORTS = "boundaries/dependencies";
const SYNTAX = "no-restricted-syntax";
const RESTRICTED_IMPORT = "no-restricted-imports";
const CHUNK_NAME = "import-x/dynamic-import-chunkname";
const DISPLAY_FACE = "agency/display-face-optical-size";

const forbiddenImport = (folder: string, source: string): Probe => ({
  what: `a forbidden import in ${folder}`,
  file: `${folder}/nested/probe.ts`,
  source,
  breaks: IMPORTS,
});

const inFile = (file: string, source: string, breaks: string | null): Probe => ({ what: `${file}: ${source}`, file, source, breaks });

const PROBES: readonly Probe[] = [
  forbiddenImport("src/domain", 'import { routes } from "../../config/routes"; export const home = routes.home();'),
  forbiddenImport("src/config", 'import { createUpstreamClient } from "../../upstream/http"; export const client = createUpstreamClient;'),
  forbiddenImport(
    "src/components/ui",
    'import { createUpstreamClient } from "../../../upstream/http"; export const client = createUpstreamClient;',
  ),
  forbiddenImport("src/live", 'import { createUpstreamClient } from "../../upstream/http"; export const client = createUpstreamClient;'),
  forbiddenImport("server/lib", 'import { etagOf } from "../../http/etag"; export const tag = etagOf("a");'),
  forbiddenImport("server/releases/store", 'import { readPage } from "../../checks/read-page"; export const page = readPage;'),
  forbiddenImport("server/releases/checks", 'import { createReleases } from "../../releases"; export const releases = createReleases;'),
  forbiddenImport("server/site", 'import { sitePlugin } from "../../plugins/site"; export const plugin = sitePlugin;'),
  forbiddenImport("server/plugins", 'import { createApp } from "../../app"; export const app = createApp;'),
  inFile("src/upstream/nested/probe.ts", 'import { slugify } from "../../config/routes"; export const slug = slugify("Ana");', null),
  inFile(
    "server/nested/probe.ts",
    'import { createUpstreamClient } from "../../src/upstream/http"; export const client = createUpstreamClient;',
    null,
  ),

  // Gatsby builds rendering engines because of it.
  inFile("src/config/nested/probe.ts", "export const config = {};", SYNTAX),

  // A regular expression that reads HTML.
  inFile("server/nested/probe.ts", String.raw`export const meta = /<meta\b[^>]*>/;`, SYNTAX),
  inFile("src/gatsby/nested/probe.ts", String.raw`export const end = (html: string) => html.replace(/<\/head>/, "");`, SYNTAX),
  inFile("src/upstream/nested/probe.ts", "export const plain = (html: string) => html.replace(/<[^>]*>/g, '');", SYNTAX),
  inFile("server/nested/probe.ts", String.raw`export const escape = /[&<>"']/g;`, null),
  inFile("server/nested/probe.ts", String.raw`export const name = /(?<name>[a-z]+)(?<!\\)/;`, null),

  // A file beside a module of the gateway, which the bundled gateway does not find.
  inFile("server/nested/probe.ts", 'import { join } from "node:path"; export const file = join(__dirname, "page.css");', SYNTAX),
  inFile("server/nested/probe.ts", 'export const font = require.resolve("@fontsource/syne/files/syne.woff");', SYNTAX),

  // A call of Payload's local API that ignores the access rules without saying so, and a read of drafts.
  inFile("panel/src/entries/probe.ts", 'await req.payload.find({ collection: "talents", where: { id: { equals: 1 } } });', SYNTAX),
  inFile("panel/src/entries/probe.ts", 'await payload.count({ collection: "talents", data: { overrideAccess: true } });', SYNTAX),
  inFile("panel/src/entries/probe.ts", 'await payload.find({ collection: "talents", overrideAccess: true });', null),
  inFile("panel/src/talents/read-probe.ts", 'await payload.find({ collection: "talents", overrideAccess: true });', SYNTAX),
  inFile("panel/src/talents/read-probe.ts", 'await payload.db.find({ collection: "posts", where: {} });', SYNTAX),
  inFile(
    "panel/src/talents/read-probe.ts",
    'await payload.find({ collection: "talents", overrideAccess: true, where: isPublished });',
    null,
  ),
  inFile("panel/src/talents/read-probe.ts", 'await payload.find({ collection: "media", overrideAccess: true });', null),

  // Modules that the panel's contract must not import.
  inFile(
    "panel/src/contract/probe.ts",
    'import { createPayloadStore } from "../payload-store"; export const create = createPayloadStore;',
    "no-restricted-imports",
  ),
  inFile("panel/src/contract/probe.ts", 'import type { Payload } from "payload"; export type Store = Payload;', "no-restricted-imports"),

  // The panel imports four folders of the site, and nothing imports the panel.
  inFile("panel/src/entries/probe.ts", 'import { phoneKey } from "../../../src/domain/phone"; export const key = phoneKey;', null),
  inFile("panel/src/entries/probe.ts", 'import { routes } from "../../../src/config/routes"; export const home = routes;', null),
  inFile("panel/src/probe.ts", 'import { isRecord } from "../../src/lib/json"; export const is = isRecord;', null),
  inFile("panel/src/shared/probe.ts", 'import pt from "../../../src/locales/pt/fields.json"; export const labels = pt;', null),
  inFile(
    "panel/src/entries/probe.ts",
    'import { maskPhone } from "../../../src/forms/phone-mask"; export const mask = maskPhone;',
    RESTRICTED_IMPORT,
  ),
  inFile("panel/src/entries/probe.ts", 'export { fetchStaff } from "../../../src/upstream/entities/fetch-staff";', RESTRICTED_IMPORT),
  inFile("panel/src/entries/probe.ts", 'import type { Day } from "../../../src/domains/age"; export type Own = Day;', RESTRICTED_IMPORT),
  inFile("panel/src/entries/probe.ts", 'import { etagOf } from "../../../server/http/etag"; export const tag = etagOf;', RESTRICTED_IMPORT),
  inFile(
    "panel/src/contract/probe.ts",
    'import { etagOf } from "../../../server/http/etag"; export const tag = etagOf;',
    RESTRICTED_IMPORT,
  ),
  inFile("panel/src/contract/probe.ts", 'import { phoneKey } from "../../../src/domain/phone"; export const key = phoneKey;', null),
  inFile("panel/src/entries/probe.ts", 'import { toNameKey } from "../shared/text-keys"; export const key = toNameKey;', null),
  inFile(
    "src/domain/probe.ts",
    'import { toNameKey } from "../../panel/src/shared/text-keys"; export const key = toNameKey;',
    RESTRICTED_IMPORT,
  ),
  inFile(
    "server/staff/probe.ts",
    'import { toNameKey } from "../../panel/src/shared/text-keys"; export const key = toNameKey;',
    RESTRICTED_IMPORT,
  ),

  inFile("panel/src/entries/probe.tsx", 'import Link from "next/link"; export const Own = Link;', RESTRICTED_IMPORT),
  inFile("panel/src/entries/probe.tsx", 'import { Link } from "../admin/kit/next-client"; export const Own = Link;', null),
  inFile("panel/src/demo/probe.tsx", 'export { MinimalTemplate } from "@payloadcms/next/templates";', RESTRICTED_IMPORT),

  // A subject of the panel imports only subjects below it, by their index.
  inFile("panel/src/entries/probe.ts", 'import { keepWording } from "../consents/index"; export const keep = keepWording;', null),
  inFile("panel/src/entries/probe.ts", 'import { WordingText } from "../consents/wording-text"; export const Text = WordingText;', null),
  inFile("panel/src/entries/probe.ts", 'import { keepWording } from "../consents/wordings"; export const keep = keepWording;', IMPORTS),
  inFile(
    "panel/src/consents/probe.ts",
    'import { initialConfirmation } from "../entries/index"; export const first = initialConfirmation;',
    IMPORTS,
  ),
  inFile("panel/src/media/probe.ts", 'import { siteGlobal } from "../publication/index"; export const preset = siteGlobal;', IMPORTS),
  inFile(
    "panel/src/consents/probe.ts",
    'import { createPayloadStore } from "../payload-store"; export const create = createPayloadStore;',
    IMPORTS,
  ),
  inFile("panel/src/consents/probe.ts", 'import { environment } from "../environment"; export const own = environment;', null),

  // A module that loads later, whose chunk has no name.
  inFile("src/features/nested/probe.ts", 'export const load = () => import("./later");', CHUNK_NAME),
  inFile("src/features/nested/probe.ts", 'export const load = () => import(/* webpackChunkName: "later" */ "./later");', null),

  // A test that sleeps.
  inFile("server/tests/probe.ts", "export const pause = () => new Promise((resolve) => setTimeout(resolve, 50));", SYNTAX),
  inFile("tests/browser/probe.test.ts", "it('waits', ({ page }) => page.waitForTimeout(50));", SYNTAX),
  inFile("tests/browser/probe.test.ts", "it('waits', ({ page }) => page.waitForLoadState('networkidle'));", SYNTAX),
  inFile("panel/tests/probe.ts", 'import { setTimeout as delay } from "node:timers/promises"; await delay(50);', "no-restricted-imports"),
  inFile("tests/browser/probe.test.ts", "jest.setTimeout(60_000);", null),

  inFile("src/components/ui/probe.css", "h1 {\n  font: 400 var(--text-title) / 1 var(--font-display);\n}\n", DISPLAY_FACE),
  inFile("src/components/ui/probe.css", ".a {\n  @media (width > 1px) {\n    font-family: var(--font-display);\n  }\n}\n", DISPLAY_FACE),
  inFile(
    "server/nested/probe.css",
    "h1 {\n  font: 400 1rem / 1 var(--font-display);\n  font-variation-settings: var(--display-cut);\n}\n",
    null,
  ),
  inFile("server/nested/probe.css", "p {\n  font: 400 1rem / 1 var(--font-text);\n}\n", null),
];

let broken: readonly (readonly string[])[];

beforeAll(() => {
  const { stdout } = spawnSync(process.execPath, [path.join(__dirname, "lint-probes.mjs")], {
    cwd: ROOT,
    input: JSON.stringify(PROBES),
    encoding: "utf8",
  });
  broken = JSON.parse(stdout);
}, 60_000);

it.each(PROBES.map(({ what, breaks }, index) => [breaks ?? "no rule", what, index] as const))(
  "%s is broken by %s",
  (rule, _what, index) => {
    const found = broken[index];
    if (PROBES[index]?.breaks === null) expect(found).toEqual([]);
    else expect(found).toContain(rule);
  },
);
