import type { WordRules } from "./word-problem";

/** Determines the maximum length of a word's text. */
export type WordKind = "heading" | "text" | "button" | "label" | "hint" | "empty" | "description" | "consent";

/** In characters. */
const MAX_LENGTHS: Readonly<Record<WordKind, number>> = {
  heading: 80,
  text: 1200,
  button: 60,
  label: 80,
  hint: 300,
  empty: 200,
  description: 200,
  consent: 600,
};

/** Words of one screen. The names of words are `{namespace}:{key}` of `src/locales`. */
export interface WordGroup {
  id: string;
  /** The group's name in the admin. */
  label: { pt: string; en: string };
  /** A page that shows the words, without a locale prefix; null when there is no fixed address. */
  route: string | null;
  words: readonly SiteWord[];
}

export interface SiteWord extends WordRules {
  name: string;
  kind: WordKind;
}

/** Words that are not listed have no placeholders. */
const PLACEHOLDERS: Readonly<Record<string, readonly string[]>> = {
  "common:footer.since": ["year"],
  "casting:casting.count_zero": [],
  "casting:casting.count_one": ["count"],
  "casting:casting.count_other": ["count"],
  "casting:casting.shown": ["shown", "total"],
  "talent:talent.whatsappText": ["address", "name"],
  "talent:talent.videoNote": ["provider"],
  "forms:forms.reference": ["reference"],
  "selection:selection.shareTitle": ["agency"],
  "privacy:verify.yesName": ["contact", "name"],
  "privacy:verify.yesText": ["contact"],
  "privacy:verify.noText": ["contact"],
};

type Keys = Partial<Readonly<Record<WordKind, readonly string[]>>>;

const isKind = (kind: string): kind is WordKind => kind in MAX_LENGTHS;

const toWords = (keys: Keys): SiteWord[] =>
  Object.entries(keys).flatMap(([kind, names]) =>
    isKind(kind) ? names.map((name) => ({ name, kind, maxLength: MAX_LENGTHS[kind], placeholders: PLACEHOLDERS[name] ?? [] })) : [],
  );

interface GroupText {
  pt: string;
  en: string;
  route: string | null;
}

const group = (id: string, { pt, en, route }: GroupText, keys: Keys): WordGroup => ({ id, label: { pt, en }, route, words: toWords(keys) });

/**
 * The words of the interface that an agency may replace, by screen in the order of the menu. Not included: names of
 * pages and categories (the menu's own setting), tables of options, words for screen readers only, and error messages,
 * which the gateway also writes.
 */
