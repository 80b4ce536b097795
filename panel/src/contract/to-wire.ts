import { toSnakeCase } from "../../../src/lib/snake-case";
import type {
  Locale,
  Localised,
  StoredCampaign,
  StoredCustomizations,
  StoredGalleryItem,
  StoredInstagramPost,
  StoredLook,
  StoredMagazine,
  StoredMedia,
  StoredNetwork,
  StoredSlide,
  StoredStaff,
  StoredTalent,
  StoredTalentSummary,
} from "./content-store";
import { LOCALES } from "./content-store";

/** Falls back to Portuguese, then to English; null without any. */
export const inLocale = (text: Localised, locale: Locale): string | null => text[locale] ?? text.pt ?? text.en ?? null;

export const parseLocale = (text: string | undefined): Locale | null => LOCALES.find((locale) => locale === text) ?? null;

export const toWireSummary = (talent: StoredTalentSummary, withSkills: boolean) => ({
  id: talent.id,
  name: talent.name,
  cover: talent.cover,
  gender: talent.gender,
  birthdate: talent.birthdate,
  categories: talent.categories,
  ...toWireTraits(talent.traits, withSkills),
  instagram: talent.instagram,
  ...(talent.publishedAt === null ? {} : { published_at: talent.publishedAt }),
  ...(talent.digitalsOn === null ? {} : { digitals_at: talent.digitalsOn }),
  ...(talent.creditKinds.length === 0 ? {} : { credit_kinds: talent.creditKinds }),
  ...(talent.networks.length === 0 ? {} : { networks: talent.networks.map(toWireNetwork) }),
});

/** Omits empty lists and false flags. Skills are a list of objects, sent only with `withSkills`. */
const toWireTraits = ({ skills, ...traits }: StoredTalentSummary["traits"], withSkills: boolean) => ({
  ...Object.fromEntries(
    Object.entries(traits).flatMap(([name, value]) =>
      value === false || (Array.isArray(value) && value.length === 0) ? [] : [[toSnakeCase(name), value]],
    ),
  ),
  ...(withSkills ? { skills: (Array.isArray(skills) ? skills : []).map((skill: string) => ({ skill })) } : {}),
});

const toWireNetwork = ({ network, handle, url, followers, engagement, measuredAt }: StoredNetwork) => ({
  network,
  handle,
  ...(url === null ? {} : { url }),
  followers,
  ...(engagement === null ? {} : { engagement }),
  measured_at: measuredAt,
});

const toWirePicture = ({ id, file, width, height }: StoredMedia) => ({ id, file, width, height });

export const toWireTalent = (talent: StoredTalent) => ({
  ...toWireSummary(talent, true),
  book: talent.book.map(toWirePicture),
  compo: talent.compo.map(toWirePicture),
  digitals: talent.digitals.map((digital) => ({ ...toWirePicture(digital), date: digital.date })),
  video: talent.videos.map(({ isShowreel, ...video }) => (isShowreel ? { ...video, showreel: true } : video)),
  credits: talent.credits,
});

export const toWireCampaign = (campaign: StoredCampaign, locale: Locale) => ({
  id: campaign.id,
  slug: campaign.slug,
  title: inLocale(campaign.title, locale),
  cover: campaign.cover,
  content: inLocale(campaign.html, locale),
  created_at: campaign.publishedAt,
});

export const toWireMagazine = (magazine: StoredMagazine, locale: Locale) => ({
  id: magazine.id,
  title: inLocale(magazine.title, locale),
  description: inLocale(magazine.description, locale),
  cover: magazine.cover,
  content: magazine.pages.join(","),
  created_at: magazine.publishedAt,
});

export const toWireSlide = (slide: StoredSlide, locale: Locale) => ({
  id: slide.id,
  image_mobile: slide.mobile,
  image_desktop: slide.desktop,
  link: slide.link,
  alt: inLocale(slide.alt, locale),
});

export const toWireStaff = (person: StoredStaff, locale: Locale) => ({
  ...person,
  role: inLocale(person.role, locale),
});

export const toWireGalleryItem = (item: StoredGalleryItem, locale: Locale) => ({
  ...item,
  title: inLocale(item.title, locale),
});

export const toWireInstagramPost = (post: StoredInstagramPost) => ({
  id: post.id,
  permalink: post.permalink,
  media_url: post.file,
  media_type: post.isVideo ? "VIDEO" : "IMAGE",
  caption: post.caption,
  timestamp: post.timestamp,
});

export const toWireImages = (images: Record<string, StoredMedia>, locale: Locale) =>
  Object.fromEntries(
    Object.entries(images).map(([key, { file, width, height, alt }]) => [key, { file, width, height, alt: inLocale(alt, locale) }]),
  );

/** Omits keys without a value: the site then uses its own look. */
const toWireLook = ({ initials, displayFace, paper, accents }: StoredLook) => ({
  ...(initials === null ? {} : { initials }),
  ...(displayFace === null ? {} : { display_face: displayFace }),
  ...(paper === null ? {} : { paper }),
  ...(Object.keys(accents).length === 0 ? {} : { accents }),
});

export const toWireCustomizations = (customizations: StoredCustomizations) => ({
  agency_name: customizations.agencyName,
  founded: customizations.founded,
  theme_color: customizations.themeColor,
  booking_provider: customizations.bookingProvider,
  book_download: customizations.bookDownload,
  minors_instagram: customizations.minorsInstagram,
  minors_digitals: customizations.minorsDigitals,
  numbers_max_age_days: customizations.numbersMaxAgeDays,
  count_visits: customizations.countVisits,
  home_intro: customizations.homeIntro,
  languages: customizations.languages,
  ...toWireLook(customizations.look),
});
