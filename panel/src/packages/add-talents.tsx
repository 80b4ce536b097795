"use client";

import { useConfig, useTranslation } from "@payloadcms/ui";
import { type ReactNode, useState } from "react";

import { packageMessages } from "./words";
import type { ChosenTalent } from "./chosen-talents";
import { parseIds } from "./package-address";
import { Button } from "../admin/kit/button";
import { TextField } from "../admin/kit/field-row";
import styles from "./add-talents.module.css";

type Found = { talents: ChosenTalent[]; leftOut: number };

const isFound = (value: unknown): value is Found =>
  typeof value === "object" && value !== null && "talents" in value && Array.isArray(value.talents) && "leftOut" in value;

/** Finds published talents; null when the request fails. */
const useTalents = (): ((query: string) => Promise<Found | null>) => {
  const { config } = useConfig();
  return async (query) => {
    try {
      const response = await fetch(`${config.routes.api}/desk/package-talents?${query}`, { credentials: "include" });
      const body: unknown = await response.json();
      return response.ok && isFound(body) ? body : null;
    } catch {
      return null;
    }
  };
};

type LineProps = { label: string; hint: string; button: string; onSubmit: (text: string) => Promise<void>; children: ReactNode };

/** Not a form, since it is inside the package's form. */
const Line = ({ label, hint, button, onSubmit, children }: LineProps) => {
  const [text, setText] = useState("");
  return (
    <div>
      <div className={styles.line}>
        <TextField
          label={label}
          hint={hint}
          value={text}
          autoComplete="off"
          onChange={(event) => setText(event.target.value)}
          onKeyDown={(event) => {
            if (event.key !== "Enter") return;
            event.preventDefault();
            void onSubmit(text);
          }}
        />
        <Button onClick={() => void onSubmit(text)}>{button}</Button>
      </div>
      {children}
    </div>
  );
};

type Props = { onAdd: (talents: readonly ChosenTalent[]) => void };

/** By name, or from the address of a selection that a visitor shared. */
export const AddTalents = ({ onAdd }: Props) => {
  const { i18n } = useTranslation();
  const messages = packageMessages(i18n.language);
  const findTalents = useTalents();
  const [found, setFound] = useState<readonly ChosenTalent[] | null>(null);
  const [note, setNote] = useState<string | null>(null);

  const search = async (text: string): Promise<void> =>
    setFound((await findTalents(`q=${encodeURIComponent(text.trim())}`))?.talents ?? []);
  const addShared = async (text: string): Promise<void> => {
    const ids = parseIds(text);
    const answer = ids === null ? null : await findTalents(`ids=${ids.join(",")}`);
    if (answer === null) return setNote(messages.notAddress);
    onAdd(answer.talents);
    const { leftOut } = answer;
    return setNote(leftOut === 0 ? null : leftOut === 1 ? messages.leftOutOne : messages.leftOut.replace("{count}", String(leftOut)));
  };

  return (
    <div className={styles.add}>
      <Line label={messages.addTalent} hint={messages.addTalentHint} button={messages.find} onSubmit={search}>
        <div role="status">
          {found?.length === 0 && <p>{messages.noneFound}</p>}
          {found !== null && found.length > 0 && (
            <ul className={styles.found}>
              {found.map((talent) => (
                <li key={talent.id}>
                  <Button onClick={() => onAdd([talent])}>+ {talent.name}</Button>
                </li>
              ))}
            </ul>
          )}
        </div>
      </Line>
      <Line label={messages.addShared} hint={messages.addSharedHint} button={messages.add} onSubmit={addShared}>
        <p role="status">{note}</p>
      </Line>
    </div>
  );
};
