import type { Field, GlobalConfig, TextareaField } from "payload";
import { textarea } from "payload/shared";

import { DEFAULT_NUMBERS_MAX_AGE_DAYS } from "./identity/read-identity";
import { hiddenFromNonAdmins, isAdmin } from "./access/roles";
import { MENU_GROUPS } from "./access/menu-groups";
import { environment } from "./environment";
import { bilingual, type Bilingual, inLanguage } from "./shared/bilingual";
import { dayField } from "./shared/date-fields";
import { TEMPLATE_FIELDS, unknownFields } from "./entries/answers/fill-template";
import { TEMPLATE_NAMES, type TemplateName, TEMPLATES } from "./entries/answers/templates";
import { ENTRY_MESSAGES } from "./entries/words/entries";
import { announceWhenChanged } from "./publication/hooks";
import { endSessionsWithoutFactor, validateRequirement } from "./accounts/second-factor/requirement";

const FIELDS = TEMPLATE_FIELDS.map((field) => `{${field}}`).join(", ");

const UNKNOWN_FIELD = bilingual(`Não existe {field}. Use ${FIELDS}.`, `There is no {field}. Use ${FIELDS}.`);

const validateTemplate: TextareaField["validate"] = (value, options) => {
  const [field] = unknownFields(value ?? "");
  if (field === undefined) return textarea(value, options);
  return inLanguage(UNKNOWN_FIELD, options.req.i18n.language).replace("{field}", () => field);
};

/** In both languages. When one is empty, the default applies, which the field shows in grey. */
const templateFields = (template: TemplateName): Field[] => {
  const { body } = TEMPLATES[template];
  const inPortuguese = bilingual(
    `${ENTRY_MESSAGES.pt.templates[template]}, em português`,
    `${ENTRY_MESSAGES.en.templates[template]}, in Portuguese`,
  );
  const inEnglish = bilingual(
    `${ENTRY_MESSAGES.pt.templates[template]}, em inglês`,
    `${ENTRY_MESSAGES.en.templates[template]}, in English`,
  );
  const field = { type: "textarea", maxLength: 1000, validate: validateTemplate } as const;
  return [
    { ...field, name: `${template}Pt`, label: inPortuguese, admin: { placeholder: body.pt.trim(), rows: 4 } },
    { ...field, name: `${template}En`, label: inEnglish, admin: { placeholder: body.en.trim(), rows: 4 } },
  ];
};

const templateGroup = (label: Bilingual, templates: readonly TemplateName[]): Field => ({
  type: "collapsible",
  label,
  admin: { initCollapsed: true },
  fields: templates.flatMap(templateFields),
});

