import { useTranslation } from "gatsby-plugin-react-i18next";
import { useCallback, useState } from "react";
import { referenceOf } from "../../config/family-routes";
import { routes } from "../../config/routes";
import type { SiteText } from "../../domain/content";
import { hasEnded, type EntryStatus, type ErasureState } from "../../domain/entry-status";
import { fetchStatus } from "../../live/family-calls";
import { AccessForm } from "../../components/form/access-form";
import { PageIntro } from "../../components/layout/page-intro";
import { useHydrated } from "../../components/ui/use-hydrated";
import { Link } from "../../components/ui/link";
import { AgencyContact } from "./agency-contact";
import { EraseEntry } from "./erase-entry";
import { KeepAddress } from "./keep-address";
import { LoadFault } from "./load-fault";
import { EntryFacts } from "./entry-facts";
import { useLoaded } from "./use-loaded";
import * as styles from "./family.module.css";

interface FamilyPageViewProps {
  location: Pick<Location, "pathname" | "hash">;
  /** Texts of the agency's contact. */
  texts: readonly SiteText[];
}

/** In these states only the agency can say or do more. */
const NEEDS_AGENCY: readonly EntryStatus["state"][] = ["undeliverable", "delivered", "unerasable"];

/** The fragment of the address is the key. */
export const FamilyPageView = ({ location, texts }: FamilyPageViewProps) => {
  const { t } = useTranslation();
  const reference = referenceOf(location.pathname);
  const key = location.hash.slice(1);
  const load = useCallback((given: string) => fetchStatus({ reference: reference ?? "", key: given }), [reference]);
  const { state, retry } = useLoaded(reference === null || key === "" ? null : key, load);
  const isHydrated = useHydrated(); // the built page shows no text that needs scripts
  const [erased, setErased] = useState<ErasureState | null>(null);

  if (state.kind !== "loaded" || reference === null)
    return (
      <PageIntro title={t("familyPage.title")}>
        <div role="status" className={styles.status}>
          {state.kind === "loading" && isHydrated && <p className={styles.waiting}>{t("familyPage.loading")}</p>}
          {state.kind === "incomplete" && <p>{t("familyPage.incomplete")}</p>}
          {state.kind !== "loading" && state.kind !== "incomplete" && state.kind !== "loaded" && (
            <LoadFault fault={state.kind} retry={retry} texts="familyPage" />
          )}
        </div>
        {state.kind === "incomplete" && <AccessForm access={{ reference: reference ?? "", key: "" }} />}
        <noscript>
          <p>{t("familyPage.noScript")}</p>
          <AccessForm access={{ reference: "", key: "" }} />
        </noscript>
      </PageIntro>
    );

  const status: EntryStatus = erased === null ? state.value : { ...state.value, state: erased, photos: null, confirmation: null };
  return (
    <>
      <PageIntro title={t("familyPage.title")}>
        <EntryFacts reference={reference} status={status} />
        {status.state === "invited" && (
          <p>
            <Link to={routes.verifyContact()}>{t("familyPage.verify")}</Link>
          </p>
        )}
        {NEEDS_AGENCY.includes(status.state) && <AgencyContact texts={texts} />}
      </PageIntro>
      {!hasEnded(status) && (
        <div className={styles.sections}>
          <KeepAddress />
          <EraseEntry access={{ reference, key }} onErased={setErased} />
        </div>
      )}
    </>
  );
};
