import type { GlobalConfig, UploadField, UploadFieldSingleValidation, Where } from "payload";

import { SVG_TYPE } from "../media/prepare-upload";
import { bilingual, type Bilingual, inLanguage } from "../shared/bilingual";
import { siteGlobal } from "../publication/index";

const NOT_HERE = bilingual(
  "SVG só serve para logotipo e ícone. Escolha uma imagem JPEG, PNG ou WebP.",
  "SVG is for the logo and the icon only. Choose a JPEG, PNG or WebP picture.",
);

/** An upload that may be an SVG. */
const mark = (name: string, label: Bilingual, description: Bilingual): UploadField => ({
  name,
  type: "upload",
  relationTo: "media",
  label,
  admin: { description },
});

/** Not a filter of the field's options: for a global, Payload applies that filter without the rights of a program such as the seed. */
export const refuseDrawing: UploadFieldSingleValidation = async (value, { req }) => {
  const isId = typeof value === "number" || typeof value === "string";
  const where: Where = { and: [{ id: { equals: value } }, { mimeType: { equals: SVG_TYPE } }] };
  const { totalDocs } = isId ? await req.payload.count({ collection: "media", where, overrideAccess: true, req }) : { totalDocs: 0 };
  return totalDocs === 0 || inLanguage(NOT_HERE, req.i18n.language);
};

const photo = (name: string, label: Bilingual, description: Bilingual): UploadField => ({
  name,
  type: "upload",
  relationTo: "media",
  validate: refuseDrawing,
  label,
  admin: { description },
});

export const websiteImages: GlobalConfig = {
  slug: "website-images",
  label: bilingual("Imagens do site", "Website pictures"),
  ...siteGlobal,
  fields: [
    mark(
      "logo",
      bilingual("Logotipo", "Logo"),
      bilingual(
        "No cabeçalho do site e na entrada deste painel. SVG ou PNG; de um SVG ficam só as formas.",
        "In the site's header and on this panel's sign-in screen. SVG or PNG; of an SVG, only the shapes are kept.",
      ),
    ),
    mark(
      "logo_dark",
      bilingual("Logotipo para fundo escuro", "Logo for dark backgrounds"),
      bilingual("Em fundos escuros. Em branco vale o logotipo.", "On dark backgrounds. Empty: the logo."),
    ),
    mark(
      "icon",
      bilingual("Ícone", "Icon"),
      bilingual(
        "Quadrado, para a aba do navegador e a tela inicial do celular. Em branco valem as iniciais.",
        "Square, for the browser's tab and the phone's home screen. Empty: the initials.",
      ),
    ),
    photo("intro", bilingual("Abertura", "Intro"), bilingual("Na abertura da página inicial.", "In the home page's intro.")),
    photo(
      "share",
      bilingual("Compartilhamento", "Sharing"),
      bilingual("Mostrada quando alguém compartilha um link do site.", "Shown when someone shares a link of the site."),
    ),
  ],
};
