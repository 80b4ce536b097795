import { bilingual, inLanguage } from "../../shared/bilingual";

const LINKS = {
  dashboard: bilingual("Visão geral", "Dashboard"),
  applications: bilingual("Inscrições", "Applications"),
  enquiries: bilingual("Mensagens", "Enquiries"),
  registrations: bilingual("Workshop", "Registrations"),
  packages: bilingual("Pacotes", "Packages"),
  consents: bilingual("Autorizações", "Consents"),
  import: bilingual("Importar talentos", "Import talents"),
  export: bilingual("Exportar tudo", "Export everything"),
  audit: bilingual("Registros de acesso", "Audit"),
  twoStep: bilingual("Verificação em duas etapas", "Two-step verification"),
} as const;
export type MenuLink = keyof typeof LINKS;

export const menuLinkLabel = (link: MenuLink, language: string): string => inLanguage(LINKS[link], language);

/** Names the first list of the menu for screen readers. */
export const deskMenuLabel = (language: string): string => inLanguage(bilingual("Dia a dia", "Day to day"), language);
