"use client";

import { useTranslation } from "@payloadcms/ui";
import { useEffect, useState } from "react";

import type { FieldChoice } from "../words/roster";
import { type ImportScreenMessages, importScreenMessages } from "../words/roster-screen";
import type { ColumnChoice, ReadColumns } from "../job/columns-endpoint";
import { Button } from "../../admin/kit/button";
import { Card } from "../../admin/kit/card";
import { DataTable } from "../../admin/kit/data-table";
import { SelectField } from "../../admin/kit/field-row";
import { Notice } from "../../admin/kit/notice";
import styles from "./import.module.css";
import { useImportCalls } from "./use-import-calls";

type Columns = { read: ReadColumns | null; sheets: string[]; fields: FieldChoice[]; problem: string | null };

/** With an empty `sheet`, the panel chooses the sheet. */
type Source = { sheet: string; includesHidden: boolean };

type Choices = Readonly<Record<string, string>>;

/** The fields that more than one column has. */
const repeated = (choices: Choices): string[] => {
  const fields = Object.values(choices).filter((field) => field !== "");
  return [...new Set(fields.filter((field, index) => fields.indexOf(field) !== index))];
};

type TableProps = {
  columns: readonly ColumnChoice[];
  fields: readonly FieldChoice[];
  choices: Choices;
  onChoose: (header: string, field: string) => void;
  messages: ImportScreenMessages;
};

const ColumnTable = ({ columns, fields, choices, onChoose, messages }: TableProps) => {
  const options = [{ value: "", label: messages.notImported }, ...fields];
  return (
    <DataTable
      caption={messages.columns}
      columns={[
        { key: "header", label: messages.header },
        { key: "examples", label: messages.examples },
        { key: "field", label: messages.field },
      ]}
      rows={columns.map(({ header, examples }) => ({
        id: header,
        cells: {
          header,
          examples: examples.join(" · "),
          field: (
            <div className={styles.choice}>
              <SelectField
                label={messages.fieldOf.replace("{header}", () => header)}
                options={options}
                value={choices[header] ?? ""}
                onChange={(event) => onChoose(header, event.target.value)}
              />
            </div>
          ),
        },
      }))}
    />
  );
};

const Problems = ({ choices, fields, messages }: Pick<TableProps, "choices" | "fields" | "messages">) => {
  const names = new Map<string, string>(fields.map(({ value, label }) => [value, label]));
  const twice = repeated(choices);
  return twice.length === 0 ? null : (
    <Notice tone="care">{twice.map((field) => messages.twice.replace("{field}", () => names.get(field) ?? field)).join(" ")}</Notice>
  );
};

type SourceProps = { found: Columns; source: Source; onChange: (source: Source) => void; messages: ImportScreenMessages };

const SourceFields = ({ found: { read, sheets }, source, onChange, messages }: SourceProps) => {
  const hidden = read === null ? 0 : read.hidden.rows + read.hidden.columns;
  const words = source.includesHidden ? messages.hiddenIn : messages.hiddenOut;
  return (
    <>
      {sheets.length > 1 && (
        <div className={styles.form}>
          <SelectField
            label={messages.sheet}
            options={[...(read === null ? [{ value: "", label: "–" }] : []), ...sheets.map((name) => ({ value: name, label: name }))]}
            value={read?.sheet ?? source.sheet}
            onChange={(event) => onChange({ ...source, sheet: event.target.value })}
          />
        </div>
      )}
      {read !== null && hidden > 0 && (
        <Notice>
          {words.replace("{rows}", String(read.hidden.rows)).replace("{columns}", String(read.hidden.columns))}{" "}
          <label>
            <input
              type="checkbox"
              checked={source.includesHidden}
              onChange={(event) => onChange({ ...source, includesHidden: event.target.checked })}
            />{" "}
            {messages.includeHidden}
          </label>
        </Notice>
      )}
    </>
  );
};

const useColumns = (id: number, source: Source) => {
  const { get } = useImportCalls();
  const [found, setFound] = useState<Columns | null>(null);
  const [choices, setChoices] = useState<Choices>({});
  const { sheet, includesHidden } = source;
  useEffect(() => {
    let isCurrent = true;
    const query = new URLSearchParams({ sheet, includesHidden: String(includesHidden) });
    void get<Columns>(`/${id}/columns?${query}`).then((answer) => {
      // A late response would replace choices that were made meanwhile.
      if (answer === null || !isCurrent) return;
      setFound(answer);
      setChoices(Object.fromEntries(answer.read?.columns.map(({ header, field }) => [header, field ?? ""]) ?? []));
    });
    return () => {
      isCurrent = false;
    };
  }, [get, id, sheet, includesHidden]);
  return { found, choices, setChoices };
};

type Props = { id: number; onPlanned: () => void; onFiles: () => void };

/** Step 2: the field of each column. */
export const ColumnsForm = ({ id, onPlanned, onFiles }: Props) => {
  const { i18n } = useTranslation();
  const messages = importScreenMessages(i18n.language);
  const { post } = useImportCalls();
  const [source, setSource] = useState<Source>({ sheet: "", includesHidden: false });
  const { found, choices, setChoices } = useColumns(id, source);
  const [isBusy, setIsBusy] = useState(false);
  const check = async (): Promise<void> => {
    setIsBusy(true);
    const columns = Object.fromEntries(Object.entries(choices).map(([header, field]) => [header, field === "" ? null : field]));
    const answer = await post(`/${id}/plan`, { columns, sheet: found?.read?.sheet ?? null, includesHidden: source.includesHidden });
    setIsBusy(false);
    if (answer !== null) onPlanned();
  };
  const back = (
    <Button kind="quiet" onClick={onFiles}>
      {messages.changeFiles}
    </Button>
  );
  if (found === null) return <p role="status">{messages.preparing}</p>;
  const { read, problem } = found;
  const sourceFields = <SourceFields found={found} source={source} onChange={setSource} messages={messages} />;
  if (read === null)
    return (
      <Card title={found.sheets.length > 1 ? messages.sheet : messages.failed} actions={back}>
        <div className={styles.part}>
          <Notice tone={found.sheets.length > 1 ? "care" : "bad"} isAlert>
            {problem}
          </Notice>
          {sourceFields}
        </div>
      </Card>
    );
  return (
    <Card title={messages.columns} actions={back}>
      <p className={styles.text}>
        {messages.columnsText.replace("{rows}", String(read.rows))} {messages.readFrom.replace("{row}", String(read.headerRow))}
      </p>
      {read.isRemembered && <p className={styles.quiet}>{messages.remembered}</p>}
      <div className={styles.part}>
        {sourceFields}
        {read.counters.map((header) => (
          <Notice key={header} tone="care">
            {messages.counter.replace("{header}", () => header)}
          </Notice>
        ))}
      </div>
      <ColumnTable
        columns={read.columns}
        fields={found.fields}
        choices={choices}
        messages={messages}
        onChoose={(header, field) => setChoices((now) => ({ ...now, [header]: field }))}
      />
      <div className={styles.part}>
        <Problems choices={choices} fields={found.fields} messages={messages} />
        <div className={styles.actions}>
          <Button kind="primary" disabled={isBusy || repeated(choices).length > 0} onClick={() => void check()}>
            {messages.check}
          </Button>
        </div>
      </div>
    </Card>
  );
};
