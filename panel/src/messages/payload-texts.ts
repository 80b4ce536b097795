/** Texts of Payload in other words: those that editors and scouts meet every day, and do not understand or find wrong. */
export const PAYLOAD_TEXTS = {
  pt: {
    authentication: { login: "Entrar", logout: "Sair", logoutUser: "Sair" },
    general: {
      adminTheme: "Tema",
      createNew: "Criar",
      createNewLabel: "Criar: {{label}}",
      creatingNewLabel: "Criar: {{label}}",
      dashboard: "Visão geral",
      locale: "Idioma do conteúdo",
      newLabel: "Criar: {{label}}",
      noLabel: "–",
      noResults: "Nada aqui ainda, ou nada corresponde à busca e aos filtros acima.",
      noResultsDescription: "Nada corresponde à busca e aos filtros. Limpe-os; se a lista ainda está vazia, crie o primeiro registro.",
      noResultsFound: "Nada encontrado",
      payloadSettings: "Idioma e tema do painel",
    },
    version: { noRowsFound: "Nada encontrado", noRowsSelected: "Nada selecionado" },
  },
  en: {
    authentication: { login: "Sign in", logout: "Sign out", logoutUser: "Sign out" },
    general: {
      adminTheme: "Theme",
      createNew: "Create",
      createNewLabel: "Create: {{label}}",
      creatingNewLabel: "Create: {{label}}",
      dashboard: "Dashboard",
      locale: "Language of the content",
      newLabel: "Create: {{label}}",
      noLabel: "–",
      noResults: "Nothing here yet, or nothing matches the search and the filters above.",
      noResultsDescription: "Nothing matches the search and the filters. Clear them; if the list is still empty, create the first record.",
      noResultsFound: "Nothing found",
      payloadSettings: "Language and theme of the panel",
    },
    version: { noRowsFound: "Nothing found", noRowsSelected: "Nothing selected" },
  },
} as const;
