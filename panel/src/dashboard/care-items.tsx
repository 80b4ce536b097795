import { Link } from "../admin/kit/next-client";
import type { Tone } from "../admin/kit/tone";
import { careAddress, deliveriesAddress } from "./addresses";
import type { CareItem } from "./care";
import type { DashboardMessages } from "./words";
import styles from "./care-items.module.css";
import { countLabel, formatBytes, formatDays, formatNumber } from "./view-words";

type Props = { items: readonly CareItem[]; adminRoute: string; language: string; messages: DashboardMessages };

const TONES: Readonly<Record<CareItem["rule"], Tone>> = {
  ending: "care",
  expired: "bad",
  missing: "care",
  unrecorded: "care",
  "no-cover": "care",
  outgrown: "care",
  "deliveries-failed": "bad",
  "deliveries-late": "care",
  "erasures-waiting": "care",
  disk: "bad",
};

type Words = { value: string; label: string; advice: string; href: string | null };

const describeItem = (item: CareItem, { adminRoute, language, messages: { care } }: Omit<Props, "items">): Words => {
  const { advice, rules } = care;
  switch (item.rule) {
    case "disk": {
      const text = item.on === "panel" ? advice.diskPanel : advice.diskGateway;
      return {
        value: formatBytes(item.disk.freeBytes, language),
        label: rules.disk.many,
        advice: text.replace("{total}", formatBytes(item.disk.totalBytes, language)),
        href: null,
      };
    }
    case "deliveries-failed":
    case "deliveries-late":
    case "erasures-waiting":
      return {
        value: formatNumber(item.count, language),
        label: countLabel(item.count, rules[item.rule]),
        advice: advice[item.rule],
        href: item.rule === "erasures-waiting" ? null : deliveriesAddress(adminRoute),
      };
    default: {
      const days = "daysLeft" in item ? formatDays(item.daysLeft, care) : "";
      return {
        value: formatNumber(item.count, language),
        label: countLabel(item.count, rules[item.rule]),
        advice: advice[item.rule].replace("{days}", days),
        href: careAddress(adminRoute, item.rule),
      };
    }
  }
};

export const CareItems = ({ items, ...context }: Props) =>
  items.map((item) => {
    const { value, label, advice, href } = describeItem(item, context);
    return (
      <li key={item.rule === "disk" ? `disk-${item.on}` : item.rule} className={styles.item} data-rule={item.rule}>
        <span className={styles.value} data-tone={TONES[item.rule]}>
          {value}
        </span>
        <div>
          <span className={styles.label}>
            {href === null ? (
              label
            ) : (
              <Link href={href} prefetch={false}>
                {label}
              </Link>
            )}
          </span>
          <p className={styles.advice}>{advice}</p>
        </div>
      </li>
    );
  });
