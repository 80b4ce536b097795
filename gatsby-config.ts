import { accessSync, constants } from "node:fs";
import { resolve } from "node:path";
import type { GatsbyConfig } from "gatsby";
import { readEnvironment, siteUrl } from "./src/config/environment";
import { developProxy } from "./src/gatsby/develop-proxy";
import { DEFAULT_LOCALE, LOCALES } from "./src/domain/locale";

const environment = readEnvironment(process.env);
if (!environment.ok) throw new Error(environment.error);

const template = (name: string): string => resolve("src/templates", `${name}.tsx`);

const canWrite = (folder: string): boolean => {
  try {
    accessSync(resolve(folder), constants.W_OK);
    return true;
  } catch {
    return false;
  }
};

const gatsbyConfig: GatsbyConfig = {
  siteMetadata: { siteUrl: siteUrl(environment.value), timeZone: environment.value.SITE_TIME_ZONE },
  trailingSlash: "never",
  jsxRuntime: "automatic",
  polyfill: false,
  // In a read-only installation the types cannot be written, and are not needed.
  graphqlTypegen: canWrite("src") && { generateOnBuild: true, typesOutputPath: "src/gatsby-types.d.ts" },
  proxy: developProxy(process.env.GATEWAY_URL, environment.value.PORT),
  plugins: [
    "gatsby-plugin-image",
    "gatsby-plugin-sharp",
    "gatsby-transformer-sharp",
    { resolve: "gatsby-source-filesystem", options: { name: "images", path: resolve("src/images") } },
    { resolve: "gatsby-source-filesystem", options: { name: "locale", path: resolve("src/locales"), ignore: ["**/*.ts"] } },
    {
      resolve: "gatsby-plugin-react-i18next",
      options: {
        localeJsonSourceName: "locale",
        languages: [...LOCALES],
        defaultLanguage: DEFAULT_LOCALE,
        redirect: false,
        trailingSlash: "never",
        verbose: false,
        // Keys are flat (`notFound.title`), and React escapes what it prints.
        i18nextOptions: { keySeparator: false, interpolation: { escapeValue: false } },
      },
    },
    {
      resolve: "gatsby-source-agency",
      options: {
        templates: {
          category: template("category"),
          board: template("board"),
          talent: template("talent"),
          post: template("post"),
          campaign: template("campaign"),
        },
      },
    },
  ],
};

export default gatsbyConfig;
