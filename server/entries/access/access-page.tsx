import type { ReactNode } from "react";
import { CONFIRMATION_CALLS, FAMILY_FORM_CALLS } from "../../../src/config/entry-calls";
import { localizedPath, routes } from "../../../src/config/routes";
import { hasEnded, type ConfirmationRequest, type EntryStatus, type ErasureState } from "../../../src/domain/entry-status";
import type { Identity } from "../../../src/domain/identity";
import type { Locale } from "../../../src/domain/locale";
import { ENTRY_NAMES, LOCALE_FIELD } from "../../../src/forms/entry-fields";
import { AccessForm } from "../responses/access-form";
import { renderPlainPage } from "../responses/plain-page";
import { entryWords, type EntryText } from "../intake/entry-words";

export { plainPagePolicy } from "../responses/plain-page";

/** For browsers without scripts. `problem` explains why there is no other content. */
export type AccessPage =
  | { kind: "familyPage"; access: { reference: string; key: string }; problem?: EntryText; status?: EntryStatus; erased?: ErasureState }
  | { kind: "confirmation"; token: string; problem?: EntryText; asked?: ConfirmationRequest; isConfirmed?: boolean };

interface ContentProps<Kind extends AccessPage["kind"]> {
  page: Extract<AccessPage, { kind: Kind }>;
  locale: Locale;
}

/** Renders the answer to a form of the family's page or of the guardian's link. */
export const renderAccessPage = (page: AccessPage, { locale, identity }: { locale: Locale; identity: Identity }): string => {
  const title = entryWords(locale, page.kind === "familyPage" ? "familyPage.title" : "confirmation.title");
  return renderPlainPage(
    { locale, title, identity },
    <>
      {page.problem !== undefined && <p role="alert">{entryWords(locale, page.problem)}</p>}
      {page.kind === "familyPage" ? <FamilyPageContent {...{ page, locale }} /> : <ConfirmationContent {...{ page, locale }} />}
      <p>
        <a href={localizedPath(routes.contact(), locale)}>{entryWords(locale, "familyPage.contact")}</a>
      </p>
    </>,
  );
};

const FamilyPageContent = ({ page, locale }: ContentProps<"familyPage">) => {
  const { access, status, erased } = page;
  if (erased !== undefined) return <p>{entryWords(locale, `familyPage.state.${erased}`)}</p>;
  if (status === undefined) return <AccessForm locale={locale} access={access} />;
  const form = ENTRY_NAMES.find((name) => name === status.form);
  const isErasable = !hasEnded(status);
  return (
    <>
      {form !== undefined && <p>{entryWords(locale, `familyPage.form.${form}`)}</p>}
      <p>{entryWords(locale, "familyPage.reference", { reference: access.reference })}</p>
      {status.sentAt !== null && <p>{entryWords(locale, "familyPage.sentAt", { date: dateOf(status.sentAt, locale) })}</p>}
      <p>{entryWords(locale, `familyPage.state.${status.state}`)}</p>
      {status.confirmation !== null && <p>{entryWords(locale, `familyPage.confirmation.${status.confirmation}`)}</p>}
      {status.photos !== null && status.photos > 0 && <p>{photosWords(locale, status.photos)}</p>}
      {isErasable && status.erasableUntil !== null && (
        <p>{entryWords(locale, "familyPage.keptUntil", { date: dateOf(status.erasableUntil, locale) })}</p>
      )}
      {isErasable && (
        <>
          <h2>{entryWords(locale, "familyPage.eraseTitle")}</h2>
          <p>{entryWords(locale, "familyPage.eraseText")}</p>
          <PostForm
            action={FAMILY_FORM_CALLS.erase}
            hidden={{ ...access, [LOCALE_FIELD]: locale }}
            label={entryWords(locale, "familyPage.eraseConfirm")}
          />
        </>
      )}
    </>
  );
};

const ConfirmationContent = ({ page, locale }: ContentProps<"confirmation">) => {
  const { token, asked, isConfirmed = false, problem } = page;
  if (isConfirmed) return <p>{entryWords(locale, "confirmation.done")}</p>;
  if (problem === "confirmation.used" || problem === "confirmation.expired") return null;
  if (asked === undefined)
    return (
      <PostForm action={CONFIRMATION_CALLS.show} hidden={{ [LOCALE_FIELD]: locale }} label={entryWords(locale, "confirmation.see")}>
        <label>
          {entryWords(locale, "confirmation.token")}
          <input name="token" defaultValue={token} autoComplete="off" spellCheck={false} required />
        </label>
      </PostForm>
    );
  const facts: readonly (readonly [EntryText, string | null])[] = [
    ["confirmation.name", asked.name],
    ["confirmation.guardian", asked.guardian],
    ["confirmation.city", asked.city],
    ["confirmation.sentAt", asked.sentAt && dateOf(asked.sentAt, locale)],
    ["confirmation.photos", asked.photos === null ? null : String(asked.photos)],
  ];
  return (
    <>
      <p>{entryWords(locale, "confirmation.lead")}</p>
      <dl>{facts.map(([label, value]) => value !== null && <Fact key={label} label={entryWords(locale, label)} value={value} />)}</dl>
      <PostForm
        action={CONFIRMATION_CALLS.confirm}
        hidden={{ token, [LOCALE_FIELD]: locale }}
        label={entryWords(locale, "confirmation.confirm")}
      />
      <p>{entryWords(locale, "confirmation.otherwise")}</p>
    </>
  );
};

const Fact = ({ label, value }: { label: string; value: string }) => (
  <>
    <dt>{label}</dt>
    <dd>{value}</dd>
  </>
);

interface PostFormProps {
  action: string;
  hidden: Readonly<Record<string, string>>;
  label: string;
  children?: ReactNode;
}

const PostForm = ({ action, hidden, label, children }: PostFormProps) => (
  <form method="post" action={action}>
    {Object.entries(hidden).map(([name, value]) => (
      <input key={name} type="hidden" name={name} value={value} />
    ))}
    {children}
    <button type="submit">{label}</button>
  </form>
);

const photosWords = (locale: Locale, count: number): string =>
  entryWords(locale, count === 1 ? "familyPage.photos_one" : "familyPage.photos_other", { count });

const dateOf = (time: string, locale: Locale): string =>
  new Intl.DateTimeFormat(locale === "pt" ? "pt-BR" : "en-GB", { dateStyle: "long", timeZone: "America/Sao_Paulo" }).format(new Date(time));