export const WORD_GROUPS: readonly WordGroup[] = [
  group(
    "everywhere",
    { pt: "Todas as páginas", en: "Every page", route: "/" },
    {
      description: ["common:site.description"],
      hint: ["common:search.placeholder", "common:search.didYouMean", "common:offline.notice", "common:install.text"],
      empty: ["common:search.none"],
      heading: ["common:footer.talents", "common:footer.agency", "common:footer.join", "common:footer.social"],
      label: ["common:footer.since", "common:footer.booking"],
      button: ["common:install.add", "common:install.dismiss"],
    },
  ),
  group(
    "home",
    { pt: "Início", en: "Home", route: "/" },
    {
      heading: ["home:home.title", "home:home.blog", "home:home.instagram", "home:home.doors", "home:home.newFaces"],
      button: ["home:intro.go", "home:home.blogAll", "home:home.find"],
      empty: ["home:home.blogEmpty"],
    },
  ),
  group(
    "lists",
    { pt: "Listas de talentos e busca", en: "Lists of talents and search", route: "/pesquisa" },
    {
      heading: ["casting:casting.title", "casting:casting.filters"],
      description: ["casting:casting.description"],
      label: [
        "casting:casting.count_zero",
        "casting:casting.count_one",
        "casting:casting.count_other",
        "casting:casting.shown",
        "casting:casting.filter.includeUnknown",
      ],
      button: ["casting:casting.more", "casting:casting.filter.apply", "casting:casting.filter.clear"],
      empty: ["casting:casting.empty"],
    },
  ),
  group(
    "talent",
    { pt: "Página de um talento", en: "A talent's page", route: null },
    {
      heading: ["talent:talent.facts", "talent:talent.book", "talent:talent.composite", "talent:talent.videos", "talent:talent.similar"],
      button: [
        "talent:talent.seeComposite",
        "talent:talent.card",
        "talent:talent.bookZip",
        "talent:talent.share",
        "talent:talent.whatsapp",
        "talent:talent.wholeList",
      ],
      hint: ["talent:talent.whatsappText", "talent:talent.videoNote"],
    },
  ),
  group(
    "blog",
    { pt: "Blog", en: "Blog", route: "/blog" },
    {
      heading: ["blog:blog.title", "blog:blog.related"],
      description: ["blog:blog.description"],
      button: ["blog:list.more", "blog:blog.back"],
      hint: ["blog:blog.only.pt", "blog:blog.only.en"],
      empty: ["blog:blog.empty"],
    },
  ),
  group(
    "campaigns",
    { pt: "Campanhas", en: "Campaigns", route: "/campanhas" },
    {
      heading: ["blog:campaigns.title"],
      description: ["blog:campaigns.description"],
      empty: ["blog:campaigns.empty"],
    },
  ),
  group(
    "magazine",
    { pt: "Revista", en: "Magazine", route: "/revista" },
    {
      heading: ["magazine:magazine.title", "magazine:magazine.otherEditions"],
      description: ["magazine:magazine.description"],
      button: ["magazine:magazine.showList", "magazine:magazine.showFlipbook", "magazine:magazine.more"],
      empty: ["magazine:magazine.empty"],
    },
  ),
  group(
    "about",
    { pt: "Sobre nós", en: "About us", route: "/sobre-nos" },
    {
      heading: ["people:about.title", "people:about.pageTitle", "people:about.team"],
    },
  ),
  group(
    "workshop",
    { pt: "Workshop", en: "Workshop", route: "/workshop" },
    {
      heading: ["people:workshop.title", "people:workshop.gallery", "people:workshop.join", "forms:forms.workshopTitle"],
      text: ["people:workshop.invitation", "forms:forms.workshopLead"],
    },
  ),
  group(
    "contact",
    { pt: "Contato", en: "Contact", route: "/contato" },
    {
      heading: ["people:contact.title", "people:contact.team", "forms:forms.contactTitle"],
      text: ["people:contact.none", "forms:forms.contactLead"],
      label: ["people:contact.address", "people:contact.phone", "people:contact.whatsapp", "people:contact.hours"],
      button: ["people:map.show", "people:map.link"],
      hint: ["people:map.note"],
    },
  ),
  group(
    "forms",
    { pt: "Formulários", en: "Forms", route: "/contato" },
    {
      label: [
        "forms:forms.field.name",
        "forms:forms.field.email",
        "forms:forms.field.phone",
        "forms:forms.field.mobile",
        "forms:forms.field.message",
        "forms:forms.field.participant",
        "forms:forms.field.city",
        "forms:forms.field.instagram",
        "forms:forms.optional",
        "forms:forms.choose",
      ],
      button: ["forms:forms.send", "forms:forms.sending", "forms:forms.sent", "forms:forms.follow", "forms:forms.privacyLink"],
      heading: ["forms:forms.sentTitle"],
      hint: ["forms:forms.privacy", "forms:forms.sentNext", "forms:forms.reference"],
    },
  ),
  group(
    "scouting",
    { pt: "Seja modelo", en: "Get scouted", route: "/seja-modelo" },
    {
      heading: ["scouting:scouting.title", "scouting:scouting.form", "scouting:scouting.needs"],
      description: ["scouting:scouting.description"],
      text: [
        "scouting:scouting.need.guardian",
        "scouting:scouting.need.contact",
        "scouting:scouting.need.measures",
        "scouting:scouting.need.photos",
        "scouting:scouting.verify",
      ],
      consent: ["scouting:scouting.field.consent", "scouting:scouting.field.consentHint"],
      label: [
        "scouting:scouting.step.age",
        "scouting:scouting.step.person",
        "scouting:scouting.step.measures",
        "scouting:scouting.step.photos",
        "scouting:scouting.field.birthdate",
        "scouting:scouting.field.age",
        "scouting:scouting.field.guardian",
        "scouting:scouting.field.name",
        "scouting:scouting.field.gender",
        "scouting:scouting.field.city",
        "scouting:scouting.field.instagram",
        "scouting:scouting.field.tiktok",
        "scouting:scouting.field.heightCm",
        "scouting:scouting.field.bustCm",
        "scouting:scouting.field.waistCm",
        "scouting:scouting.field.hipsCm",
        "scouting:scouting.field.jeans",
        "scouting:scouting.field.shoes",
        "scouting:scouting.field.hair",
        "scouting:scouting.field.eyes",
        "scouting:scouting.photo.image1",
        "scouting:scouting.photo.image2",
        "scouting:scouting.photo.image3",
        "scouting:scouting.photo.image4",
        "scouting:scouting.photo.image5",
        "scouting:scouting.photo.image6",
      ],
      button: ["scouting:scouting.next", "scouting:scouting.back"],
      hint: [
        "scouting:scouting.field.birthdateHint",
        "scouting:scouting.minor",
        "scouting:scouting.child",
        "scouting:scouting.ifMinor",
        "scouting:scouting.fromTwelve",
        "scouting:scouting.photos",
        "scouting:scouting.photosPlain",
        "scouting:scouting.draft",
        "scouting:scouting.draftRestored",
        "forms:forms.privacyScouting",
      ],
    },
  ),
  group(
    "selection",
    { pt: "Seleção", en: "Selection", route: "/selecao" },
    {
      heading: [
        "selection:selection.title",
        "selection:selection.comparison",
        "selection:selection.sharedTitle",
        "selection:selection.send",
      ],
      description: ["selection:selection.description"],
      text: ["selection:selection.sharedText", "selection:selection.sendText"],
      hint: [
        "selection:selection.device",
        "selection:selection.emptyHow",
        "selection:selection.compareHint",
        "selection:selection.shareTitle",
      ],
      button: ["selection:selection.browse", "selection:selection.clear", "selection:selection.share", "selection:selection.addShared"],
      empty: ["selection:selection.empty", "selection:selection.sharedEmpty"],
    },
  ),
  group(
    "verify",
    { pt: "É mesmo da agência?", en: "Is it really the agency?", route: "/verificar-contato" },
    {
      heading: ["privacy:verify.title", "privacy:verify.neverTitle", "privacy:verify.formTitle", "privacy:verify.yes", "privacy:verify.no"],
      description: ["privacy:verify.description"],
      text: [
        "privacy:verify.text",
        "privacy:verify.never.money",
        "privacy:verify.never.photos",
        "privacy:verify.never.secret",
        "privacy:verify.yesName",
        "privacy:verify.yesText",
        "privacy:verify.noText",
        "privacy:verify.report",
      ],
      label: ["privacy:verify.field"],
      hint: ["privacy:verify.hint"],
      button: ["privacy:verify.check", "privacy:verify.write"],
    },
  ),
  group(
    "privacy",
    { pt: "Privacidade", en: "Privacy", route: "/privacidade" },
    {
      heading: ["privacy:privacy.title", "privacy:privacy.hereTitle"],
      description: ["privacy:privacy.description"],
      text: ["privacy:privacy.here"],
    },
  ),
  group(
    "removal",
    { pt: "Remover imagens", en: "Remove images", route: "/remover-imagens" },
    {
      heading: ["privacy:removal.title", "privacy:removal.formTitle"],
      description: ["privacy:removal.description"],
      text: ["privacy:removal.text", "privacy:removal.step.write", "privacy:removal.step.identity", "privacy:removal.step.done"],
      label: ["privacy:removal.message"],
      hint: ["privacy:removal.messageHint"],
    },
  ),
  group(
    "not-found",
    { pt: "Página não encontrada", en: "Page not found", route: "/404" },
    {
      heading: [
        "common:notFound.title",
        "common:notFound.talent.title",
        "common:notFound.post.title",
        "common:notFound.campaign.title",
        "offline:offline.title",
      ],
      text: [
        "common:notFound.text",
        "common:notFound.talent.text",
        "common:notFound.post.text",
        "common:notFound.campaign.text",
        "offline:offline.text",
      ],
      button: ["common:notFound.home"],
    },
  ),
];

const WORDS: ReadonlyMap<string, SiteWord> = new Map(WORD_GROUPS.flatMap(({ words }) => words).map((word) => [word.name, word]));

/** Null when the agency may not replace the word. */
export const findWord = (name: string): SiteWord | null => WORDS.get(name) ?? null;
