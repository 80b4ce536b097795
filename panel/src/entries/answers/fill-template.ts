/** The words in braces that a template may have, in both languages. */
export const TEMPLATE_FIELDS = ["nome", "responsavel", "numero", "agencia", "formulario"] as const;

export type TemplateValues = Readonly<Record<(typeof TEMPLATE_FIELDS)[number], string>>;

const FIELD = /\{([^{}\n]*)\}/g;

const toField = (name: string) => TEMPLATE_FIELDS.find((field) => field === name);

/** Unknown fields stay as they are written. */
export const fillTemplate = (template: string, values: TemplateValues): string =>
  template.replace(FIELD, (written, name: string) => {
    const field = toField(name);
    return field === undefined ? written : values[field];
  });

/** As they are written, with braces. */
export const unknownFields = (template: string): string[] =>
  [...template.matchAll(FIELD)].flatMap(([written, name = ""]) => (toField(name) === undefined ? [written] : []));
