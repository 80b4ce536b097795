import type { Field, GlobalBeforeChangeHook, GlobalConfig } from "payload";

import { richTextEditor } from "../shared/rich-text-field";
import { bilingual, type Bilingual } from "../shared/bilingual";
import { wordsField } from "./words/words-field";
import { isDraftSave, siteGlobal } from "../publication/index";

type TextKey = { name: string; label: Bilingual; where: Bilingual };

const richText = ({ name, label, where }: TextKey): Field => ({
  name,
  type: "richText",
  localized: true,
  label,
  editor: richTextEditor,
  admin: { description: where, components: { afterInput: ["/editorial/words/default-text#DefaultText"] } },
});

const plainText = ({ name, label, where }: TextKey): Field => ({
  name,
  type: "textarea",
  localized: true,
  maxLength: 1000,
  label,
  admin: { description: where, rows: 2 },
});

const ON_CONTACT = bilingual("Na página Contato.", "On the Contact page.");

/** A write that names no status, such as the seed's, is what the site shows: Payload would call it a draft. */
const markPublished: GlobalBeforeChangeHook = ({ data, req }) => (isDraftSave(req) ? data : { ...data, _status: "published" });

/** An empty English text is shown in Portuguese. */
export const websiteTexts: GlobalConfig = {
  slug: "website-texts",
  label: bilingual("Textos do site", "Website texts"),
  ...siteGlobal,
  versions: { ...siteGlobal.versions, drafts: true },
  hooks: { ...siteGlobal.hooks, beforeChange: [markPublished] },
  admin: {
    ...siteGlobal.admin,
    // The site always has texts: what was published stays until the next publication.
    components: { elements: { UnpublishButton: "/editorial/words/no-button#NoButton" } },
  },
  fields: [
    {
      name: "preview",
      type: "ui",
      admin: { components: { Field: "/editorial/words/text-preview#TextPreview" } },
    },
    richText({
      name: "about_text",
      label: bilingual("A agência", "The agency"),
      where: bilingual("Na página Sobre nós.", "On the About page."),
    }),
    richText({
      name: "workshop_description",
      label: bilingual("Workshop", "Workshop"),
      where: bilingual("No topo da página Workshop.", "At the top of the Workshop page."),
    }),
    richText({
      name: "getscouted_intro",
      label: bilingual("Seja modelo: introdução", "Get scouted: introduction"),
      where: bilingual("Acima do formulário Seja modelo.", "Above the Get scouted form."),
    }),
    richText({
      name: "privacy_notice",
      label: bilingual("Aviso de privacidade", "Privacy notice"),
      where: bilingual("Na página Privacidade e junto aos formulários.", "On the Privacy page and beside the forms."),
    }),
    plainText({ name: "contact_reference", label: bilingual("Contato: referência", "Contact: reference"), where: ON_CONTACT }),
    plainText({
      name: "contact_address",
      label: bilingual("Contato: endereço", "Contact: address"),
      where: bilingual("Na página Contato; também procurado no mapa.", "On the Contact page; also looked up on the map."),
    }),
    plainText({ name: "contact_zip", label: bilingual("Contato: CEP", "Contact: zip code"), where: ON_CONTACT }),
    plainText({ name: "contact_phone", label: bilingual("Contato: telefone", "Contact: phone"), where: ON_CONTACT }),
    plainText({ name: "contact_whatsapp", label: bilingual("Contato: WhatsApp", "Contact: WhatsApp"), where: ON_CONTACT }),
    plainText({ name: "contact_hours", label: bilingual("Contato: horários", "Contact: hours"), where: ON_CONTACT }),
    wordsField,
  ],
};
