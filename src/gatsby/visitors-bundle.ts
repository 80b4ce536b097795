import { resolve } from "node:path";
import { stableCompilationHash } from "./stable-compilation-hash";

/** What begins in the visitor's browser, in place of Gatsby's own beginning. */
export const ENTRY = { app: resolve("src/gatsby/app-entry.ts") };

/** What is built otherwise for browsers than for the build itself. */
export const FOR_VISITORS = {
  // The public site ships no source; `npm run bench -- pages` asks for maps, to tell what each dependency weighs.
  devtool: process.env.BUNDLE_MAPS === "yes" ? "hidden-source-map" : false,
  plugins: [stableCompilationHash],
  resolve: {
    alias: {
      // Gatsby's component for foreign scripts, and their worker: the site has no foreign script.
      "gatsby-script$": false,
      "@builder.io/partytown/integration$": false,
      "gatsby-plugin-react-i18next$": resolve("src/i18n/parts-of-plugin.ts"),
    },
  },
  module: {
    rules: [
      {
        include: /[\\/]\.cache[\\/]page-renderer\.js$/,
        resolve: { alias: { "./head/head-export-handler-for-browser$": resolve("src/gatsby/head-after-first.ts") } },
      },
      {
        // Gatsby's own plugin for the worker of foreign scripts loads it and never calls it where there are none.
        include: /[\\/]internal-plugins[\\/]partytown[\\/]gatsby-browser\.js$/,
        resolve: { alias: { "./utils/inject-partytown-snippet$": false } },
      },
      {
        // The plugin is CommonJS, so that webpack cannot see which parts of other packages it leaves uncalled.
        include: /node_modules[\\/]gatsby-plugin-react-i18next[\\/]/,
        resolve: {
          alias: {
            i18next$: resolve("node_modules/i18next/dist/esm/i18next.js"),
            "react-i18next$": resolve("src/i18n/parts-of-react-i18next.ts"),
            gatsby$: resolve("src/i18n/parts-of-gatsby.ts"),
            // A notice in develop, and the visitor's browser's language, which this site leaves to the visitor.
            outdent$: false,
            "browser-lang$": false,
          },
        },
      },
    ],
  },
} as const;
