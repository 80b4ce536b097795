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
  "node_modules/(?!(gatsby|gatsby-script|gatsby-link|gatsby-plugin-react-i18next|swiper|react-pageflip|p-limit|lru-cache|mime|light-my-request|cookie)/)",
];
const ignored = ["/node_modules/", "/panel/", "/public/", "/dist/", "/.cache/", "/data/"];
const common = {
  transform,
  setupFilesAfterEnv: ["<rootDir>/tests/setup/test-timeout.ts"],
  transformIgnorePatterns,
  testPathIgnorePatterns: ignored,
  modulePathIgnorePatterns: ["<rootDir>/(public|dist|\\.cache|data|panel)/"],
};

/** Long runs and wide matrices, which `npm test` leaves to `npm run test:wide`, and what `npm run test:cluster` runs. */
const WIDE = "\\.(wide|cluster)\\.test\\.ts$";

/** Tests of a running gateway over HTTP. */
const GATEWAY = "/server/(.*/)?tests/";

/** One project per kind of test; `scripts/test.ts` and `scripts/test-wide.ts` run them all. */
export default {
  // Without a limit a worker grows to 2 GB.
  workerIdleMemoryLimit: "1GB",
  projects: [
    {
      ...common,
      displayName: "node",
      testEnvironment: "node",
      testPathIgnorePatterns: [...ignored, WIDE, GATEWAY],
      testMatch: [
        "<rootDir>/{server,plugins,scripts,bench}/**/*.test.ts",
        "<rootDir>/src/{domain,config,upstream,i18n,forms,gatsby,worker,locales}/**/*.test.{ts,tsx}",
        "<rootDir>/src/boot/**/*.node.test.{ts,tsx}",
        "<rootDir>/tests/{plugin,architecture,pages,fakes}/**/*.test.ts",
      ],
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
    {
      ...common,
      displayName: "site",
      testEnvironment: "node",
      testPathIgnorePatterns: [...ignored, WIDE],
      testMatch: ["<rootDir>/tests/browser/**/*.test.ts"],
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
    {
      ...common,
      displayName: "wide-site",
      testEnvironment: "node",
      testMatch: ["<rootDir>/tests/browser/**/!(publish|erasure|panel-restart|remove-demo|html-checker).wide.test.ts"],
    },
    // It needs Java, which not every machine has.
    { ...common, displayName: "html", testEnvironment: "node", testMatch: ["<rootDir>/tests/browser/html-checker.wide.test.ts"] },
    // They change the content that all others read, or end the panel, so they are run by themselves.
    {
      ...common,
      displayName: "publish",
      testEnvironment: "node",
      testMatch: ["<rootDir>/tests/browser/{publish,erasure,panel-restart}.wide.test.ts"],
    },
    // It ends the content that all others read.
    {
      ...common,
      displayName: "remove-demo",
      testEnvironment: "node",
      testMatch: ["<rootDir>/tests/browser/remove-demo.wide.test.ts"],
    },
    // They need a PostgreSQL server, which not every machine has.
    { ...common, displayName: "cluster", testEnvironment: "node", testMatch: ["<rootDir>/{server,tests}/**/*.cluster.test.ts"] },
    // It builds the site from other content.
    { ...common, displayName: "double", testEnvironment: "node", testMatch: ["<rootDir>/tests/double/**/*.wide.test.ts"] },
  ],
};
