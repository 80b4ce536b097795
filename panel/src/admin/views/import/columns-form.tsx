"use client";

import { useTranslation } from "@payloadcms/ui";
import { useEffect, useState } from "react";

import { fieldChoices } from "../../../messages/roster";
import { type ImportScreenMessages, importScreenMessages } from "../../../messages/roster-screen";
import type { ColumnChoice } from "../../../roster/job/columns-endpoint";
import { Button } from "../../components/kit/button";
import { Card } from "../../components/kit/card";
import { DataTable } from "../../components/kit/data-table";
import { SelectField } from "../../components/kit/field-row";
import { Notice } from "../../components/kit/notice";
import styles from "./import.module.css";
import { useImportCalls } from "./use-import-calls";

type Columns = { columns: ColumnChoice[]; rows: number; isRemembered: boolean; problem: string | null };

type Choices = Readonly<Record<string, string>>;

/** The fields that more than one column has. */
const repeated = (choices: Choices): string[] => {
  const fields = Object.values(choices).filter((field) => field !== "");
  return [...new Set(fields.filter((field, index) => fields.indexOf(field) !== index))];
};

type TableProps = {
  columns: readonly ColumnChoice[];
  choices: Choices;
  onChoose: (header: string, field: string) => void;
  language: string;
};

const ColumnTable = ({ columns, choices, onChoose, language }: TableProps) => {
  const messages = importScreenMessages(language);
  const options = [{ value: "", label: messages.notImported }, ...fieldChoices(language)];
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

const Problems = ({ choices, language, messages }: { choices: Choices; language: string; messages: ImportScreenMessages }) => {
  const names = new Map<string, string>(fieldChoices(language).map(({ value, label }) => [value, label]));
  const fields = repeated(choices);
  return fields.length === 0 ? null : (
    <Notice tone="care">{fields.map((field) => messages.twice.replace("{field}", () => names.get(field) ?? field)).join(" ")}</Notice>
  );
};

type Props = { id: number; onPlanned: () => void; onFiles: () => void };

/** Step 2: the field of each column. */
export const ColumnsForm = ({ id, onPlanned, onFiles }: Props) => {
  const { i18n } = useTranslation();
  const messages = importScreenMessages(i18n.language);
  const { get, post } = useImportCalls();
  const [read, setRead] = useState<Columns | null>(null);
  const [choices, setChoices] = useState<Choices>({});
  const [isBusy, setIsBusy] = useState(false);
  useEffect(() => {
    let isCurrent = true;
    void get<Columns>(`/${id}/columns`).then((found) => {
      // A late answer would undo what was chosen meanwhile.
      if (found === null || !isCurrent) return;
      setRead(found);
      setChoices(Object.fromEntries(found.columns.map(({ header, field }) => [header, field ?? ""])));
    });
    return () => {
      isCurrent = false;
    };
  }, [get, id]);
  const check = async (): Promise<void> => {
    setIsBusy(true);
    const columns = Object.fromEntries(Object.entries(choices).map(([header, field]) => [header, field === "" ? null : field]));
    const answer = await post(`/${id}/plan`, { columns });
    setIsBusy(false);
    if (answer !== null) onPlanned();
  };
  const back = (
    <Button kind="quiet" onClick={onFiles}>
      {messages.changeFiles}
    </Button>
  );
  if (read === null) return <p role="status">{messages.preparing}</p>;
  if (read.problem !== null)
    return (
      <Card title={messages.failed} actions={back}>
        <Notice tone="bad" isAlert>
          {read.problem}
        </Notice>
      </Card>
    );
  return (
    <Card title={messages.columns} actions={back}>
      <p className={styles.text}>{messages.columnsText.replace("{rows}", String(read.rows))}</p>
      {read.isRemembered && <p className={styles.quiet}>{messages.remembered}</p>}
      <ColumnTable
        columns={read.columns}
        choices={choices}
        language={i18n.language}
        onChoose={(header, field) => setChoices((now) => ({ ...now, [header]: field }))}
      />
      <div className={styles.part}>
        <Problems choices={choices} language={i18n.language} messages={messages} />
        <div className={styles.actions}>
          <Button kind="primary" disabled={isBusy || repeated(choices).length > 0} onClick={() => void check()}>
            {messages.check}
          </Button>
        </div>
      </div>
    </Card>
  );
};