export const settings: GlobalConfig = {
  slug: "settings",
  versions: false,
  label: bilingual("Ajustes", "Settings"),
  access: { read: isAdmin, update: isAdmin },
  hooks: { afterChange: [endSessionsWithoutFactor, announceWhenChanged("countVisits"), announceWhenChanged("numbersMaxAgeDays")] },
  admin: { group: MENU_GROUPS.system, hidden: hiddenFromNonAdmins },
  fields: [
    {
      name: "demandSecondFactor",
      type: "checkbox",
      defaultValue: false,
      validate: validateRequirement,
      label: bilingual("Exigir verificação em duas etapas de todas as contas", "Demand two-step verification of every account"),
      admin: {
        description: bilingual(
          "Quem ainda não tem é desconectado e, ao entrar, só consegue configurá-la. Ative antes na sua própria conta.",
          "Accounts without it are signed out and can only set it up when they sign in. Enable it for your own account first.",
        ),
      },
    },
    {
      name: "retentionMonths",
      type: "number",
      min: 1,
      max: 120,
      label: bilingual("Guardar recebidos por (meses)", "Keep entries for (months)"),
      admin: {
        placeholder: String(environment.retentionMonths),
        description: bilingual(
          `Depois disso, recebidos e suas fotos são apagados, uma vez por dia. Em branco: ${environment.retentionMonths} meses.`,
          `After that, entries and their photos are deleted, once a day. Empty: ${environment.retentionMonths} months.`,
        ),
      },
    },
    {
      name: "declinedPhotoDays",
      type: "number",
      min: 1,
      max: 365,
      defaultValue: 30,
      label: bilingual("Guardar fotos de inscrições recusadas por (dias)", "Keep photos of declined applications for (days)"),
      admin: {
        description: bilingual(
          "Depois disso as fotos são apagadas; os dados escritos ficam até o fim do prazo dos recebidos.",
          "After that the photos are deleted; the written answers stay until the entries' own time is over.",
        ),
      },
    },
    {
      name: "unconfirmedDays",
      type: "number",
      min: 1,
      max: 365,
      defaultValue: 30,
      label: bilingual(
        "Guardar inscrições sem confirmação do responsável por (dias)",
        "Keep applications without the guardian's confirmation for (days)",
      ),
      admin: {
        description: bilingual(
          "Conta a partir do e-mail de confirmação. Não vale para inscrições a que nenhum e-mail pôde ser enviado.",
          "Counted from the e-mail that asks for it. Does not apply to applications to which no e-mail could be sent.",
        ),
      },
    },
    {
      name: "packageDays",
      type: "number",
      min: 1,
      max: 730,
      defaultValue: 90,
      label: bilingual("Guardar pacotes encerrados por (dias)", "Keep ended packages for (days)"),
      admin: {
        description: bilingual(
          "Conta do vencimento, ou do dia em que o link foi desativado. Depois disso o pacote e as respostas do cliente são apagados.",
          "Counted from the expiry, or from the day the link was revoked. After that the package and the client's answers are deleted.",
        ),
      },
    },
    dayField({
      name: "consentGraceUntil",
      label: bilingual("Prazo para registrar autorizações que faltam", "Time to record missing consents"),
      admin: {
        description: bilingual(
          "Até este dia, talentos que já estavam publicados antes do registro de autorizações continuam no site sem autorização registrada.",
          "Until this day, talents that were published before consents were recorded stay on the site without a recorded consent.",
        ),
      },
    }),
    {
      name: "countVisits",
      type: "checkbox",
      defaultValue: true,
      label: bilingual("Contar visitas sem identificar ninguém", "Count visits without identifying anybody"),
      admin: {
        description: bilingual(
          "Totais por dia, sem cookies, endereços ou identificadores, guardados por 90 dias.",
          "Totals per day, without cookies, addresses or identifiers, kept for 90 days.",
        ),
      },
    },
    {
      name: "numbersMaxAgeDays",
      type: "number",
      min: 1,
      max: 3650,
      defaultValue: DEFAULT_NUMBERS_MAX_AGE_DAYS,
      label: bilingual("Esconder números de redes sociais depois de (dias)", "Hide numbers of social networks after (days)"),
      admin: {
        description: bilingual(
          "Seguidores e engajamento medidos há mais tempo somem do site, dos filtros e do composite. O perfil continua na página.",
          "Followers and engagement that were measured longer ago leave the site, the filters and the comp card. The handle stays on the page.",
        ),
      },
    },
    {
      name: "messageTemplates",
      type: "group",
      label: bilingual("Modelos de mensagem", "Message templates"),
      admin: {
        description: bilingual(
          `WhatsApp e e-mail começam com o que se escolhe, no idioma em que a pessoa usou o site. ${FIELDS} são substituídos. Em branco vale o texto em cinza.`,
          `WhatsApp and e-mail begin with the one that is chosen, in the language in which the person used the site. ${FIELDS} are replaced. Empty: the text in grey.`,
        ),
      },
      fields: [
        templateGroup(bilingual("Inscrições", "Applications"), TEMPLATE_NAMES.getScouted),
        templateGroup(bilingual("Mensagens", "Enquiries"), TEMPLATE_NAMES.contact),
        templateGroup(bilingual("Workshop", "Workshop"), TEMPLATE_NAMES.workshopContact),
      ],
    },
  ],
};
