import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { render, type RenderResult } from "@testing-library/react";
import { createInstance, type i18n } from "i18next";
import { I18nextContext, I18nextProvider } from "gatsby-plugin-react-i18next";
import type { ReactElement } from "react";
import type { ContactText, SiteImage } from "../../src/domain/content";
import type { Locale } from "../../src/domain/locale";
import { answerStaticQueries } from "./gatsby";

const LOCALES_DIR = path.join(__dirname, "../../src/locales");
const NAMESPACES = readdirSync(path.join(LOCALES_DIR, "pt")).map((file) => path.basename(file, ".json"));

const stringsOf = (language: Locale): Record<string, Record<string, string>> =>
  Object.fromEntries(NAMESPACES.map((name) => [name, JSON.parse(readFileSync(path.join(LOCALES_DIR, language, `${name}.json`), "utf8"))]));

const RESOURCES = { pt: stringsOf("pt"), en: stringsOf("en") };

/** Default data of the layout's static query. */
export const SITE_FRAME = {
  site: { buildTime: "2026", siteMetadata: { siteUrl: "https://casajuriti.example", timeZone: "America/Sao_Paulo" } },
  agencyCustomizations: {
    agencyName: "Casa Juriti",
    nameWidth: 5.6,
    founded: 2006,
    themeColor: "#141414",
    bookDownload: false,
    identity: { initials: null as string | null },
    languages: ["pt", "en"] as Locale[],
    menu: null as readonly string[] | null,
    bookingProvider: { name: "Agenda Juriti", url: "https://agenda.casajuriti.example" },
  },
  agencyText: null as ContactText | null,
  allAgencySocialMedia: { nodes: [{ network: "instagram", url: "https://www.instagram.com/casajuriti.example" }] },
  allAgencySiteImage: { nodes: [] as SiteImage[] },
  introDrawing: {
    childImageSharp: {
      gatsbyImageData: { layout: "fixed", width: 280, height: 280, images: { sources: [], fallback: { src: "/static/intro.webp" } } },
    },
  },
  notFoundDrawing: {
    childImageSharp: {
      gatsbyImageData: {
        layout: "fullWidth",
        width: 1,
        height: 0.75,
        images: { sources: [], fallback: { src: "/static/not-found.webp" } },
      },
    },
  },
};

export const PORTUGUESE_ALONE: Partial<typeof SITE_FRAME> = {
  agencyCustomizations: { ...SITE_FRAME.agencyCustomizations, languages: ["pt"] },
};

const translations = (language: Locale): i18n => {
  const instance = createInstance();
  void instance.init({
    lng: language,
    fallbackLng: "pt",
    resources: RESOURCES,
    ns: NAMESPACES,
    defaultNS: "common",
    fallbackNS: NAMESPACES.filter((name) => name !== "common"),
    keySeparator: false,
    interpolation: { escapeValue: false },
    react: { useSuspense: false },
  });
  return instance;
};

interface PageOptions {
  language?: Locale;
  frame?: Partial<typeof SITE_FRAME>;
}

/** With the real strings of one language. */
export const asPage = (ui: ReactElement, { language = "pt", frame = {} }: PageOptions = {}): ReactElement => {
  answerStaticQueries({ ...SITE_FRAME, ...frame });
  const context = {
    language,
    routed: language !== "pt",
    languages: ["pt", "en"],
    defaultLanguage: "pt",
    generateDefaultLanguagePage: false,
    originalPath: "/",
    path: "/",
  };
  return (
    <I18nextProvider i18n={translations(language)}>
      <I18nextContext.Provider value={context}>{ui}</I18nextContext.Provider>
    </I18nextProvider>
  );
};

export const renderPage = (ui: ReactElement, options?: PageOptions): RenderResult => render(asPage(ui, options));
