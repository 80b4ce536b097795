import type { Section } from "./section";
import type { DashboardMessages } from "./words";
import { Card, NumberCard } from "../admin/kit/card";
import { Notice } from "../admin/kit/notice";
import { countLabel, formatNumber } from "./view-words";

type Props = { packages: Section<number>; adminRoute: string; language: string; messages: DashboardMessages };

/** The packages that clients can open now. Renders nothing when there is none. */
export const PackagesSection = ({ packages, adminRoute, language, messages }: Props) => {
  if (packages.state === "hidden" || (packages.state === "ok" && packages.value === 0)) return null;
  return (
    <Card title={messages.packages.title}>
      {packages.state === "failed" ? (
        <Notice tone="bad">{messages.failed}</Notice>
      ) : (
        <NumberCard
          value={formatNumber(packages.value, language)}
          label={countLabel(packages.value, messages.packages.open)}
          href={`${adminRoute}/packages`}
        />
      )}
    </Card>
  );
};
