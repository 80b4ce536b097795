import { type EntryQuery, listAddress, withoutFilters } from "../entry-lists";
import type { ApplicationMessages } from "../words/applications";
import { ButtonLink } from "../../admin/kit/button";
import { EmptyState } from "../../admin/kit/empty-state";

type Props = { adminRoute: string; query: EntryQuery<"applications">; messages: ApplicationMessages; hasFilters: boolean };

export const EmptyBoard = ({ adminRoute, query, messages, hasFilters }: Props) => {
  const [title = "", text = ""] = hasFilters ? messages.emptyFiltered : messages.empty[query.status ?? "all"];
  const clear = <ButtonLink href={listAddress(adminRoute, withoutFilters(query))}>{messages.filters.clear}</ButtonLink>;
  const other = query.status === "new" ? "seen" : "new";
  const label = other === "seen" ? messages.seeReview : messages.seeNew;
  const lead =
    query.status === null ? null : <ButtonLink href={listAddress(adminRoute, { ...query, status: other, page: 1 })}>{label}</ButtonLink>;
  return (
    <EmptyState title={title} action={hasFilters ? clear : lead}>
      {text}
    </EmptyState>
  );
};
