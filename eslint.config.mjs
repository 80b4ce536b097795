import boundaries from "eslint-plugin-boundaries";
import importPlugin from "eslint-plugin-import-x";
import jsxA11y from "eslint-plugin-jsx-a11y";
import reactHooks from "eslint-plugin-react-hooks";
import globals from "globals";
import tseslint from "typescript-eslint";
import { ELEMENTS, IMPORT_RULES, OFFERED, OFFERED_TO_ALL, PANEL_RULES, PANEL_SHARED } from "./import-rules.mjs";

const TESTS = ["**/*.test.{ts,tsx}", "tests/**", "panel/tests/**"];
/** Tests, and what several of them share. */
const TEST_CODE = [...TESTS, "server/**/tests/**"];

const importPolicies = Object.entries(IMPORT_RULES).map(([from, allowed]) => ({
  from: { element: { type: from } },
  allow: { to: { element: { types: { anyOf: allowed } } } },
}));

const panelPolicies = Object.entries(PANEL_RULES).flatMap(([from, { whole, asked }]) => [
  { from: { element: { type: from } }, allow: { to: { element: { types: { anyOf: whole } } } } },
  { from: { element: { type: from } }, allow: { to: { element: { types: { anyOf: asked }, fileInternalPath: OFFERED } } } },
  { from: { element: { type: from } }, allow: { to: { element: { type: "panel", fileInternalPath: OFFERED_TO_ALL } } } },
]);

/** Gatsby bundles rendering engines, and the build breaks, where src/ exports one of these names. */
const FORBIDDEN_EXPORTS = ["config", "getServerData"].map((name) => ({
  selector: `ExportNamedDeclaration :matches(VariableDeclarator[id.name="${name}"], FunctionDeclaration[id.name="${name}"])`,
  message: `Gatsby treats an export named ${name} under src/ as a server-rendered page; choose another name.`,
}));

/** A regular expression that matches a tag; `(?<` begins a group or a look behind. */
const TAG_PATTERN = {
  selector: String.raw`Literal[regex.pattern=/(?<!\(\?)<(?:\\?\u002F|\(|\[\^>|[a-z!])/i]`,
  message: "HTML is read and changed with a parser: see src/lib/html.ts.",
};

/** In the bundle of `npm run build:gateway` every module has the same `__dirname`, and most packages are in no folder. */
const OWN_FOLDER = ['Identifier[name="__dirname"]', 'CallExpression[callee.object.name="require"][callee.property.name="resolve"]'].map(
  (selector) => ({ selector, message: "List the file in server/lib/project-files.ts, so that it is copied beside the bundled gateway." }),
);

/** Modules that find files for the others, or that the bundle does not use. */
const FINDS_FILES = ["server/lib/project-files.ts", "server/releases/build/site-builder.ts"];

const NO_SLEEP =
  "A test waits for a condition, never for a time: `waitUntil` or `waitFor` (tests/wait.ts), an injected clock, or a fault of the double that holds a request.";

/** Payload's local API ignores the access rules by default; the constants contain the decision. */
const LOCAL_API =
  'CallExpression:matches([callee.object.name="payload"], [callee.object.property.name="payload"])[callee.property.name=/^(find|findByID|findVersions|findGlobal|create|update|updateGlobal|delete|count)$/] > ObjectExpression.arguments';

const UNDECIDED_ACCESS = {
  selector: `${LOCAL_API}:not(:has(> Property[key.name="overrideAccess"])):not(:has(> SpreadElement[argument.name=/^(EVERY_LANGUAGE|IN_ORDER|GLOBAL)$/]))`,
  message: "Pass overrideAccess to every call of Payload's local API: the default is true.",
};

/** The contract reads published records only, except from collections without drafts. */
const UNPUBLISHED_READ = {
  selector:
    'CallExpression[callee.property.name="find"] > ObjectExpression.arguments:has(> Property[key.name="collection"][value.type="Literal"]:not([value.value=/^(categories|media|instagram-posts)$/])):not(:has(Identifier[name="isPublished"])):not(:has(> SpreadElement[argument.name="IN_ORDER"]))',
  message: "Restrict the read to published records: isPublished or IN_ORDER.",
};

