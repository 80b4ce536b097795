import { bilingual } from "../shared/bilingual";

export const ROLE_LABELS = {
  admin: bilingual("Administração", "Admin"),
  editor: bilingual("Edição", "Editor"),
  scout: bilingual("Scouting (recebidos)", "Scout (entries)"),
};
