import { useTranslation } from "gatsby-plugin-react-i18next";
import { useEffect, useRef, useState } from "react";
import { CONFIRMATION_CALLS } from "../../config/entry-calls";
import { LOCALE_FIELD } from "../../forms/entry-fields";
import type { SiteText } from "../../domain/content";
import type { ConfirmationRequest } from "../../domain/entry-status";
import { formatLongDate } from "../../i18n/format-date";
import { useLocale } from "../../i18n/use-locale";
import { fetchConfirmation, sendConfirmation, type FamilyFault } from "../../live/family-calls";
import { PageIntro } from "../../components/layout/page-intro";
import { useHydrated } from "../../components/ui/use-hydrated";
import { useSiteSettings } from "../../components/layout/use-site-settings";
import { AgencyContact } from "./agency-contact";
import { LoadFault } from "./load-fault";
import { useLoaded } from "./use-loaded";
import * as styles from "./family.module.css";

interface ConfirmationViewProps {
  location: Pick<Location, "hash">;
  /** Texts of the agency's contact. */
  texts: readonly SiteText[];
}

/** Shows the content of the request; only the button confirms, since mail scanners open links. */
export const ConfirmationView = ({ location, texts }: ConfirmationViewProps) => {
  const { t } = useTranslation();
  const token = location.hash.slice(1);
  const isHydrated = useHydrated(); // the built page shows no text that needs scripts
  const { state, retry } = useLoaded(token === "" ? null : token, fetchConfirmation);
  return (
    <PageIntro title={t("confirmation.title")}>
      {state.kind === "loaded" && <Confirmation token={token} request={state.value} />}
      <div role="status" className={styles.status}>
        {state.kind === "loading" && isHydrated && <p className={styles.waiting}>{t("familyPage.loading")}</p>}
        {state.kind === "incomplete" && <p>{t("confirmation.unknown")}</p>}
        {state.kind !== "loading" && state.kind !== "incomplete" && state.kind !== "loaded" && (
          <LoadFault fault={state.kind} retry={retry} texts="confirmation" />
        )}
      </div>
      {state.kind !== "loading" && state.kind !== "used" && <AgencyContact texts={texts} />}
      <noscript>
        <TokenForm />
      </noscript>
    </PageIntro>
  );
};

/** Works without scripts: the gateway answers with a page of its own. */
const TokenForm = () => {
  const { t } = useTranslation();
  const locale = useLocale();
  return (
    <form method="post" action={CONFIRMATION_CALLS.show} className={styles.form} aria-label={t("confirmation.see")}>
      <p>{t("confirmation.noScript")}</p>
      <input type="hidden" name={LOCALE_FIELD} value={locale} />
      <label className={styles.field}>
        {t("confirmation.token")}
        <input name="token" autoComplete="off" spellCheck={false} required />
      </label>
      <button type="submit" className={styles.button}>
        {t("confirmation.see")}
      </button>
    </form>
  );
};

type Step = { kind: "idle" } | { kind: "sending" } | { kind: "done" } | { kind: "failed"; fault: FamilyFault };

const Confirmation = ({ token, request }: { token: string; request: ConfirmationRequest }) => {
  const { t } = useTranslation();
  const [step, setStep] = useState<Step>({ kind: "idle" });
  const done = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    if (step.kind === "done") done.current?.focus();
  }, [step]);

  const confirm = async () => {
    setStep({ kind: "sending" });
    const confirmed = await sendConfirmation(token);
    setStep(confirmed.ok ? { kind: "done" } : { kind: "failed", fault: confirmed.error });
  };

  if (step.kind === "done")
    return (
      <p ref={done} tabIndex={-1} className={styles.state}>
        {t("confirmation.done")}
      </p>
    );
  return (
    <div className={styles.status}>
      <p>{t("confirmation.lead")}</p>
      <ConfirmationFacts request={request} />
      <button type="button" className={styles.button} disabled={step.kind === "sending"} onClick={() => void confirm()}>
        {t(step.kind === "sending" ? "confirmation.confirming" : "confirmation.confirm")}
      </button>
      <div role="alert">{step.kind === "failed" && <LoadFault fault={step.fault} retry={() => void confirm()} texts="confirmation" />}</div>
      <p>{t("confirmation.otherwise")}</p>
    </div>
  );
};

const ConfirmationFacts = ({ request }: { request: ConfirmationRequest }) => {
  const { t } = useTranslation();
  const locale = useLocale();
  const { timeZone } = useSiteSettings();
  const expiresOn = formatLongDate(request.expiresAt, locale, timeZone);
  const facts = [
    ["name", request.name],
    ["guardian", request.guardian],
    ["city", request.city],
    ["sentAt", formatLongDate(request.sentAt, locale, timeZone)],
    ["photos", request.photos],
  ] as const;
  return (
    <>
      <dl className={styles.list}>
        {facts.map(
          ([label, value]) =>
            value !== null && (
              <div key={label}>
                <dt>{t(`confirmation.${label}`)}</dt>
                <dd>{value}</dd>
              </div>
            ),
        )}
      </dl>
      {expiresOn !== null && <p className={styles.waiting}>{t("confirmation.until", { date: expiresOn })}</p>}
    </>
  );
};
