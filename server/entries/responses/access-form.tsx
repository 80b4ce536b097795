import type { Locale } from "../../../src/domain/locale";
import { LOCALE_FIELD } from "../../../src/forms/entry-fields";
import { FAMILY_FORM_CALLS } from "../../../src/config/entry-calls";
import { localizedPath } from "../../../src/config/routes";
import { familyRoutes } from "../../../src/config/family-routes";
import { entryWords } from "../intake/entry-words";

interface AccessFormProps {
  locale: Locale;
  /** Filled in when known. */
  access: { reference: string; key: string };
}

/** A form for browsers without scripts that asks for reference and key, and shows the entry's state. */
export const AccessForm = ({ locale, access }: AccessFormProps) => (
  <form method="post" action={FAMILY_FORM_CALLS.status}>
    <input type="hidden" name={LOCALE_FIELD} value={locale} />
    {(["reference", "key"] as const).map((name) => (
      <div key={name}>
        <label>
          {entryWords(locale, `forms.access.${name}`)}
          <input name={name} defaultValue={access[name]} autoComplete="off" spellCheck={false} required />
        </label>
      </div>
    ))}
    <button type="submit">{entryWords(locale, "forms.see")}</button>
  </form>
);

/** Shows reference and key as text, to be written down, with the form for them. */
export const AccessWords = ({ locale, access }: AccessFormProps) => (
  <>
    <p>{entryWords(locale, "familyPage.words", { address: localizedPath(familyRoutes.familyPage(access.reference), locale) })}</p>
    <p>
      {entryWords(locale, "forms.access.reference")}: <code>{access.reference}</code>
      <br />
      {entryWords(locale, "forms.access.key")}: <code>{access.key}</code>
    </p>
    <AccessForm locale={locale} access={access} />
  </>
);
