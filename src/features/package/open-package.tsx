import { useEffect, useMemo, useRef, useState } from "react";
import type { PackageView } from "../../domain/package";
import { useComparison } from "../../components/talent/use-comparison";
import { FinishSection } from "./finish-section";
import { NameDialog } from "./name-dialog";
import { PackageProvider, PicksProvider } from "./package-context";
import { PackageGrid } from "./package-grid";
import { PackageHeading } from "./package-heading";
import { PackageNotice } from "./package-notice";
import { SavedBar } from "./saved-bar";
import { TalentSheet } from "./talent-sheet";
import { useFocusOnReturn } from "./use-focus-on-return";
import { usePackageAddress } from "./use-package-address";
import { usePicks } from "./use-picks";

export interface OpenPackageProps {
  token: string;
  view: PackageView;
  /** The talent in the address; null for all. */
  talent: string | null;
  timeZone: string;
}

export const OpenPackage = ({ token, view, talent: first, timeZone }: OpenPackageProps) => {
  const router = usePackageAddress(first);
  useFocusOnReturn(router.talent);
  const context = useMemo(() => ({ token, view, router }), [token, view, router]);
  const picks = usePicks(token);
  const comparison = useComparison(view.talents.map(({ talentId }) => talentId));
  const [isNameAsked, setIsNameAsked] = useState(false);
  const hasAsked = useRef(false);
  const opened = view.talents.find(({ talentId }) => talentId === router.talent);

  // Asked once, when there is an answer to send with the name.
  const isNameMissing = picks !== null && picks.view.person.name === "" && picks.view.unsent > 0;
  useEffect(() => {
    if (!isNameMissing || hasAsked.current) return;
    hasAsked.current = true;
    setIsNameAsked(true);
  }, [isNameMissing]);

  if (view.talents.length === 0) return <PackageNotice state="empty" title={view.title} contact={view.contact} />;
  return (
    <PackageProvider value={context}>
      <PicksProvider value={picks}>
        {opened === undefined ? (
          <>
            <PackageHeading timeZone={timeZone} />
            <PackageGrid comparison={comparison} />
            {!comparison.isOpen && <FinishSection />}
          </>
        ) : (
          <TalentSheet talent={opened} talents={view.talents} isFirst={first === opened.talentId} />
        )}
        <SavedBar onAskName={() => setIsNameAsked(true)} />
        {isNameAsked && picks !== null && (
          <NameDialog name={picks.view.person.name} onName={picks.sync.setName} onClose={() => setIsNameAsked(false)} />
        )}
      </PicksProvider>
    </PackageProvider>
  );
};
