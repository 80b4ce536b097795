import { render, type RenderResult } from "@testing-library/react";
import { createInstance, type i18n } from "i18next";
import { I18nextContext, I18nextProvider } from "gatsby-plugin-react-i18next";
import type { ReactElement } from "react";
import type { SiteImage } from "../../src/domain/content";
import type { Locale } from "../../src/domain/locale";
import enBlog from "../../src/locales/en/blog.json";
import enCasting from "../../src/locales/en/casting.json";
import enCommon from "../../src/locales/en/common.json";
import enHome from "../../src/locales/en/home.json";
import enMagazine from "../../src/locales/en/magazine.json";
import enPeople from "../../src/locales/en/people.json";
import enTalent from "../../src/locales/en/talent.json";
import ptBlog from "../../src/locales/pt/blog.json";
import ptCasting from "../../src/locales/pt/casting.json";
import ptCommon from "../../src/locales/pt/common.json";
import ptHome from "../../src/locales/pt/home.json";
import ptMagazine from "../../src/locales/pt/magazine.json";
import ptPeople from "../../src/locales/pt/people.json";
import ptTalent from "../../src/locales/pt/talent.json";
import { answerStaticQueries } from "./gatsby";

const RESOURCES = {
  pt: { common: ptCommon, home: ptHome, casting: ptCasting, talent: ptTalent, blog: ptBlog, magazine: ptMagazine, people: ptPeople },
  en: { common: enCommon, home: enHome, casting: enCasting, talent: enTalent, blog: enBlog, magazine: enMagazine, people: enPeople },
};

/** What the site's frame query answers unless a test says otherwise. */
export const SITE_FRAME = {
  site: { buildTime: "2026", siteMetadata: { siteUrl: "https://casajuriti.example", timeZone: "America/Sao_Paulo" } },
  agencyCustomizations: {
    agencyName: "Casa Juriti",
    founded: 2006,
    themeColor: "#141414",
    bookingProvider: { name: "Agenda Juriti", url: "https://agenda.casajuriti.example" },
  },
  allAgencySocialMedia: { nodes: [{ network: "instagram", url: "https://www.instagram.com/casajuriti.example" }] },
  allAgencySiteImage: { nodes: [] as SiteImage[] },
  file: { publicURL: "/static/share.png", childImageSharp: { original: { width: 1200, height: 630 } } },
};

const translations = (language: Locale): i18n => {
  const instance = createInstance();
  void instance.init({
    lng: language,
    fallbackLng: "pt",
    resources: RESOURCES,
    ns: ["common", "home", "casting", "talent", "blog", "magazine", "people"],
    defaultNS: "common",
    fallbackNS: ["home", "casting", "talent", "blog", "magazine", "people"],
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

/** A component as it stands within a page of one language, with the real strings. */
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

/** Draws a component as a page of one language does. */
export const renderPage = (ui: ReactElement, options?: PageOptions): RenderResult => render(asPage(ui, options));
