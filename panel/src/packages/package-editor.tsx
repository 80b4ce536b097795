"use client";

import { toast, useTranslation } from "@payloadcms/ui";
import { type FormEvent, useState } from "react";

import { useRouter } from "../admin/kit/next-client";
import { packageMessages } from "./words";
import type { ChosenTalent } from "./chosen-talents";
import { packageAddress } from "./package-address";
import type { PackageForm } from "./package-form";
import { useDeskRequest } from "../admin/kit/use-desk-request";
import { Button } from "../admin/kit/button";
import { Card } from "../admin/kit/card";
import { AddTalents } from "./add-talents";
import { LinkPanel, type NewLink } from "./link-panel";
import { PackageFields, PassphraseField, ShownFields } from "./package-fields";
import styles from "./package-editor.module.css";
import { TalentList } from "./talent-list";

type Props = {
  /** Null for a new package. */
  id: number | null;
  form: PackageForm;
  /** In the order of `form.talents`. */
  chosen: readonly ChosenTalent[];
  hasPassphrase: boolean;
  /** The enquiry from which a new package is made. */
  entry: number | null;
  agency: string;
  adminRoute: string;
};

type Listed = { talent: ChosenTalent; choice: PackageForm["talents"][number] };

const toListed = (form: PackageForm, chosen: readonly ChosenTalent[]): Listed[] =>
  form.talents.flatMap((choice) => {
    const talent = chosen.find(({ id }) => id === choice.id);
    return talent === undefined ? [] : [{ talent, choice }];
  });

const withTalents = (listed: readonly Listed[], added: readonly ChosenTalent[]): Listed[] => {
  const known = new Set(listed.map(({ talent }) => talent.id));
  const further = added.filter(({ id }) => !known.has(id)).map((talent) => ({ talent, choice: { id: talent.id } }));
  return [...listed, ...further];
};

/** After a new package is saved, its link replaces the form. */
export const PackageEditor = ({ id, form: initial, chosen, hasPassphrase, entry, agency, adminRoute }: Props) => {
  const router = useRouter();
  const { i18n } = useTranslation();
  const messages = packageMessages(i18n.language);
  const { isBusy, send } = useDeskRequest();
  const [form, setForm] = useState(initial);
  const [listed, setListed] = useState(() => toListed(initial, chosen));
  const [passphrase, setPassphrase] = useState<string | null>(null);
  const [created, setCreated] = useState<NewLink | null>(null);

  const change = (changed: Partial<PackageForm>): void => setForm((before) => ({ ...before, ...changed }));

  const save = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    const fields = { ...form, talents: listed.map(({ choice }) => choice), passphrase };
    const answer = await send("POST", id === null ? "/desk/packages" : `/desk/packages/${id}`, {
      ...fields,
      ...(entry === null ? {} : { entry }),
    });
    if (answer?.id === undefined) return;
    if (id === null && answer.path !== undefined)
      return setCreated({ id: answer.id, path: answer.path, link: answer.link ?? null, title: form.title, language: form.language });
    setPassphrase(null);
    toast.success(messages.saved);
    return router.refresh();
  };

  if (created !== null) return <LinkPanel created={created} agency={agency} address={packageAddress(adminRoute, created.id)} />;
  return (
    <form className={styles.form} onSubmit={(event) => void save(event)}>
      <Card title={id === null ? messages.one : messages.definition}>
        <div className={styles.fields}>
          <PackageFields form={form} messages={messages} onChange={change} />
          <ShownFields form={form} messages={messages} onChange={change} />
          <PassphraseField value={passphrase} isSet={hasPassphrase} messages={messages} onChange={setPassphrase} />
        </div>
      </Card>
      <Card title={`${messages.talents} (${listed.length})`}>
        <p className={styles.hint}>{messages.talentsHint}</p>
        <TalentList talents={listed} messages={messages} onChange={setListed} />
        <AddTalents onAdd={(added) => setListed((before) => withTalents(before, added))} />
      </Card>
      <p>
        <Button type="submit" kind="primary" disabled={isBusy || listed.length === 0}>
          {id === null ? messages.save : messages.saveChanges}
        </Button>
      </p>
    </form>
  );
};
