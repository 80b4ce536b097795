import { resolve } from "node:path";
import { stableCompilationHash } from "./stable-compilation-hash";

/** Replaces Gatsby's entry of the browser's bundle. */
export const ENTRY = { app: resolve("src/boot/app-entry.ts") };

export const BROWSER_BUNDLE = {
  // The public site has no source maps; `npm run bench -- pages` switches them on, to measure the size of each dependency.
  devtool: process.env.BUNDLE_MAPS === "yes" ? "hidden-source-map" : false,
  plugins: [stableCompilationHash],
  resolve: {
    alias: {
      // Gatsby's component for third-party scripts, and their worker: the site has no third-party script.
      "gatsby-script$": false,
      "@builder.io/partytown/integration$": false,
      "gatsby-plugin-react-i18next$": resolve("src/boot/parts-of-plugin.ts"),
    },
  },
  module: {
    rules: [
      {
        include: /[\\/]\.cache[\\/](loader|page-renderer)\.js$/,
        resolve: { alias: { "./find-path$": resolve("src/boot/find-path.ts") } },
      },
      {
        include: /[\\/]\.cache[\\/]page-renderer\.js$/,
        resolve: { alias: { "./head/head-export-handler-for-browser$": resolve("src/boot/keep-head-as-sent.ts") } },
      },
      {
        include: /[\\/]src[\\/]templates[\\/]family\.tsx$/,
        resolve: { alias: { "../features/package/package-document$": resolve("src/boot/package-styles.ts") } },
      },
      {
        // Gatsby's own Partytown plugin imports it and never calls it on a site without third-party scripts.
        include: /[\\/]internal-plugins[\\/]partytown[\\/]gatsby-browser\.js$/,
        resolve: { alias: { "./utils/inject-partytown-snippet$": false } },
      },
      {
        // The plugin is CommonJS, so webpack cannot tell which exports of other packages it uses.
        include: /node_modules[\\/]gatsby-plugin-react-i18next[\\/]/,
        resolve: {
          alias: {
            i18next$: resolve("node_modules/i18next/dist/esm/i18next.js"),
            "react-i18next$": resolve("src/boot/parts-of-react-i18next.ts"),
            gatsby$: resolve("src/boot/parts-of-gatsby.ts"),
            // A notice in develop, and detection of the browser's language, which the site does not use.
            outdent$: false,
            "browser-lang$": false,
          },
        },
      },
    ],
  },
} as const;
