import { dayOf } from "../../shared/agency-days";
import { formatDay } from "../../shared/format-time";
import { isAdmin } from "../../access/roles";
import { isFiltered, parseQuery } from "../entry-lists";
import { createAnswers } from "../answers/answer";
import { listRegistrations, type RegistrationList } from "../registration-list";
import { type RegistrationMessages, registrationMessages } from "../words/registrations";
import { listScreen, type ScreenContext } from "../components/entry-screen";
import { EmptyList, SinceFilter } from "../components/list-parts";
import { SearchForm } from "../components/search-form";
import { ButtonLink } from "../../admin/kit/button";
import { TextField } from "../../admin/kit/field-row";
import { RegistrationTable, type ToAnswer } from "./registration-table";
import styles from "./registrations-view.module.css";

type Context = ScreenContext<"registrations", RegistrationMessages>;

const Filters = (context: Context) => {
  const { status, filters } = context.query;
  return (
    <>
      <SearchForm {...context} keeps={{ status: status ?? "", since: filters.since }}>
        <TextField label={context.messages.dayOfArrival} name="day" type="date" defaultValue={filters.day} max={dayOf(new Date())} />
      </SearchForm>
      <SinceFilter {...context} />
    </>
  );
};

const describeNumber = (count: number, { one, count: many }: RegistrationMessages): string =>
  count === 1 ? one : many.replace("{count}", String(count));

type DaysProps = Context & Pick<RegistrationList, "days"> & { answerTo: ToAnswer; mayRemove: boolean };

const Days = ({ days, apiRoute, messages, ...context }: DaysProps) =>
  days.map(({ day, registrations }) => (
    <section key={day} className={styles.day} aria-labelledby={`day-${day}`}>
      <div className={styles.head}>
        <h2 id={`day-${day}`} className={styles.title}>
          {formatDay(day)} <span className={styles.count}>{describeNumber(registrations.length, messages)}</span>
        </h2>
        <ButtonLink href={`${apiRoute}/desk/export/registrations?day=${day}`} isExternal>
          {messages.download}
        </ButtonLink>
      </div>
      <RegistrationTable {...context} messages={messages} caption={formatDay(day) ?? day} registrations={registrations} />
    </section>
  ));

export const RegistrationsView = listScreen({
  list: "registrations",
  messagesOf: registrationMessages,
  read: listRegistrations,
  render: async (context, { days }) => {
    const { req, query, messages } = context;
    const answerTo = await createAnswers(req, "workshopContact");
    const isNarrowed = isFiltered(query) || query.status !== null;
    return {
      summary: messages.downloadNote,
      filters: <Filters {...context} />,
      content:
        days.length === 0 ? (
          <EmptyList {...context} cleared={isNarrowed ? parseQuery("registrations", {}) : null} />
        ) : (
          <Days {...context} days={days} answerTo={answerTo} mayRemove={(await isAdmin({ req })) === true} />
        ),
    };
  },
});
