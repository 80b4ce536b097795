import { type ReactNode, Suspense } from "react";

import { Link } from "../admin/kit/next-client";
import { filteredListAddress } from "../admin/addresses";
import type { LiveContent } from "./live";
import type { Section } from "./section";
import type { GatewaySummary } from "./summary";
import { environment } from "../environment";
import { categoryLabel } from "../talents/index";
import type { DashboardMessages } from "./words";
import { publicationMessage } from "../publication/index";
import { ButtonLink } from "../admin/kit/button";
import { Card, NumberCard } from "../admin/kit/card";
import { Notice } from "../admin/kit/notice";
import styles from "./dashboard.module.css";
import { countLabel, formatNumber } from "./view-words";

type Context = { adminRoute: string; language: string; messages: DashboardMessages };

/** The state of the site's last build; nothing for scouts. */
const Publication = async ({ summary, language, messages }: { summary: Promise<GatewaySummary> } & Omit<Context, "adminRoute">) => {
  const { publication } = await summary;
  if (publication.state === "hidden") return null;
  if (publication.state === "failed") return <Notice tone="bad">{messages.failed}</Notice>;
  const { summary: line, details } = publicationMessage(publication.value, language, {
    clock: {
      now: new Date(),
      timeZone: environment.timeZone,
    },
  });
  return (
    <>
      <p className={styles.status}>
        <span aria-hidden className={styles.dot} data-state={publication.value.state} />
        {line}
      </p>
      {details !== null && <p className={styles.quiet}>{details}</p>}
    </>
  );
};

const PUBLISHED: [operator: string, value: string] = ["equals", "published"];

const Categories = ({ live, context: { adminRoute, language, messages } }: { live: LiveContent; context: Context }) => (
  <>
    <h3 className={styles.subtitle}>{messages.live.categories}</h3>
    <ul className={styles.list}>
      {live.categories.map(({ id, name, count }) => (
        <li key={id} className={styles.row}>
          <Link href={filteredListAddress(adminRoute, "talents", { categories: ["in", id], _status: PUBLISHED })} prefetch={false}>
            {categoryLabel(name, language)}
          </Link>
          <span className={styles.count}>{formatNumber(count, language)}</span>
        </li>
      ))}
    </ul>
  </>
);

const Drafts = ({ drafts, context: { adminRoute, language, messages } }: { drafts: LiveContent["drafts"]; context: Context }) => (
  <>
    <h3 className={styles.subtitle}>{messages.live.drafts}</h3>
    {drafts.length === 0 ? (
      <p className={styles.quiet}>{messages.live.noDrafts}</p>
    ) : (
      <ul className={styles.list}>
        {drafts.map(({ collection, count }) => (
          <li key={collection} className={styles.row}>
            <Link href={filteredListAddress(adminRoute, collection, { _status: ["equals", "draft"] })} prefetch={false}>
              {countLabel(count, messages.live.collections[collection])}
            </Link>
            <span className={styles.count}>{formatNumber(count, language)}</span>
          </li>
        ))}
      </ul>
    )}
  </>
);

const Content = ({ live, showsDrafts, context }: { live: LiveContent; showsDrafts: boolean; context: Context }) => {
  const { adminRoute, language, messages } = context;
  if (live.talents === 0)
    return (
      <>
        <p className={styles.quiet}>{messages.live.noTalents}</p>
        {showsDrafts && <ButtonLink href={`${adminRoute}/collections/talents/create`}>{messages.live.newTalent}</ButtonLink>}
        {showsDrafts && <Drafts drafts={live.drafts} context={context} />}
      </>
    );
  return (
    <>
      <NumberCard
        value={formatNumber(live.talents, language)}
        label={countLabel(live.talents, messages.live.talents)}
        href={filteredListAddress(adminRoute, "talents", { _status: PUBLISHED })}
      />
      <Categories live={live} context={context} />
      {showsDrafts && <Drafts drafts={live.drafts} context={context} />}
    </>
  );
};

type Props = Context & { live: Section<LiveContent>; showsDrafts: boolean; fromGateway: Promise<GatewaySummary> };

export const LiveSection = ({ live, showsDrafts, fromGateway, ...context }: Props): ReactNode => (
  <Card title={context.messages.live.title}>
    <Suspense fallback={<p className={styles.quiet}>{showsDrafts ? context.messages.live.checking : ""}</p>}>
      <Publication summary={fromGateway} language={context.language} messages={context.messages} />
    </Suspense>
    {live.state === "ok" ? (
      <Content live={live.value} showsDrafts={showsDrafts} context={context} />
    ) : (
      <Notice tone="bad">{context.messages.failed}</Notice>
    )}
  </Card>
);
