import { type ReactNode, Suspense } from "react";

import { writeDay } from "../../../src/domain/day";
import { Link } from "../admin/kit/next-client";
import { recordAddress } from "../admin/addresses";
import { inLanguage } from "../shared/bilingual";
import { fieldLabel } from "../shared/site-labels";
import type { GatewaySummary } from "./summary";
import type { NamedCount, VisitorInterest } from "./visitors";
import type { DashboardMessages } from "./words";
import { ButtonLink } from "../admin/kit/button";
import { Card, NumberCard } from "../admin/kit/card";
import { EmptyState } from "../admin/kit/empty-state";
import { Notice } from "../admin/kit/notice";
import styles from "./dashboard.module.css";
import { countLabel, countText, formatNumber } from "./view-words";

type Context = { adminRoute: string; language: string; messages: DashboardMessages; isAdmin: boolean };

type Row = { key: string; label: ReactNode; count: number };

const Ranking = ({ title, rows, empty, language }: { title: string; rows: readonly Row[]; empty: string; language: string }) => (
  <div>
    <h3 className={styles.subtitle}>{title}</h3>
    {rows.length === 0 ? (
      <p className={styles.quiet}>{empty}</p>
    ) : (
      <ol className={styles.list}>
        {rows.map(({ key, label, count }) => (
          <li key={key} className={styles.row}>
            {label}
            <span className={styles.count}>{formatNumber(count, language)}</span>
          </li>
        ))}
      </ol>
    )}
  </div>
);

const talentRows = (talents: readonly NamedCount[], adminRoute: string): Row[] =>
  talents.map(({ id, name, count }) => ({
    key: String(id),
    label: (
      <Link href={recordAddress(adminRoute, "talents", id)} prefetch={false}>
        {name}
      </Link>
    ),
    count,
  }));

type Counted = Extract<VisitorInterest, { state: "counted" }>;

const Unfound = ({
  unfound: { total, words },
  language,
  messages,
}: { unfound: Counted["unfound"] } & Omit<Context, "adminRoute" | "isAdmin">) => {
  const { visitors } = messages;
  const empty = total === 0 ? visitors.noUnfound : `${countText(total, visitors.unfoundTotal, language)} ${visitors.fewWords}`;
  const rows = words.map(({ words: label, count }) => ({ key: label, label: <span>{label}</span>, count }));
  return (
    <div>
      <Ranking title={visitors.unfound} rows={rows} empty={empty} language={language} />
      {words.length > 0 && <p className={styles.quiet}>{countText(total, visitors.unfoundTotal, language)}</p>}
    </div>
  );
};

const Counts = ({ counted, context }: { counted: Counted; context: Context }) => {
  const { adminRoute, language, messages } = context;
  const { visitors, filters, pages } = messages;
  const pageRows = counted.pages.map(({ page, count }) => ({ key: page, label: <span>{pages[page] ?? page}</span>, count }));
  const filterRows = counted.filters.map(({ filter, count }) => ({
    key: filter,
    label: <span>{filters[filter] ?? inLanguage(fieldLabel(filter), language)}</span>,
    count,
  }));
  const period = visitors.period.replace("{from}", writeDay(counted.from)).replace("{until}", writeDay(counted.until));
  return (
    <>
      <NumberCard value={formatNumber(counted.views, language)} label={countLabel(counted.views, visitors.views)} note={period} />
      <div className={styles.lists}>
        <Ranking title={visitors.pages} rows={pageRows} empty={visitors.noPages} language={language} />
        <Ranking title={visitors.opened} rows={talentRows(counted.opened, adminRoute)} empty={visitors.noOpened} language={language} />
        <Ranking
          title={visitors.selected}
          rows={talentRows(counted.selected, adminRoute)}
          empty={visitors.noSelected}
          language={language}
        />
        <Unfound unfound={counted.unfound} language={language} messages={messages} />
        <Ranking title={visitors.filters} rows={filterRows} empty={visitors.noFilters} language={language} />
      </div>
    </>
  );
};

const Interest = async ({ summary, context }: { summary: Promise<GatewaySummary>; context: Context }) => {
  const { visitors: section } = await summary;
  const { visitors, failed } = context.messages;
  if (section.state !== "ok") return <Notice tone="bad">{failed}</Notice>;
  const interest = section.value;
  if (interest.state === "counted") return <Counts counted={interest} context={context} />;
  const settings = `${context.adminRoute}/globals/settings`;
  const action = interest.state === "off" && context.isAdmin ? <ButtonLink href={settings}>{visitors.openSettings}</ButtonLink> : undefined;
  return (
    <EmptyState title={visitors[interest.state]} action={action}>
      {visitors[`${interest.state}Text`]}
    </EmptyState>
  );
};

/** Shows the site's counts of the last 30 days, or the reason why they are missing. */
export const VisitorsSection = ({ fromGateway, ...context }: Context & { fromGateway: Promise<GatewaySummary> }) => (
  <Card title={context.messages.visitors.title}>
    <Suspense fallback={<p className={styles.quiet}>{context.messages.visitors.checking}</p>}>
      <Interest summary={fromGateway} context={context} />
    </Suspense>
  </Card>
);
