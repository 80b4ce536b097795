import type { AdminViewServerProps, PayloadRequest } from "payload";

import { readSelection } from "../contract/selection";
import { readCustomizations } from "../identity/index";
import { isScout, isStaff } from "../access/roles";
import { packageMessages } from "./words";
import { type ChosenTalent, readChosen } from "./chosen-talents";
import { parseIds } from "./package-address";
import { emptyForm, type PackageForm } from "./package-form";
import { MAX_TALENTS } from "./package-talents";
import { DeskPage, requireAccount } from "../admin/kit/desk-page";
import { Notice } from "../admin/kit/notice";
import { PageHead } from "../admin/kit/page-head";
import { PackageEditor } from "./package-editor";

type Source = { ids: readonly number[]; form: Partial<PackageForm>; entry: number | null };

const NOTHING: Source = { ids: [], form: {}, entry: null };

/** The visitor's selection, name and language; empty for accounts that may not read enquiries. */
const readEnquiry = async (req: PayloadRequest, id: number): Promise<Source> => {
  if ((await isScout({ req })) !== true) return NOTHING;
  const entry = await req.payload.findByID({ collection: "entries", id, depth: 0, disableErrors: true, overrideAccess: false, req });
  if (entry === null || entry.kind !== "contact") return NOTHING;
  const ids = readSelection(entry.selection).map((selected) => selected.id);
  return { ids, form: { client: entry.name ?? "", language: entry.locale ?? "pt" }, entry: entry.id };
};

const readSource = async (req: PayloadRequest, params: AdminViewServerProps["searchParams"]): Promise<Source> => {
  const enquiry = Number(params?.enquiry ?? "");
  if (Number.isSafeInteger(enquiry) && enquiry > 0) return readEnquiry(req, enquiry);
  return { ...NOTHING, ids: parseIds(typeof params?.talents === "string" ? params.talents : "") ?? [] };
};

const LeftOut = ({ talents, language }: { talents: readonly ChosenTalent[]; language: string }) => {
  const messages = packageMessages(language);
  const count = talents.filter(({ isPublished }) => !isPublished).length;
  if (count === 0) return null;
  return <Notice tone="care">{count === 1 ? messages.leftOutOne : messages.leftOut.replace("{count}", String(count))}</Notice>;
};

/** /admin/packages/new, with the talents of `?talents=1,2` or the selection of `?enquiry=5`. */
export const NewPackageView = async (props: AdminViewServerProps) => {
  requireAccount(props);
  const { req } = props.initPageResult;
  const messages = packageMessages(req.i18n.language);
  const adminRoute = req.payload.config.routes.admin;
  const source = (await isStaff({ req })) === true ? await readSource(req, props.searchParams) : NOTHING;
  const found = await readChosen(
    req,
    source.ids.slice(0, MAX_TALENTS).map((id) => ({ id })),
  );
  const chosen = found.filter(({ isPublished }) => isPublished);
  const form = { ...emptyForm(new Date()), ...source.form, talents: chosen.map(({ id }) => ({ id })) };
  const { agencyName } = await readCustomizations(req.payload);
  return (
    <DeskPage {...props} crumbs={[{ label: messages.title, url: `${adminRoute}/packages` }, { label: messages.make }]}>
      <PageHead title={messages.make} summary={messages.summary} />
      <LeftOut talents={found} language={req.i18n.language} />
      <PackageEditor
        id={null}
        form={form}
        chosen={chosen}
        hasPassphrase={false}
        entry={source.entry}
        agency={agencyName}
        adminRoute={adminRoute}
      />
    </DeskPage>
  );
};
