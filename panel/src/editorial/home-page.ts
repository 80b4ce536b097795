import type { GlobalConfig, UploadField } from "payload";

import { publishedAdults } from "../talents/index";
import { validateDistinctRows, validateDoorPicture, validateFaces } from "./validate-home";
import { dayOf } from "../shared/agency-days";
import { bilingual } from "../shared/bilingual";
import { DOOR_CATEGORIES, type DoorCategory, HOME_SECTION_LABELS, HOME_SECTIONS } from "./home-sections";
import { MENU_ITEM_LABELS } from "./menu-items";
import { siteGlobal } from "../publication/index";

const MAX_FACES = 12;

const doorPicture = (name: DoorCategory): UploadField => ({
  name,
  type: "upload",
  relationTo: "media",
  label: MENU_ITEM_LABELS[DOOR_CATEGORIES[name]],
  validate: validateDoorPicture,
});

export const homePage: GlobalConfig = {
  slug: "home-page",
  label: bilingual("Página inicial", "Home page"),
  ...siteGlobal,
  fields: [
    {
      name: "sections",
      type: "array",
      label: bilingual("Seções", "Sections"),
      labels: { singular: bilingual("Seção", "Section"), plural: bilingual("Seções", "Sections") },
      maxRows: HOME_SECTIONS.length,
      // Rows have ids, since Payload would generate other ids at each read of a store that has no rows.
      defaultValue: HOME_SECTIONS.map((section) => ({ id: section, section, shown: true })),
      validate: validateDistinctRows("section"),
      admin: {
        initCollapsed: true,
        components: { RowLabel: "/editorial/site-row-label#SectionRowLabel" },
        description: bilingual(
          "Na página inicial, nesta ordem. Arraste para mudar; abra uma seção para ocultá-la. A que não está na lista não aparece.",
          "On the home page, in this order. Drag to change it; open a section to hide it. A section that is not in the list is not shown.",
        ),
      },
      fields: [
        {
          type: "row",
          fields: [
            {
              name: "section",
              type: "select",
              required: true,
              label: bilingual("Seção", "Section"),
              options: HOME_SECTIONS.map((value) => ({ value, label: HOME_SECTION_LABELS[value] })),
            },
            { name: "shown", type: "checkbox", defaultValue: true, label: bilingual("Mostrar", "Show") },
          ],
        },
      ],
    },
    {
      name: "doors",
      type: "group",
      label: bilingual("Imagens das categorias", "Pictures of the categories"),
      admin: {
        description: bilingual(
          "Imagens em pé, enviadas para este lugar. Sem imagem, a categoria mostra o rosto de um adulto dela; Kids e Teens, onde todos são menores de idade, só o nome. Imagens do registro de um talento não são aceitas.",
          "Portrait pictures, uploaded for this place. Without one, a category shows the face of one of its adults; Kids and Teens, where everybody is a minor, only the name. Pictures of a talent's record are not accepted.",
        ),
      },
      fields: [doorPicture("kids"), doorPicture("teens"), doorPicture("atores"), doorPicture("talents"), doorPicture("digitalInfluencers")],
    },
    {
      name: "newFaces",
      type: "relationship",
      relationTo: "talents",
      hasMany: true,
      maxRows: MAX_FACES,
      label: bilingual("Novos rostos", "New faces"),
      filterOptions: () => publishedAdults(dayOf(new Date())),
      validate: validateFaces,
      admin: {
        description: bilingual(
          "Na página inicial, nesta ordem. Só maiores de 18 anos publicados. Vazio: os adultos que entraram no site por último.",
          "On the home page, in this order. Published adults only. Empty: the adults who joined the site last.",
        ),
      },
    },
  ],
};
