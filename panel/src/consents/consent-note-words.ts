import { bilingual, inLanguage } from "../shared/bilingual";

const VERSION = bilingual(", texto versão {version}", ", wording version {version}");
const NOTE = bilingual(
  "Veio com a inscrição {reference}{version}: permite só avaliar o perfil. Anexe a autorização de imagem assinada e marque para que usos vale.",
  "Came with application {reference}{version}: it allows evaluating the profile only. Attach the signed image consent and tick the uses that it covers.",
);

/** For a consent that came with an application. */
export const consentNote = ({ reference, version }: { reference: string; version: string | null }, language: string): string => {
  const wording = version === null ? "" : inLanguage(VERSION, language).replace("{version}", () => version);
  return inLanguage(NOTE, language)
    .replace("{reference}", () => reference)
    .replace("{version}", () => wording);
};
