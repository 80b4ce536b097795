import { Link } from "../../admin/kit/next-client";
import type { Assignee } from "../assignees";
import { describeAssignee, describeWaiting } from "../describe";
import type { EnquiryItem } from "../enquiry-list";
import { type EntryQuery, itemAddress } from "../entry-lists";
import type { EnquiryMessages } from "../words/enquiries";
import { TalentThumbnail } from "../../admin/kit/talent-thumbnail";
import { Chip, Chips } from "../../admin/kit/chip";
import { DataTable, type Row } from "../../admin/kit/data-table";
import styles from "./enquiry-table.module.css";

const COLUMNS = ["name", "message", "selection", "assignedTo", "waiting"] as const;

type Context = { adminRoute: string; query: EntryQuery<"enquiries">; assignees: readonly Assignee[]; messages: EnquiryMessages; now: Date };

const Selection = ({ enquiry, messages }: { enquiry: EnquiryItem; messages: EnquiryMessages }) => (
  <span className={styles.selection}>
    <span className={styles.thumbnails}>
      {enquiry.talents.map(({ id, thumbnail }) => (
        <TalentThumbnail key={id} address={thumbnail} />
      ))}
    </span>
    <span>{enquiry.selected === 1 ? messages.talent : messages.talents.replace("{count}", String(enquiry.selected))}</span>
  </span>
);

const toRow = (enquiry: EnquiryItem, { adminRoute, query, assignees, messages, now }: Context): Row => ({
  id: enquiry.id,
  cells: {
    name: (
      <>
        <Link className={styles.name} href={itemAddress(adminRoute, query, enquiry.id)} prefetch={false}>
          {enquiry.name || enquiry.reference || enquiry.id}
        </Link>
        <Chips>
          {query.status === null && <Chip tone={enquiry.status === "new" ? "care" : "plain"}>{messages.status[enquiry.status]}</Chip>}
          {enquiry.hasNote && <Chip>{messages.hasNote}</Chip>}
        </Chips>
      </>
    ),
    message: enquiry.excerpt || messages.noMessage,
    selection: enquiry.selected === 0 ? null : <Selection enquiry={enquiry} messages={messages} />,
    assignedTo: <span className={styles.words}>{describeAssignee(enquiry.assignedTo, assignees, messages)}</span>,
    waiting: <span className={styles.words}>{describeWaiting(enquiry.createdAt, now, messages)}</span>,
  },
});

export const EnquiryTable = ({ enquiries, ...context }: Context & { enquiries: readonly EnquiryItem[] }) => {
  const { columns, title } = context.messages;
  return (
    <DataTable
      caption={title}
      columns={COLUMNS.map((key) => ({ key, label: columns[key] }))}
      rows={enquiries.map((enquiry) => toRow(enquiry, context))}
    />
  );
};
