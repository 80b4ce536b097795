import { Link } from "../../admin/kit/next-client";
import type { ComparedApplication } from "../comparison";
import { toComparisonRows } from "../comparison-rows";
import { photoPreviewAddress } from "../photo-preview-address";
import { applicationMessages } from "../words/applications";
import { comparisonMessages } from "../words/comparison";
import styles from "./comparison-table.module.css";
import { DuplicateActions } from "./duplicate-actions";

type Props = { applications: readonly ComparedApplication[]; language: string; addressOf: (id: number) => string };

const Photos = ({ names }: { names: readonly string[] }) => (
  <span className={styles.photos}>
    {names.map((name) => (
      <img key={name} className={styles.photo} src={photoPreviewAddress(name, "card")} alt="" loading="lazy" decoding="async" />
    ))}
  </span>
);

/** On a phone, the row's name is above its cells. */
export const ComparisonTable = ({ applications, language, addressOf }: Props) => {
  const messages = applicationMessages(language);
  const comparison = comparisonMessages(language);
  const rows = toComparisonRows(applications, { language, messages, comparison });
  const opened = applications[0]?.entry;
  return (
    // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- It scrolls when the columns do not fit, by keys too
    <div className={styles.scroll} role="region" aria-label={comparison.title} tabIndex={0}>
      <table className={styles.table} data-columns={applications.length}>
        <thead>
          <tr>
            <th scope="col" className={styles.corner}>
              {comparison.field}
            </th>
            {applications.map(({ entry, card, photos }) => (
              <th key={entry.id} scope="col">
                <Link className={styles.name} href={addressOf(entry.id)} prefetch={false}>
                  <Photos names={photos} />
                  {card.name}
                </Link>
                <DuplicateActions
                  id={entry.id}
                  status={card.status}
                  note={comparison.repeats.replace("{reference}", opened?.reference ?? "")}
                  isOpened={entry.id === opened?.id}
                />
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ label, cells }) => (
            <tr key={label}>
              <th scope="row" className={styles.label}>
                {label}
              </th>
              {cells.map(({ id, text, isDifferent }) => (
                <td key={id} className={styles.cell} data-different={isDifferent}>
                  {text === "" ? "–" : text}
                  {isDifferent && <span className={styles.mark}> ({comparison.different})</span>}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
};
