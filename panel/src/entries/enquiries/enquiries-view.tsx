import { type Assignee, listAssignees } from "../assignees";
import { listEnquiries } from "../enquiry-list";
import { isFiltered, parseQuery } from "../entry-lists";
import { type EnquiryMessages, enquiryMessages } from "../words/enquiries";
import { listScreen, type ScreenContext } from "../components/entry-screen";
import { EmptyList, ListPages, SinceFilter, StatusTabs } from "../components/list-parts";
import { SearchForm } from "../components/search-form";
import { SelectField } from "../../admin/kit/field-row";
import { PageHead } from "../../admin/kit/page-head";
import { EnquiryTable } from "./enquiry-table";

const describeNumber = (count: number, { none, one, many }: EnquiryMessages["waiting"]): string => {
  if (count === 0) return none;
  return count === 1 ? one : many.replace("{count}", String(count));
};

type FiltersProps = ScreenContext<"enquiries", EnquiryMessages> & { assignees: readonly Assignee[] };

const Filters = ({ apiRoute, query: { q, filters }, assignees, messages }: FiltersProps) => (
  <SearchForm apiRoute={apiRoute} list="enquiries" q={q} label={messages.search} find={messages.find} keeps={{ since: filters.since }}>
    <SelectField
      label={messages.assignedTo}
      name="assigned"
      defaultValue={filters.assigned}
      options={[
        { value: "", label: messages.anyAccount },
        { value: "me", label: messages.me },
        { value: "none", label: messages.nobody },
        ...assignees.map(({ id, name }) => ({ value: String(id), label: name })),
      ]}
    />
  </SearchForm>
);

/** The enquiries of one status as a table. */
export const EnquiriesView = listScreen({
  list: "enquiries",
  messagesOf: enquiryMessages,
  render: async (context) => {
    const { req, query, messages } = context;
    const list = await listEnquiries(req, query);
    const assignees = await listAssignees(req.payload);
    return (
      <>
        <PageHead title={messages.title} summary={describeNumber(list.counts.new + list.counts.seen, messages.waiting)} />
        <StatusTabs context={context} label={messages.statusLabel} counts={list.counts} />
        <Filters {...context} assignees={assignees} />
        <SinceFilter {...context} />
        {list.enquiries.length === 0 ? (
          <EmptyList context={context} cleared={isFiltered(query) ? parseQuery("enquiries", {}) : null} />
        ) : (
          <EnquiryTable {...context} enquiries={list.enquiries} assignees={assignees} now={new Date()} />
        )}
        <ListPages context={context} list={list} />
      </>
    );
  },
});
