import { randomInt } from "node:crypto";

// Set before the workers start, which inherit it: tests pass in every time zone of a machine.
process.env.TZ = "UTC";

/** The seed of fast-check's examples; FAST_CHECK_SEED=random draws one, and a number repeats a run. */
process.env.FAST_CHECK_SEED ??= "20261123";
if (process.env.FAST_CHECK_SEED === "random") {
  process.env.FAST_CHECK_SEED = String(randomInt(2 ** 31));
  process.stderr.write(`FAST_CHECK_SEED=${process.env.FAST_CHECK_SEED}\n`);
}

const transform = {
  "^.+\\.(t|j|mj)sx?$": [
    "@swc/jest",
    {
      jsc: { parser: { syntax: "typescript", tsx: true }, transform: { react: { runtime: "automatic" } }, target: "es2022" },
      module: { type: "commonjs" },
    },
  ],
};
const transformIgnorePatterns = [
  "node_modules/(?!(gatsby|gatsby-script|gatsby-link|gatsby-plugin-react-i18next|swiper|react-pageflip|p-limit|p-retry|is-network-error|yocto-queue|content-disposition|sanitize-html|htmlparser2|dom(handler|utils|-serializer|elementtype)|entities|lru-cache|mime|light-my-request|cookie)/)",
];
const ignored = ["/node_modules/", "/panel/", "/public/", "/dist/", "/.cache/", "/data/"];
const moduleNameMapper = { "^fast-check$": "<rootDir>/tests/setup/fast-check.ts" };
const common = {
  transform,
  moduleNameMapper,
  setupFilesAfterEnv: ["<rootDir>/tests/setup/test-timeout.ts"],
  transformIgnorePatterns,
  testPathIgnorePatterns: ignored,
  modulePathIgnorePatterns: ["<rootDir>/(public|dist|\\.cache|data|panel)/"],
};

/** Long runs and wide matrices, which `npm test` leaves to `npm run test:wide`, and what `npm run test:cluster` runs. */
const WIDE = "\\.(wide|cluster)\\.test\\.ts$";

/** Tests of a running gateway over HTTP. */
const GATEWAY = "/server/(.*/)?tests/";

/** Tests of words, which `npm test` takes for warnings. */
const WORDS = "tests/architecture/(plain-words|guide-labels|documents)";

/** One project per kind of test without a browser; `scripts/test.ts` and `scripts/test-wide.ts` run them all. */
export default {
  // Not the folder of temporary files, which ends with each run.
  cacheDirectory: "<rootDir>/node_modules/.cache/jest",
  // Without a limit a worker grows to 2 GB.
  workerIdleMemoryLimit: "1GB",
  projects: [
    {
      ...common,
      displayName: "node",
      testEnvironment: "node",
      testPathIgnorePatterns: [...ignored, WIDE, GATEWAY, WORDS],
      testMatch: [
        "<rootDir>/{server,plugins,scripts,bench}/**/*.test.ts",
        "<rootDir>/src/{domain,config,lib,upstream,i18n,forms,gatsby,worker,locales}/**/*.test.{ts,tsx}",
        "<rootDir>/src/boot/**/*.node.test.{ts,tsx}",
        "<rootDir>/tests/{plugin,architecture,pages,fakes}/**/*.test.ts",
      ],
    },
    {
      ...common,
      displayName: "words",
      testEnvironment: "node",
      testMatch: ["<rootDir>/tests/architecture/{plain-words,guide-labels,documents}.test.ts"],
    },
    {
      ...common,
      displayName: "gateway",
      testEnvironment: "node",
      testPathIgnorePatterns: [...ignored, WIDE],
      testMatch: ["<rootDir>/server/**/tests/*.test.ts"],
    },
    {
      ...common,
      displayName: "browser",
      testEnvironment: "jsdom",
      setupFilesAfterEnv: [...common.setupFilesAfterEnv, "<rootDir>/tests/setup/browser.ts"],
      moduleNameMapper: {
        ...moduleNameMapper,
        "\\.module\\.css$": "identity-obj-proxy",
        "\\.css$": "<rootDir>/tests/setup/empty-style.ts",
        "^swiper/css.*": "<rootDir>/tests/setup/empty-style.ts",
        "^react-pageflip$": "react-pageflip/build/index.es.js",
        "^gatsby$": "<rootDir>/tests/setup/gatsby.tsx",
      },
      testMatch: [
        "<rootDir>/src/{components,features,templates,pages,live,selection}/**/*.test.{ts,tsx}",
        "<rootDir>/src/boot/**/!(*.node).test.{ts,tsx}",
      ],
    },
    {
      ...common,
      displayName: "contract",
      testEnvironment: "node",
      roots: ["<rootDir>/src", "<rootDir>/tests"],
      testMatch: ["<rootDir>/tests/contract/**/*.test.ts"],
    },
    // It needs Caddy, which not every machine has.
    { ...common, displayName: "caddy", testEnvironment: "node", testMatch: ["<rootDir>/tests/deploy/*.test.ts"] },
    {
      ...common,
      displayName: "wide-node",
      testEnvironment: "node",
      testMatch: ["<rootDir>/{server,src,plugins,scripts}/**/!(varnish).wide.test.ts"],
    },
    // It needs Varnish, which not every machine has.
    { ...common, displayName: "varnish", testEnvironment: "node", testMatch: ["<rootDir>/server/tests/varnish.wide.test.ts"] },
    // They need a PostgreSQL server, which not every machine has.
    { ...common, displayName: "cluster", testEnvironment: "node", testMatch: ["<rootDir>/{server,tests}/**/*.cluster.test.ts"] },
  ],
};
