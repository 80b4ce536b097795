import type { Field, FieldHook, TextField, TextFieldSingleValidation } from "payload";

import { ACCENT_SECTIONS } from "../../../src/config/identity";
import { PAPER_TONES, type AccentSection } from "../../../src/domain/identity";
import { checkColour, completeColour } from "./check-colour";
import { isFace } from "./faces";
import { ACCENT_LABELS, PAPER_LABELS } from "./options";
import { isRecord } from "../../../src/lib/json";
import { bilingual } from "../shared/bilingual";
import { identityTexts } from "./words";

const INITIALS = /^\p{Letter}{1,3}$/u;

const isEmpty = (value: string | null | undefined): value is "" | null | undefined => (value ?? "") === "";

const validateInitials: TextFieldSingleValidation = (value, { req }) =>
  isEmpty(value) || INITIALS.test(value) || identityTexts(req.i18n.language).notInitials;

export const nameFields: Field[] = [
  {
    name: "agencyName",
    type: "text",
    maxLength: 120,
    label: bilingual("Nome da agência", "Agency's name"),
    admin: {
      description: bilingual(
        "No título de cada página, no rodapé, neste painel e nas mensagens que ele envia.",
        "In every page's title, in the footer, in this panel and in the messages that it sends.",
      ),
    },
  },
  {
    name: "initials",
    type: "text",
    label: bilingual("Iniciais", "Initials"),
    validate: validateInitials,
    admin: {
      description: bilingual(
        "De uma a três letras, nos ícones do site enquanto não houver ícone em Imagens do site. Em branco valem as do nome.",
        "One to three letters, in the site's icons while there is no icon in Website pictures. Empty: those of the name.",
      ),
    },
  },
  { name: "founded", type: "number", min: 1900, max: 2100, label: bilingual("Ano de fundação", "Founded in") },
  {
    name: "bookingProvider",
    type: "group",
    label: bilingual("Sistema de agenda", "Booking software"),
    admin: { description: bilingual("Creditado no rodapé.", "Credited in the footer.") },
    fields: [
      { name: "name", type: "text", maxLength: 120, label: bilingual("Nome", "Name") },
      { name: "url", type: "text", maxLength: 300, label: bilingual("Endereço", "Address") },
    ],
  },
];

const completeStoredColour: FieldHook = ({ value }) => (typeof value === "string" ? completeColour(value) : value);

/** Uses the paper of the same save, so that a change of paper checks every colour again. */
const validateAccent: TextFieldSingleValidation = (value, { data, req }) =>
  isEmpty(value) || checkColour({ colour: value, paper: isRecord(data) ? data.paper : null, language: req.i18n.language });

const accentField = (accent: AccentSection): TextField => ({
  name: accent,
  type: "text",
  label: ACCENT_LABELS[accent],
  validate: validateAccent,
  hooks: { beforeValidate: [completeStoredColour] },
  admin: { components: { Field: "/identity/accent-field#AccentField" } },
});

const validateFace: TextFieldSingleValidation = (value, { req }) =>
  isEmpty(value) || isFace(value) || identityTexts(req.i18n.language).unknownFace;

const validateThemeColour: TextFieldSingleValidation = (value) => isEmpty(value) || /^#[0-9a-f]{6}$/i.test(value) || "#rrggbb";

/** Empty fields keep the site's own look. */
export const lookFields: Field[] = [
  {
    name: "identityPreview",
    type: "ui",
    admin: { components: { Field: "/identity/identity-preview#IdentityPreview" } },
  },
  {
    name: "displayFace",
    type: "text",
    label: bilingual("Letra de nomes e títulos", "Typeface of names and headings"),
    validate: validateFace,
    admin: { components: { Field: "/identity/display-face-field#DisplayFaceField" } },
  },
  {
    name: "paper",
    type: "select",
    label: bilingual("Fundo das páginas", "Background of pages"),
    options: PAPER_TONES.map((value) => ({ value, label: PAPER_LABELS[value] })),
    admin: { components: { Field: "/identity/paper-field#PaperField" } },
  },
  {
    name: "accents",
    type: "group",
    label: bilingual("Cores de destaque", "Accent colours"),
    admin: {
      description: bilingual(
        "Uma por categoria e uma para as demais páginas: nomes, links e botões. Cada cor precisa de contraste 4,5:1 com o fundo, como texto e como fundo de texto.",
        "One for each category and one for the other pages: names, links and buttons. Each needs a contrast of 4.5:1 with the background, as text and behind text.",
      ),
    },
    fields: ACCENT_SECTIONS.map(accentField),
  },
  {
    name: "themeColor",
    type: "text",
    label: bilingual("Cor do navegador", "Browser colour"),
    validate: validateThemeColour,
    admin: {
      placeholder: "#1d1b1a",
      description: bilingual("Cor da barra do navegador no celular.", "Colour of the browser's bar on phones."),
    },
  },
];
