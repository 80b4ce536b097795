import { createHash } from "node:crypto";
import type { FakePackage } from "./records";

export const tokenHash = (token: string): string => createHash("sha256").update(token).digest("hex");

export const PACKAGE_TOKENS = {
  open: "PacoteAberto0000000000",
  locked: "PacoteComSenha00000000",
  expired: "PacoteVencido000000000",
  revoked: "PacoteRevogado00000000",
} as const;

export const PASSPHRASE = "guarda-chuva azul";

const CONTACT = { name: "Marina Couto", email: "marina@casajuriti.example", phone: "+55 (11) 3000-0000", whatsapp: "5511930000000" };

const RECORD = {
  id: "81",
  title: "Campanha de inverno",
  client: "Estúdio Paineira",
  message: "Seguem as sugestões para o filme.",
  language: "pt",
  created_at: "2026-02-20T12:00:00Z",
  expires_at: "2099-02-20T12:00:00Z",
  shows: { measurements: true, age: true, videos: true, contact: true },
  contact: CONTACT,
  talents: [{ id: "401" }, { id: "402" }, { id: "403" }],
};

const open = (record: FakePackage["record"]): FakePackage => ({ record, ended: null, passphrase: null });

/** Packages by the hash of their token. */
export const PACKAGES: Readonly<Record<string, FakePackage>> = {
  [tokenHash(PACKAGE_TOKENS.open)]: open(RECORD),
  [tokenHash(PACKAGE_TOKENS.locked)]: {
    ...open({ ...RECORD, id: "82", language: "en", passphrase: "version-1" }),
    passphrase: PASSPHRASE,
  },
  [tokenHash(PACKAGE_TOKENS.expired)]: { ...open({ ...RECORD, id: "83" }), ended: "expired" },
  [tokenHash(PACKAGE_TOKENS.revoked)]: { ...open({ ...RECORD, id: "84" }), ended: "revoked" },
};
