import { type Assignee, listAssignees } from "../assignees";
import { listEnquiries } from "../enquiry-list";
import { isFiltered, listAddress, parseQuery } from "../entry-lists";
import { readSelectedTalents } from "../selected-talents";
import { type EnquiryMessages, enquiryMessages } from "../words/enquiries";
import { ActiveFilter } from "../components/active-filter";
import { listScreen, type ScreenContext } from "../components/entry-screen";
import { EmptyList, SinceFilter } from "../components/list-parts";
import { SearchForm } from "../components/search-form";
import { SelectField } from "../../admin/kit/field-row";
import { EnquiryTable } from "./enquiry-table";

const describeNumber = (count: number, { none, one, many }: EnquiryMessages["waiting"]): string => {
  if (count === 0) return none;
  return count === 1 ? one : many.replace("{count}", String(count));
};

type Context = ScreenContext<"enquiries", EnquiryMessages>;
type FiltersProps = Context & { assignees: readonly Assignee[] };

const TalentFilter = async ({ req, adminRoute, query, messages }: Context) => {
  const { talent } = query.filters;
  if (talent === "") return null;
  const filters = { ...query.filters, talent: "" };
  const [[selected] = []] = await readSelectedTalents(req, [[{ id: Number(talent) }]]);
  return (
    <p>
      <ActiveFilter
        label={selected?.name ?? messages.missingTalent.replace("{id}", talent)}
        href={listAddress(adminRoute, { ...query, filters, page: 1 })}
        remove={messages.removeFilter}
      />
    </p>
  );
};

const Filters = ({ assignees, ...context }: FiltersProps) => {
  const { query, messages } = context;
  return (
    <>
      <SearchForm {...context} keeps={{ since: query.filters.since, talent: query.filters.talent }}>
        <SelectField
          label={messages.assignedTo}
          name="assigned"
          defaultValue={query.filters.assigned}
          options={[
            { value: "", label: messages.anyAccount },
            { value: "me", label: messages.me },
            { value: "none", label: messages.nobody },
            ...assignees.map(({ id, name }) => ({ value: String(id), label: name })),
          ]}
        />
      </SearchForm>
      <SinceFilter {...context} />
      <TalentFilter {...context} />
    </>
  );
};

export const EnquiriesView = listScreen({
  list: "enquiries",
  messagesOf: enquiryMessages,
  read: listEnquiries,
  render: async (context, { counts, enquiries }) => {
    const assignees = await listAssignees(context.req.payload);
    return {
      summary: describeNumber(counts.new + counts.seen, context.messages.waiting),
      filters: <Filters {...context} assignees={assignees} />,
      content:
        enquiries.length === 0 ? (
          <EmptyList {...context} cleared={isFiltered(context.query) ? parseQuery("enquiries", {}) : null} />
        ) : (
          <EnquiryTable {...context} enquiries={enquiries} assignees={assignees} now={new Date()} />
        ),
    };
  },
});
