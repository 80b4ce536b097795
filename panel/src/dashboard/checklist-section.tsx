import type { Payload } from "payload";

import { Link } from "../admin/kit/next-client";
import { type ChecklistItem, type ChecklistStep, readChecklist } from "./checklist";
import { readSection } from "./section";
import { type ChecklistMessages, checklistMessages } from "./checklist-words";
import { Card } from "../admin/kit/card";
import styles from "./checklist.module.css";
import { DismissChecklist } from "./dismiss-checklist";

const ADDRESSES: Readonly<Record<ChecklistStep, string>> = {
  identity: "/globals/customizations",
  logo: "/globals/website-images",
  contact: "/globals/website-texts",
  categories: "/collections/categories",
  talents: "/import",
  texts: "/globals/website-texts",
  privacy: "/globals/website-texts",
  team: "/collections/staff",
  mail: "/first-steps/mail",
  backup: "/first-steps/backup",
  demo: "/remove-demo",
};

type ItemProps = { item: ChecklistItem; adminRoute: string; messages: ChecklistMessages };

const Item = ({ item: { step, isDone }, adminRoute, messages }: ItemProps) => {
  const { label, advice } = messages.steps[step];
  return (
    <li className={styles.item} data-done={isDone} data-step={step}>
      <span className={styles.mark} aria-hidden>
        {isDone ? "✓" : ""}
      </span>
      <div>
        <Link href={`${adminRoute}${ADDRESSES[step]}`} prefetch={false}>
          {label}
        </Link>{" "}
        <span className={styles.state}>{isDone ? messages.done : messages.open}</span>
        <p className={styles.advice}>{advice}</p>
      </div>
    </li>
  );
};

/** For admins. Renders nothing once every step is done or the list was dismissed. */
export const ChecklistSection = async ({ payload, language }: { payload: Payload; language: string }) => {
  const section = await readSection(payload, () => readChecklist(payload, new Date()));
  if (section.state !== "ok" || section.value === null) return null;
  const items = section.value;
  const messages = checklistMessages(language);
  const done = items.filter(({ isDone }) => isDone).length;
  const progress = messages.progress.replace("{done}", String(done)).replace("{total}", String(items.length));
  return (
    <Card title={messages.title} actions={<DismissChecklist label={messages.dismiss} />}>
      <p className={styles.progress}>{progress}</p>
      <ul className={styles.list}>
        {items.map((item) => (
          <Item key={item.step} item={item} adminRoute={payload.config.routes.admin} messages={messages} />
        ))}
      </ul>
    </Card>
  );
};
