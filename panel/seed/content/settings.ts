import type { DemoCustomizations, DemoSocialMedias, DemoWebsiteImages } from "./types";

export const customizations: DemoCustomizations = {
  agencyName: "Casa Juriti",
  founded: 2006,
  themeColor: "#141414",
  bookingProvider: { name: "Agenda Juriti", url: "https://agenda.casajuriti.example" },
  bookDownload: true,
  minorsInstagram: false,
};

export const socialMedias: DemoSocialMedias = {
  facebook: { url: "https://www.facebook.com/casajuriti.demo" },
  instagram: { url: "https://www.instagram.com/casajuriti.demo/" },
  tiktok: { url: "https://www.tiktok.com/@casajuriti.demo" },
};

export const websiteImages: DemoWebsiteImages = {
  logo: { file: "site/logo.png", alt: { pt: "Casa Juriti", en: "Casa Juriti" } },
  intro: { file: "site/intro.png", alt: { pt: "Casa Juriti, modelos e talentos", en: "Casa Juriti, models and talents" } },
  share: {
    file: "site/share.jpg",
    alt: {
      pt: "Casa Juriti, modelos e talentos: dois retratos em preto e branco",
      en: "Casa Juriti, models and talents: two portraits in black and white",
    },
  },
};
