import type { AdminViewServerProps, PayloadRequest } from "payload";
import { Suspense } from "react";

import { readCustomizations } from "../identity/index";
import { isAdmin, isEditor, isScout } from "../access/roles";
import { readGatewaySummary, readOwnSummary } from "./summary";
import { recordVisit } from "./visits";
import { dashboardMessages } from "./words";
import { PageHead } from "../admin/kit/page-head";
import { WithdrawnMentions } from "../erasure/withdrawn-mentions";
import { ChecklistSection } from "./checklist-section";
import { CareSection } from "./care-section";
import styles from "./dashboard.module.css";
import { LiveSection } from "./live-section";
import { PackagesSection } from "./packages-section";
import { VisitorsSection } from "./visitors-section";
import { WaitingSection } from "./waiting-section";
import { formatTime, formatToday } from "./view-words";

/** A failure does not break the dashboard: without a stored visit, it shows everything as new. */
const recordVisitSafely = async (req: PayloadRequest, now: Date): Promise<string | null> => {
  try {
    return await recordVisit(req, now);
  } catch (error) {
    req.payload.logger.error({ err: error }, "A visit to the dashboard could not be recorded");
    return null;
  }
};

/** /admin: waiting entries, live content, care items and visitors' interest, by role. */
export const DashboardView = async (props: AdminViewServerProps) => {
  const { req } = props.initPageResult;
  const { language } = req.i18n;
  const now = new Date();
  const fromGateway = readGatewaySummary(req, now);
  const lastVisit = await recordVisitSafely(req, now);
  const { waiting, live, packages, care } = await readOwnSummary(req, now, lastVisit);
  const messages = dashboardMessages(language);
  const { agencyName } = await readCustomizations(req.payload);
  const context = { adminRoute: req.payload.config.routes.admin, language, messages };
  const is = async (access: typeof isAdmin): Promise<boolean> => (await access({ req })) === true;
  const summary = lastVisit === null ? messages.firstVisit : messages.lastVisit.replace("{at}", formatTime(lastVisit, language));
  return (
    <main className={styles.page}>
      <PageHead title={formatToday(now, language)} kicker={agencyName} summary={summary} />
      {(await is(isAdmin)) && (
        <Suspense>
          <ChecklistSection payload={req.payload} language={language} />
        </Suspense>
      )}
      <WaitingSection waiting={waiting} now={now} lastVisit={lastVisit} {...context} />
      <PackagesSection packages={packages} {...context} />
      <div className={styles.columns}>
        <CareSection care={care} fromGateway={fromGateway} showsGateway={await is(isScout)} {...context}>
          <Suspense>
            <WithdrawnMentions payload={req.payload} i18n={req.i18n} user={req.user ?? undefined} />
          </Suspense>
        </CareSection>
        <LiveSection live={live} fromGateway={fromGateway} showsDrafts={await is(isEditor)} {...context} />
      </div>
      <div className={styles.wide}>
        <VisitorsSection fromGateway={fromGateway} isAdmin={await is(isAdmin)} {...context} />
      </div>
    </main>
  );
};
