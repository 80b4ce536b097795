import type { WireTalentSummary } from "../../src/upstream/talents/wire-talent";

export const aWireTalent = (changes: Partial<WireTalentSummary> = {}): WireTalentSummary => ({
  id: "412",
  name: "Ana Teste",
  gender: "woman",
  cover: "talents/412/cover.jpg",
  categories: ["teens"],
  instagram: null,
  publishedAt: null,
  networks: undefined,
  ...changes,
  values: {
    age: "2010-06-15",
    hair: "Light Brown",
    hairKind: "Wavy",
    eyes: "Green",
    heightCm: "170/5.7",
    shoes: "37",
    jeans: "8x34",
    skills: ["Inglês"],
    ...changes.values,
  },
});

export const aTalentRecord = (changes: Readonly<Record<string, unknown>> = {}): Record<string, unknown> => ({
  id: 412,
  name: "Ana Teste",
  gender: "woman",
  categories: [{ id: 2, category: "teens" }],
  ...changes,
});

export const aPostRecord = (changes: Readonly<Record<string, unknown>> = {}): Record<string, unknown> => ({
  id: 31,
  slug: "bastidores",
  title: "Bastidores",
  language: "pt",
  content: "<p>Texto</p>",
  created_at: "2025-01-02T03:04:05Z",
  ...changes,
});

/** Addresses of panel and media in tests. */
export const RULES = {
  panelUrl: "https://panel.example.com",
  mediaUrl: "https://panel.example.com/storage",
  mediaHosts: ["img.example.org", "*.cdn.example.com"],
} as const;