const CONTRACT_IMPORTS = {
  group: ["payload", "@payloadcms/*", "next", "next/*", "@payload-config", "**/payload-store"],
  message: "The contract knows neither Payload nor Next nor the store.",
};

/** From a file of panel/src, a path with `../src/` or another folder of the root leaves the panel. */
const PANEL_IMPORTS = {
  regex: String.raw`^(?:\.\./)+(?:src/(?!(?:${PANEL_SHARED.join("|")})/)|src$|(?:server|plugins|scripts|bench|tests|types|gatsby-[a-z]+)(?:/|$))`,
  message: `Of the site the panel imports only ${PANEL_SHARED.map((folder) => `src/${folder}`).join(", ")}; everything else is asked over HTTP.`,
};

/** A new version of Payload replaces these imports, so one module each has them. */
const FRAMEWORK_IMPORTS = {
  group: ["next", "next/*", "@payloadcms/next/*"],
  message: "Import links, navigation and Payload's frames from panel/src/admin/kit: next-client, next-server, payload-templates.",
};

/** The panel's modules that import Next and Payload's frames. */
const FRAMEWORK_MODULES = ["panel/src/app/**", "panel/src/admin/kit/{next-client,next-server,payload-templates}.ts"];

const IMPORTS_OF_PANEL = {
  regex: String.raw`^(?:\.\./)+panel(?:/|$)`,
  message: "Site and gateway talk to the panel over HTTP only: put what both need into src/domain, src/config, src/lib or src/locales.",
};

const SLEEPS = [
  `CallExpression[callee.name="setTimeout"]`,
  `CallExpression[callee.property.name="setTimeout"]:not([callee.object.name="jest"])`,
  `CallExpression[callee.property.name="waitForTimeout"]`,
].map((selector) => ({ selector, message: NO_SLEEP }));

/** Half a second without a request: on a slow machine that comes before the page is ready, and with polling never. */
const NETWORK_IDLE = {
  selector: 'Literal[value="networkidle"]',
  message: "Wait for what the test needs: `visit` on the site, `waitForAdmin` in the panel, or a locator.",
};

const SLEEP_IMPORTS = ["timers/promises", "node:timers/promises"].map((name) => ({
  name,
  importNames: ["default", "scheduler", "setInterval", "setTimeout"],
  message: NO_SLEEP,
}));

