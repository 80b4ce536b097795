import type { CollectionConfig } from "payload";

import { MENU_GROUPS } from "../../access/menu-groups";
import { toRule } from "./rule-address";
import { validateRule } from "./validate-rule";
import { validateBoardSlug } from "./validate-slug";
import { richTextEditor } from "../../shared/rich-text-field";
import { slugField } from "../../shared/slug-field";
import { validateDoorPicture } from "../validate-home";
import { bilingual, collectionLabels } from "../../shared/bilingual";
import { draftedContent, editorsOnly } from "../../publication/index";

const MAX_TALENTS = 500;
const MAX_RULE_LENGTH = 500;

type Row = { kind?: unknown };

/** Editors' own lists of talents across categories: hand-picked, or by a filter of the site. */
export const boards: CollectionConfig = {
  slug: "boards",
  labels: collectionLabels(["Lista de talentos", "Board"], ["Listas de talentos", "Boards"]),
  ...draftedContent,
  orderable: true,
  admin: {
    ...editorsOnly,
    group: MENU_GROUPS.site,
    useAsTitle: "name",
    defaultColumns: ["name", "kind", "menu", "home", "_status"],
    description: bilingual(
      "Cada lista tem uma página, /board/endereço. No menu e na página inicial, nesta ordem. Com um menor de idade, a página fica fora dos buscadores.",
      "Each board has a page, /board/address. In the menu and on the home page in this order. With one minor, search engines do not list the page.",
    ),
  },
  fields: [
    {
      name: "name",
      type: "text",
      required: true,
      localized: true,
      maxLength: 60,
      label: bilingual("Nome", "Name"),
      admin: {
        description: bilingual(
          "Título da página, e o nome no menu e na página inicial. O que falta em inglês aparece em português.",
          "Heading of the page, and the name in the menu and on the home page. What is missing in English is shown in Portuguese.",
        ),
      },
    },
    {
      name: "body",
      type: "richText",
      localized: true,
      editor: richTextEditor,
      label: bilingual("Texto", "Text"),
      admin: { description: bilingual("Acima dos talentos.", "Above the talents.") },
    },
    {
      name: "cover",
      type: "upload",
      relationTo: "media",
      label: bilingual("Capa", "Cover"),
      validate: validateDoorPicture,
      admin: {
        description: bilingual(
          "Imagem em pé para a página inicial. Sem capa, aparece lá o primeiro adulto da lista, ou só o nome. Imagens do registro de um talento não são aceitas.",
          "Portrait picture for the home page. Without one, the home page shows the first adult of the board, or only the name. Pictures of a talent's record are not accepted.",
        ),
      },
    },
    {
      name: "kind",
      type: "select",
      required: true,
      defaultValue: "picked",
      label: bilingual("Quem está na lista", "Who is in the board"),
      options: [
        { value: "picked", label: bilingual("Talentos escolhidos um a um", "Talents chosen one by one") },
        { value: "rule", label: bilingual("Todos os que um filtro do site encontra", "Everybody whom a filter of the site finds") },
      ],
    },
    {
      name: "talents",
      type: "relationship",
      relationTo: "talents",
      hasMany: true,
      maxRows: MAX_TALENTS,
      label: bilingual("Talentos", "Talents"),
      admin: {
        condition: (_data, row: Row) => row.kind !== "rule",
        allowCreate: false,
        description: bilingual(
          "Nesta ordem. Aparecem só os publicados, e ninguém de uma categoria “TF -”.",
          "In this order. Only published talents are shown, and none of a “TF -” category.",
        ),
      },
    },
    {
      name: "rule",
      type: "text",
      maxLength: MAX_RULE_LENGTH,
      label: bilingual("Filtro", "Filter"),
      hooks: { beforeValidate: [({ value }) => (typeof value === "string" ? (toRule(value) ?? value.trim()) : value)] },
      validate: validateRule,
      admin: {
        condition: (_data, row: Row) => row.kind === "rule",
        components: { afterInput: ["/editorial/boards/board-rule-report#BoardRuleReport"] },
        description: bilingual(
          "Filtre uma lista no site, copie o endereço da página e cole aqui, por exemplo /kids/meninas?idade=6-9. Quem passar a corresponder ao filtro entra na lista automaticamente.",
          "Filter a list on the site, copy the address of the page and paste it here, for example /kids/meninas?idade=6-9. Talents who match the filter later are added automatically.",
        ),
      },
    },
    {
      name: "menu",
      type: "checkbox",
      defaultValue: false,
      label: bilingual("No menu", "In the menu"),
      admin: {
        position: "sidebar",
        description: bilingual(
          "Depois das páginas. Para outro lugar ou outro nome, acrescente a lista em Menu.",
          "Behind the pages. For another place or another name, add the board in Menu.",
        ),
      },
    },
    {
      name: "home",
      type: "checkbox",
      defaultValue: false,
      label: bilingual("Na página inicial", "On the home page"),
      admin: {
        position: "sidebar",
        description: bilingual("Na seção Listas, onde a página inicial a tem.", "In the section Boards, where the home page has it."),
      },
    },
    slugField({ localized: false, from: "name", validate: validateBoardSlug }),
  ],
};
