import { mkdir, readFile, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import type { BuildArgs } from "gatsby";
import { readEnvironment } from "../config/environment";
import { toPlainPage } from "../config/plain-page";
import { localizedPath } from "../config/routes";
import { LOCALES } from "../domain/locale";
import { toAppManifest } from "./app-manifest";
import { styleToken } from "./style-token";
import { offlineFile, writeServiceWorker } from "./write-service-worker";

const APP_QUERY = `
  query AppFiles {
    site { siteMetadata { siteUrl } }
    customizations: agencyCustomizations { agencyName themeColor }
    strings: allLocale(filter: { ns: { in: ["common", "offline"] } }) { nodes { language data } }
  }
`;

export interface AppData {
  site: { siteMetadata: { siteUrl: string } };
  customizations: { agencyName: string; themeColor: string | null } | null;
  strings: { nodes: readonly { language: string; data: string }[] };
}

interface Folders {
  projectDir: string;
  publicDir: string;
}

/** Writes the manifests, offline pages and service worker, which make the site installable and usable offline. */
export const writeAppFiles = async (
  { graphql, reporter }: Pick<BuildArgs, "graphql" | "reporter">,
  { projectDir, publicDir }: Folders,
): Promise<void> => {
  const { data, errors } = await graphql<AppData>(APP_QUERY);
  if (errors || data === undefined) {
    reporter.panicOnBuild("The site's name could not be queried for the manifest.", errors);
    return;
  }
  const drawing = await readFile(join(projectDir, "static/favicon.svg"), "utf8");
  const tokens = await readFile(join(projectDir, "src/styles/tokens.css"), "utf8");
  const css = tokens + (await readFile(join(projectDir, "src/styles/plain-page.css"), "utf8"));
  const [paper, ink] = [styleToken(tokens, "palette-paper"), styleToken(tokens, "palette-ink")];
  const agencyName = data.customizations?.agencyName ?? new URL(data.site.siteMetadata.siteUrl).hostname;

  for (const locale of LOCALES) {
    const text = textOf(data, locale);
    const themeColor = data.customizations?.themeColor ?? ink;
    const manifest = toAppManifest({ locale, name: agencyName, description: text("site.description"), themeColor, backgroundColor: paper });
    await write(join(publicDir, localizedPath("/manifest.webmanifest", locale)), manifest);
    const words = { heading: text("offline.title"), text: text("offline.text"), retry: text("offline.retry"), home: text("offline.home") };
    await write(join(publicDir, offlineFile(locale)), toPlainPage({ locale, agencyName, ...words, css, drawing }));
  }
  const environment = readEnvironment(process.env);
  await writeServiceWorker({ projectDir, publicDir, isOn: !environment.ok || environment.value.SERVICE_WORKER === "on" });
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
