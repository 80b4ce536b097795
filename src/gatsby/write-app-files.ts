import { mkdir, readFile, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import type { BuildArgs } from "gatsby";
import { readEnvironment, upstreamSettings, type Environment } from "../config/environment";
import { DEFAULT_IDENTITY, PAPERS } from "../config/identity";
import { tokensCss } from "../config/identity-css";
import { toPlainPage } from "../config/plain-page";
import { localizedPath } from "../config/routes";
import type { Identity } from "../domain/identity";
import type { Locale } from "../domain/locale";
import type { MediaPath } from "../domain/media";
import { languagesOf } from "../domain/site-languages";
import { mediaFileUrl } from "../lib/media-file-url";
import { toAppManifest } from "./app-manifest";
import { writeIdentityIcons } from "./write-identity-icons";
import { offlineFile, writeServiceWorker } from "./write-service-worker";

const APP_QUERY = `
  query AppFiles {
    site { siteMetadata { siteUrl } }
    customizations: agencyCustomizations {
      agencyName
      themeColor
      languages
      identity { displayFace paper initials accents { kids teens atores talents digitalInfluencers rest } }
    }
    icon: agencySiteImage(key: { eq: "icon" }) { path }
    strings: allLocale(sort: { ns: ASC }, filter: { ns: { in: ["common", "offline"] } }) { nodes { language data } }
  }
`;

export interface AppData {
  site: { siteMetadata: { siteUrl: string } };
  customizations: { agencyName: string; themeColor: string | null; languages?: readonly Locale[]; identity: Identity } | null;
  /** Null without an uploaded mark. */
  icon: { path: MediaPath } | null;
  strings: { nodes: readonly { language: string; data: string }[] };
}

interface Folders {
  projectDir: string;
  publicDir: string;
}

/** These files make the site installable and usable offline. */
export const writeAppFiles = async (
  { graphql, reporter }: Pick<BuildArgs, "graphql" | "reporter">,
  { projectDir, publicDir }: Folders,
): Promise<void> => {
  const { data, errors } = await graphql<AppData>(APP_QUERY);
  if (errors || data === undefined) {
    reporter.panicOnBuild("The site's name could not be queried for the manifest.", errors);
    return;
  }
  const environment = readEnvironment(process.env);
  const { agencyName, themeColor, identity } = data.customizations ?? {
    agencyName: new URL(data.site.siteMetadata.siteUrl).hostname,
    themeColor: null,
    identity: DEFAULT_IDENTITY,
  };
  const { paper, ink } = PAPERS[identity.paper];
  const markUrl = environment.ok && data.icon !== null ? markAddress(environment.value, data.icon) : null;
  const warn = (sentence: string): void => reporter.warn(sentence);
  const hasOwnIcons = await writeIdentityIcons({ identity, agencyName, markUrl, projectDir, publicDir, warn });
  const drawing = await readFile(join(hasOwnIcons ? publicDir : join(projectDir, "static"), "favicon.svg"), "utf8");
  const tokens = await readFile(join(projectDir, "src/styles/tokens.css"), "utf8");
  const css = tokensCss(tokens, identity) + (await readFile(join(projectDir, "src/styles/plain-page.css"), "utf8"));

  const languages = languagesOf(data.customizations);
  for (const locale of languages) {
    const text = textOf(data, locale);
    const colors = { themeColor: themeColor ?? ink, backgroundColor: paper };
    const manifest = toAppManifest({ locale, name: agencyName, description: text("site.description"), ...colors });
    await write(join(publicDir, localizedPath("/manifest.webmanifest", locale)), manifest);
    const words = { heading: text("offline.title"), text: text("offline.text"), retry: text("offline.retry"), home: text("offline.home") };
    await write(join(publicDir, offlineFile(locale)), toPlainPage({ locale, agencyName, ...words, css, drawing }));
  }
  await writeServiceWorker({ projectDir, publicDir, languages, isOn: !environment.ok || environment.value.SERVICE_WORKER === "on" });
};

const markAddress = (environment: Environment, { path }: { path: MediaPath }): string | null => {
  const settings = upstreamSettings(environment);
  return settings.ok ? mediaFileUrl(settings.value.mediaUrl, path) : null;
};

const textOf = ({ strings }: AppData, locale: string): ((key: string) => string) => {
  const namespaces = strings.nodes
    .filter(({ language }) => language === locale)
    .map(({ data }): Record<string, string> => JSON.parse(data));
  const texts = Object.assign({}, ...namespaces);
  return (key) => texts[key] ?? key;
};

const write = async (file: string, content: string): Promise<void> => {
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, content);
};
