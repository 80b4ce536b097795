import type { AdminViewServerProps } from "payload";

import { isAdmin } from "../access/roles";
import { Button, ButtonLink } from "../admin/kit/button";
import { DeskPage, requireAccount } from "../admin/kit/desk-page";
import { FieldRow, SelectField, TextField } from "../admin/kit/field-row";
import { Notice } from "../admin/kit/notice";
import { PageHead } from "../admin/kit/page-head";
import { inLanguage } from "../shared/bilingual";
import { type AuditQuery, NO_ACCOUNT, readAuditQuery } from "./audit-query";
import { AuditSearch } from "./audit-search";
import { findAuditAccounts, type KnownAccount } from "./find-audit";
import { countWaitingAudit } from "./record-audit";
import { showAudit } from "./search-endpoint";
import { CsvForm, VisitDays } from "./visit-days";
import { ACTION_LABELS, type AuditMessages, auditMessages, describeRecords, noAccountLabel, STORE_LABELS } from "./words";
import styles from "./audit.module.css";

type FilterProps = { query: AuditQuery; accounts: readonly KnownAccount[]; messages: AuditMessages; language: string };

const toOptions = (labels: Readonly<Record<string, { pt: string; en: string }>>, language: string) =>
  Object.entries(labels).map(([value, label]) => ({ value, label: inLanguage(label, language) }));

/** Navigates to the screen's address with the filters; works without scripts. */
const Filters = ({ query, accounts, messages, language }: FilterProps) => {
  const isUnique = (name: string): boolean => accounts.filter((account) => account.name === name).length === 1;
  const idLabel = (id: number): string => describeRecords([String(id)], language) ?? "";
  return (
    <form aria-label={messages.filters}>
      <FieldRow>
        <TextField id="filter-from" name="from" type="date" label={messages.from} defaultValue={query.from} />
        <TextField id="filter-until" name="until" type="date" label={messages.until} defaultValue={query.until} />
        <SelectField
          id="filter-account"
          name="account"
          label={messages.account}
          defaultValue={query.account}
          options={[
            { value: "", label: messages.anyAccount },
            ...accounts.map(({ id, name }) => ({ value: String(id), label: isUnique(name) ? name : `${name}, ${idLabel(id)}` })),
            { value: NO_ACCOUNT, label: noAccountLabel(language) },
          ]}
        />
        <SelectField
          id="filter-action"
          name="action"
          label={messages.action}
          defaultValue={query.action}
          options={[{ value: "", label: messages.anyAction }, ...toOptions(ACTION_LABELS, language)]}
        />
        <SelectField
          id="filter-store"
          name="store"
          label={messages.store}
          defaultValue={query.store}
          options={[{ value: "", label: messages.anyStore }, ...toOptions(STORE_LABELS, language)]}
        />
        <Button type="submit">{messages.apply}</Button>
      </FieldRow>
    </form>
  );
};

/** /admin/audit, for admins: visits of the last 30 days, or those of a search. */
export const AuditView = async (props: AdminViewServerProps) => {
  requireAccount(props);
  const { req } = props.initPageResult;
  const { language } = req.i18n;
  const messages = auditMessages(language);
  const crumbs = [{ label: messages.title }];
  if ((await isAdmin({ req })) !== true)
    return (
      <DeskPage {...props} crumbs={crumbs}>
        <PageHead title={messages.title} />
        <Notice isAlert>{messages.forbidden}</Notice>
      </DeskPage>
    );
  const query = readAuditQuery(props.searchParams ?? {}, new Date());
  const shown = await showAudit(req, query);
  const waiting = countWaitingAudit();
  const { routes } = req.payload.config;
  const csvAddress = `${routes.api}/audit-events/csv`;
  return (
    <DeskPage {...props} crumbs={crumbs}>
      <PageHead
        title={messages.title}
        summary={messages.summary}
        actions={
          <ButtonLink kind="quiet" href={`${routes.admin}/collections/audit-events`}>
            {messages.single}
          </ButtonLink>
        }
      />
      {waiting > 0 && (
        <Notice tone="bad" isAlert>
          {messages.waiting(waiting)}
        </Notice>
      )}
      <AuditSearch api={`${routes.api}/audit-events`} language={language}>
        <div className={styles.part}>
          <Filters query={query} accounts={await findAuditAccounts(req.payload)} messages={messages} language={language} />
          {shown.days.length > 0 && <CsvForm address={csvAddress} fields={query} label={messages.csv} />}
        </div>
        <VisitDays shown={shown} messages={messages} none={messages.noneFiltered} />
      </AuditSearch>
    </DeskPage>
  );
};
