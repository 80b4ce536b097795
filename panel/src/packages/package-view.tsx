import type { AdminViewServerProps, PayloadRequest } from "payload";

import { Link } from "../admin/kit/next-client";
import { notFound } from "../admin/kit/next-server";
import { formatDay, formatTime } from "../shared/format-time";
import { readCustomizations } from "../identity/index";
import { isStaff } from "../access/roles";
import { DeskRefusal } from "../access/desk-endpoint";
import { packageMessages } from "./words";
import { type PackageDetail, readPackageDetail } from "./package-detail";
import { DeskPage, requireAccount } from "../admin/kit/desk-page";
import { Chip } from "../admin/kit/chip";
import { DefinitionList } from "../admin/kit/definition-list";
import { PageHead } from "../admin/kit/page-head";
import { STATE_TONES } from "./describe-package";
import { PackageActions } from "./package-actions";
import { PackageAnswers } from "./answers-section";
import { PackageEditor } from "./package-editor";

/** Throws Next's `notFound` unless the path has a valid id. */
const idOf = ({ params }: AdminViewServerProps): number => {
  const segments = params?.segments;
  const id = Number(Array.isArray(segments) ? segments[1] : "");
  return Number.isSafeInteger(id) && id > 0 ? id : notFound();
};

const readOrNull = async (req: PayloadRequest, id: number): Promise<PackageDetail | null> => {
  try {
    return await readPackageDetail(req, id, new Date());
  } catch (error) {
    if (error instanceof DeskRefusal) return null;
    throw error;
  }
};

type ContentProps = { detail: PackageDetail; agency: string; adminRoute: string; language: string };

const PackageContent = ({ detail, agency, adminRoute, language }: ContentProps) => {
  const messages = packageMessages(language);
  const { id, form, state, entry, chosen } = detail;
  return (
    <article>
      <PageHead title={form.title} kicker={<Chip tone={STATE_TONES[state]}>{messages.states[state]}</Chip>} summary={form.client} />
      <DefinitionList
        items={[
          { term: messages.expires, detail: formatDay(form.expiresOn) },
          { term: messages.maker, detail: detail.maker === null ? null : `${detail.maker}, ${formatTime(detail.createdAt)}` },
          {
            term: messages.fromEnquiry,
            detail: entry === null ? null : <Link href={`${adminRoute}/enquiries/${entry}`}>{messages.showEnquiry}</Link>,
          },
        ]}
      />
      <PackageActions
        id={id}
        title={form.title}
        language={form.language}
        isOpen={state === "open"}
        agency={agency}
        adminRoute={adminRoute}
      />
      <PackageAnswers id={id} replies={detail.replies} talents={chosen} />
      <PackageEditor
        id={id}
        form={form}
        chosen={chosen}
        hasPassphrase={detail.hasPassphrase}
        entry={null}
        agency={agency}
        adminRoute={adminRoute}
      />
    </article>
  );
};

/** /admin/packages/{id}: the answers of a package, and its form. */
export const PackageView = async (props: AdminViewServerProps) => {
  requireAccount(props);
  const { req } = props.initPageResult;
  const { language } = req.i18n;
  const adminRoute = req.payload.config.routes.admin;
  const messages = packageMessages(language);
  const detail = (await isStaff({ req })) === true ? await readOrNull(req, idOf(props)) : null;
  if (detail === null) notFound();
  const { agencyName } = await readCustomizations(req.payload);
  return (
    <DeskPage {...props} crumbs={[{ label: messages.title, url: `${adminRoute}/packages` }, { label: detail.form.title }]}>
      <PackageContent detail={detail} agency={agencyName} adminRoute={adminRoute} language={language} />
    </DeskPage>
  );
};
