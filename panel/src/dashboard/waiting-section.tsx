import { Link } from "../admin/kit/next-client";
import type { EntryKind } from "../contract/entry";
import { entryListAddress } from "./addresses";
import type { Section } from "./section";
import type { Waiting, WaitingEntries } from "./waiting";
import type { DashboardMessages } from "./words";
import { Card, NumberCard } from "../admin/kit/card";
import { Notice } from "../admin/kit/notice";
import styles from "./dashboard.module.css";
import { countLabel, countText, formatAgo, formatNumber } from "./view-words";

type Context = {
  adminRoute: string;
  language: string;
  messages: DashboardMessages;
  now: Date;
  /** The end of the account's previous visit, ISO 8601; null during its first. */
  lastVisit: string | null;
};

const KINDS = ["getScouted", "contact", "workshopContact"] as const satisfies readonly EntryKind[];

const describeWaiting = ({ oldestAt }: Waiting, { language, messages: { waiting }, now }: Context): string =>
  oldestAt === null ? waiting.nothing : waiting.oldest.replace("{when}", formatAgo(oldestAt, now, language));

const WaitingOfKind = ({ kind, waiting, context }: { kind: EntryKind; waiting: Waiting; context: Context }) => {
  const { adminRoute, language, messages, lastVisit } = context;
  const { count, sinceVisit, inReview } = waiting;
  return (
    <div data-kind={kind}>
      <NumberCard
        value={formatNumber(count, language)}
        label={countLabel(count, messages.waiting[kind])}
        note={describeWaiting(waiting, context)}
        href={entryListAddress(adminRoute, kind, { status: "new" })}
      />
      <p className={styles.links}>
        {lastVisit !== null && sinceVisit > 0 && (
          <Link className={styles.link} href={entryListAddress(adminRoute, kind, { status: "new", since: lastVisit })} prefetch={false}>
            {countText(sinceVisit, messages.waiting.sinceVisit, language)}
          </Link>
        )}
        {inReview > 0 && (
          <Link className={styles.link} href={entryListAddress(adminRoute, kind, { status: "seen" })} prefetch={false}>
            {countText(inReview, messages.waiting.inReview, language)}
          </Link>
        )}
      </p>
    </div>
  );
};

type Props = Context & { waiting: Section<WaitingEntries> };

/** Entries that nobody has opened. Renders nothing for editors. */
export const WaitingSection = ({ waiting, ...context }: Props) => {
  if (waiting.state === "hidden") return null;
  return (
    <Card title={context.messages.waiting.title}>
      {waiting.state === "failed" ? (
        <Notice tone="bad">{context.messages.failed}</Notice>
      ) : (
        <div className={styles.waiting}>
          {KINDS.map((kind) => (
            <WaitingOfKind key={kind} kind={kind} waiting={waiting.value[kind]} context={context} />
          ))}
        </div>
      )}
    </Card>
  );
};
