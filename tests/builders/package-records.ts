import type { PackagePicture, PackageTalent, PackageView } from "../../src/domain/package";
import { TALENT_FIELDS, toProfileValues } from "../../src/domain/talent-fields";

export const PACKAGE_TOKEN = "A1b2C3d4E5f6G7h8I9j0kA";

export const aPackagePicture = (changes: Partial<PackagePicture> = {}): PackagePicture => ({
  pictureId: "book:1",
  gallery: "book",
  file: "412/book/1.jpg",
  width: 1200,
  height: 1600,
  isBigLandscape: false,
  date: null,
  ...changes,
});

export const aPackageTalent = (changes: Partial<PackageTalent> = {}): PackageTalent => ({
  ...toProfileValues(TALENT_FIELDS, () => null),
  talentId: "412",
  name: "Ana Teste",
  gender: "female",
  age: 24,
  heightCm: 170,
  eyes: "Green",
  isMinor: false,
  cover: aPackagePicture({ pictureId: "cover", gallery: "cover", file: "412/cover/1.jpg" }),
  pictures: [aPackagePicture(), aPackagePicture({ pictureId: "book:2", file: "412/book/2.jpg" })],
  videos: [],
  credits: [],
  ...changes,
});

export const aPackageView = (changes: Partial<PackageView> = {}): PackageView => ({
  title: "Campanha de verão",
  client: "Padaria Aurora",
  message: "Oi, Rita!\nAqui vão as nossas sugestões.",
  language: "pt",
  expiresAt: "2026-12-11T03:00:00.000Z",
  shows: { measurements: true, age: true, videos: true, contact: true },
  contact: {
    name: "Lia",
    email: "lia@casajuriti.example",
    phone: null,
    call: null,
    whatsapp: "(11) 90000-0001",
    chat: "https://wa.me/5511900000001",
  },
  talents: [aPackageTalent(), aPackageTalent({ talentId: "413", name: "Bia Reis", heightCm: 165 })],
  ...changes,
});