export default tseslint.config(
  {
    ignores: [
      "**/node_modules/",
      "public/",
      "dist/",
      ".cache/",
      "data/",
      "panel/*",
      "!panel/src/",
      "panel/src/database/migrations/",
      "!panel/tests/",
      "**/*.d.ts",
      "coverage/",
      "plugins/*/.cache/",
    ],
  },
  ...tseslint.configs.strict,
  {
    languageOptions: { globals: { ...globals.node, ...globals.browser } },
    plugins: { "react-hooks": reactHooks },
    rules: {
      ...reactHooks.configs.recommended.rules,
      "@typescript-eslint/consistent-type-assertions": ["error", { assertionStyle: "never" }],
      "@typescript-eslint/consistent-type-imports": ["error", { prefer: "type-imports" }],
      "@typescript-eslint/no-unused-vars": ["error", { argsIgnorePattern: "^_", varsIgnorePattern: "^_" }],
      "max-depth": ["error", 3],
      "max-params": ["error", 3],
      "no-console": "error",
      eqeqeq: "error",
    },
  },
  jsxA11y.flatConfigs.recommended,
  {
    files: ["src/**/*.{ts,tsx}", "plugins/**/*.ts", "server/**/*.ts", "gatsby-*.{ts,tsx}", "panel/src/**/*.{ts,tsx}"],
    ignores: [...TESTS, "server/**/tests/**"],
    plugins: { boundaries },
    settings: {
      "boundaries/elements": ELEMENTS,
      "import/resolver": { typescript: { alwaysTryTypes: true } },
    },
    rules: {
      "boundaries/dependencies": [
        "error",
        {
          default: "disallow",
          policies: [{ allow: { to: { module: { origin: ["external", "core"] } } } }, ...importPolicies, ...panelPolicies],
        },
      ],
    },
  },
  { files: ["src/**/*.{ts,tsx}"], rules: { "no-restricted-syntax": ["error", ...FORBIDDEN_EXPORTS] } },
  {
    // Gatsby names a chunk of shared modules after the chunks that use it, and takes all chunks without a name for one: the
    // code of every form would load on every page.
    files: ["src/**/*.{ts,tsx}"],
    ignores: [...TESTS, "src/boot/app-entry.ts"],
    plugins: { "import-x": importPlugin },
    rules: { "import-x/dynamic-import-chunkname": "error" },
  },
  // In the browser a parser would be too large (`domain/plain-text.ts`); the error page changes a drawing of our own.
  {
    files: ["server/**/*.{ts,tsx}"],
    ignores: TEST_CODE,
    rules: { "no-restricted-syntax": ["error", TAG_PATTERN, ...OWN_FOLDER] },
  },
  { files: ["server/http/error-page.ts"], rules: { "no-restricted-syntax": ["error", ...OWN_FOLDER] } },
  { files: FINDS_FILES, rules: { "no-restricted-syntax": ["error", TAG_PATTERN] } },
  {
    files: ["src/{config,gatsby,lib,upstream}/**/*.ts"],
    ignores: TESTS,
    rules: { "no-restricted-syntax": ["error", ...FORBIDDEN_EXPORTS, TAG_PATTERN] },
  },
  {
    files: ["src/**/*.ts", "src/**/*.tsx", "server/**/*.ts", "plugins/**/*.ts", "scripts/**/*.ts"],
    ignores: TESTS,
    rules: { "max-lines-per-function": ["error", { max: 80, skipBlankLines: true, skipComments: true }] },
  },
  { files: ["scripts/**", "bench/**", "tests/**", "panel/tests/**"], rules: { "no-console": "off" } },
  {
    files: TESTS,
    rules: {
      "@typescript-eslint/consistent-type-assertions": "off",
      "@typescript-eslint/no-non-null-assertion": "off",
    },
  },
  {
    files: ["src/**/*.{ts,tsx}", "server/**/*.{ts,tsx}", "plugins/**/*.ts", "gatsby-*.{ts,tsx}"],
    ignores: TEST_CODE,
    rules: { "no-restricted-imports": ["error", { patterns: [IMPORTS_OF_PANEL] }] },
  },
  {
    files: ["panel/src/**/*.{ts,tsx}"],
    rules: {
      "no-restricted-syntax": ["error", UNDECIDED_ACCESS],
      "no-restricted-imports": ["error", { patterns: [PANEL_IMPORTS, FRAMEWORK_IMPORTS] }],
    },
  },
  { files: FRAMEWORK_MODULES, rules: { "no-restricted-imports": ["error", { patterns: [PANEL_IMPORTS] }] } },
  {
    files: ["panel/src/{editorial,identity,talents}/**/read-*.ts"],
    rules: { "no-restricted-syntax": ["error", UNDECIDED_ACCESS, UNPUBLISHED_READ] },
  },
  {
    files: ["panel/src/contract/**/*.ts"],
    rules: { "no-restricted-imports": ["error", { patterns: [CONTRACT_IMPORTS, PANEL_IMPORTS] }], "react-hooks/rules-of-hooks": "off" },
  },
  {
    files: TEST_CODE,
    ignores: ["tests/wait.ts"],
    rules: { "no-restricted-syntax": ["error", ...SLEEPS, NETWORK_IDLE], "no-restricted-imports": ["error", { paths: SLEEP_IMPORTS }] },
  },
  { files: ["server/main.ts", "plugins/**/*.ts", "gatsby-*.ts", "gatsby-*.tsx"], rules: { "no-console": "off" } },
);
