import { type ReactNode, Suspense } from "react";

import type { CareItem } from "./care";
import type { Section } from "./section";
import type { GatewaySummary } from "./summary";
import type { DashboardMessages } from "./words";
import { Card } from "../admin/kit/card";
import { EmptyState } from "../admin/kit/empty-state";
import { Notice } from "../admin/kit/notice";
import { CareItems } from "./care-items";
import styles from "./dashboard.module.css";

type Context = { adminRoute: string; language: string; messages: DashboardMessages };

type GatewayProps = { summary: Promise<GatewaySummary>; hasOwn: boolean; showsGateway: boolean; context: Context };

/** Deliveries and the site's disk. Shows a text when nothing at all needs care, or when the gateway does not respond. */
const GatewayCare = async ({ summary, hasOwn, showsGateway, context }: GatewayProps) => {
  const { gateway, gatewayCare } = await summary;
  const { care, failed } = context.messages;
  const items = gatewayCare.state === "ok" ? gatewayCare.value : [];
  const isKnown = gateway === "reachable" || !showsGateway;
  return (
    <>
      {items.length > 0 && (
        <ul className={styles.list}>
          <CareItems items={items} {...context} />
        </ul>
      )}
      {gatewayCare.state === "failed" && <Notice tone="bad">{failed}</Notice>}
      {!isKnown && <Notice tone="care">{gateway === "unset" ? care.unset : care.unknown}</Notice>}
      {isKnown && !hasOwn && items.length === 0 && <EmptyState title={care.nothing}>{care.nothingText}</EmptyState>}
    </>
  );
};

type Props = Context & {
  care: Section<CareItem[]>;
  fromGateway: Promise<GatewaySummary>;
  /** False for editors, who do not see deliveries. */
  showsGateway: boolean;
  children: ReactNode;
};

export const CareSection = ({ care, fromGateway, showsGateway, children, ...context }: Props) => {
  const items = care.state === "ok" ? care.value : [];
  return (
    <Card title={context.messages.care.title}>
      {care.state === "failed" && <Notice tone="bad">{context.messages.failed}</Notice>}
      {items.length > 0 && (
        <ul className={styles.list}>
          <CareItems items={items} {...context} />
        </ul>
      )}
      <Suspense fallback={<p className={styles.quiet}>{context.messages.care.checking}</p>}>
        <GatewayCare
          summary={fromGateway}
          hasOwn={items.length > 0 || care.state === "failed"}
          showsGateway={showsGateway}
          context={context}
        />
      </Suspense>
      {children}
    </Card>
  );
};
