import type { GlobalConfig } from "payload";

import { validateMenuRows } from "./boards/validate-menu-rows";
import { bilingual } from "../shared/bilingual";
import { BOARD_ITEM, BOARD_ITEM_LABEL, MENU_ITEM_LABELS, MENU_ITEMS } from "./menu-items";
import { siteGlobal } from "../publication/index";

const MAX_LABEL_LENGTH = 32;

/** The site's own items and up to 12 boards. */
const MAX_ROWS = MENU_ITEMS.length + 12;

export const menu: GlobalConfig = {
  slug: "menu",
  label: "Menu",
  ...siteGlobal,
  fields: [
    {
      name: "items",
      type: "array",
      label: bilingual("Categorias, páginas e listas", "Categories, pages and boards"),
      labels: { singular: bilingual("Item", "Item"), plural: bilingual("Itens", "Items") },
      maxRows: MAX_ROWS,
      // Rows have ids, since Payload would generate other ids at each read of a store that has no rows.
      defaultValue: MENU_ITEMS.map((item) => ({ id: item, item, shown: true })),
      validate: validateMenuRows,
      admin: {
        initCollapsed: true,
        components: { RowLabel: "/editorial/site-row-label#MenuRowLabel" },
        description: bilingual(
          "No cabeçalho do site, primeiro as categorias e depois as páginas, nesta ordem. Arraste para mudar; abra um item para ocultá-lo ou lhe dar outro nome. Uma lista entra como item “Lista de talentos”, entre as páginas. O endereço de uma página oculta continua a funcionar.",
          "In the site's header, first the categories and then the pages, in this order. Drag to change it; open an item to hide it or to give it another name. A board is an item “Board”, among the pages. The address of a hidden page goes on working.",
        ),
      },
      fields: [
        {
          type: "row",
          fields: [
            {
              name: "item",
              type: "select",
              required: true,
              label: bilingual("Item", "Item"),
              options: [
                ...MENU_ITEMS.map((value) => ({ value, label: MENU_ITEM_LABELS[value] })),
                { value: BOARD_ITEM, label: BOARD_ITEM_LABEL },
              ],
            },
            { name: "shown", type: "checkbox", defaultValue: true, label: bilingual("Mostrar", "Show") },
          ],
        },
        {
          name: "board",
          type: "relationship",
          relationTo: "boards",
          label: bilingual("Lista", "Board"),
          admin: { condition: (_data, row: { item?: unknown }) => row.item === BOARD_ITEM, allowCreate: false },
        },
        {
          name: "label",
          type: "text",
          localized: true,
          maxLength: MAX_LABEL_LENGTH,
          label: bilingual("Nome no site", "Name on the site"),
          admin: {
            description: bilingual(
              "Também no título da página da categoria. Vazio: o nome acima.",
              "Also in the heading of the category's page. Empty: the name above.",
            ),
          },
        },
      ],
    },
  ],
};
