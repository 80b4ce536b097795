import type { GlobalConfig, UploadField } from "payload";

import { bilingual, type Bilingual } from "../messages/bilingual";
import { siteGlobal } from "./presets";

const picture = (name: string, label: Bilingual, description: Bilingual): UploadField => ({
  name,
  type: "upload",
  relationTo: "media",
  label,
  admin: { description },
});

/** Logo, intro and sharing picture of the site. */
export const websiteImages: GlobalConfig = {
  slug: "website-images",
  label: bilingual("Imagens do site", "Website pictures"),
  ...siteGlobal,
  fields: [
    picture(
      "logo",
      bilingual("Logotipo", "Logo"),
      bilingual("No cabeçalho do site e na entrada deste painel.", "In the site's header and on this panel's sign-in screen."),
    ),
    picture("intro", bilingual("Abertura", "Intro"), bilingual("Na abertura da página inicial.", "In the home page's intro.")),
    picture(
      "share",
      bilingual("Compartilhamento", "Sharing"),
      bilingual("Mostrada quando alguém compartilha um link do site.", "Shown when someone shares a link of the site."),
    ),
  ],
};
