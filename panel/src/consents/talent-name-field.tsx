"use client";

import { FieldError, FieldLabel, ReactSelect, useConfig, useField, useTranslation } from "@payloadcms/ui";
import type { RelationshipFieldClientProps } from "payload";
import { useEffect, useState } from "react";

import type { TalentName } from "./talent-names";

type Option = { value: number; label: string };

const toOption = ({ id, name }: TalentName): Option => ({ value: id, label: name === "" ? String(id) : name });

const fetchNames = async (address: string): Promise<TalentName[]> => {
  try {
    const response = await fetch(address, { credentials: "include" });
    const body: { talents: TalentName[] } | null = response.ok ? await response.json() : null;
    return body?.talents ?? [];
  } catch {
    return [];
  }
};

const useTalentNames = (query: string | null): TalentName[] => {
  const { config } = useConfig();
  const [names, setNames] = useState<TalentName[]>([]);
  useEffect(() => {
    if (query === null) return;
    let isOutdated = false;
    void fetchNames(`${config.routes.api}/desk/talent-names?${query}`).then((found) => {
      if (!isOutdated) setNames(found);
    });
    return () => {
      isOutdated = true;
    };
  }, [config.routes.api, query]);
  return names;
};

/**
 * Replaces Payload's own field, which offers only the records that the account may read: scouts read published talents only, but record
 * consents of drafts too.
 */
export const TalentNameField = ({ field, path, readOnly }: RelationshipFieldClientProps) => {
  const { i18n } = useTranslation();
  const { value, setValue, showError } = useField<number | null>({ path });
  const [search, setSearch] = useState("");
  const options = useTalentNames(`q=${encodeURIComponent(search)}`).map(toOption);
  const chosen = useTalentNames(value ? `id=${value}` : null).map(toOption);
  const selected = [...options, ...chosen].find((option) => option.value === value);
  return (
    <div className="field-type relationship">
      <FieldLabel label={field.label} path={path} required={field.required} />
      <div className="field-type__wrap">
        <FieldError path={path} showError={showError} />
        <ReactSelect
          disabled={readOnly}
          // The server has filtered the options.
          filterOption={() => true}
          id={`field-${path}`}
          noOptionsMessage={() => (i18n.language === "en" ? "No talent has this name." : "Nenhum talento tem esse nome.")}
          onChange={(option) => setValue(Array.isArray(option) ? null : (option?.value ?? null))}
          onInputChange={setSearch}
          options={options}
          showError={showError}
          value={selected}
        />
      </div>
    </div>
  );
};
