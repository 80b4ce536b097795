import type { UIFieldServerProps } from "payload";

import { isScout } from "../../access/roles";
import { filteredListAddress } from "../../admin/addresses";
import { ButtonLink } from "../../admin/kit/button";
import { inLanguage } from "../../shared/bilingual";
import { formatQuery, parseQuery } from "../entry-lists";
import { selectedMark } from "../search-keys";
import styles from "./talent-records.module.css";

const LABELS = {
  pt: { application: "Abrir a inscrição", consents: "Ver autorizações", enquiries: "Mensagens sobre este talento" },
  en: { application: "Open the application", consents: "Show consents", enquiries: "Messages about this talent" },
};

/** On a talent's screen, for accounts that read entries: links to its application, its consents and the enquiries that name it. */
export const TalentRecords = async ({ id, i18n, payload, req, user }: UIFieldServerProps) => {
  if (id === undefined || !user || (await isScout({ req })) !== true) return null;
  const { application, consents, enquiries } = inLanguage(LABELS, i18n.language);
  const adminRoute = payload.config.routes.admin;
  const own = { talent: { equals: id } };
  const { docs } = await payload.find({
    collection: "entries",
    where: own,
    select: { status: true },
    overrideAccess: false,
    user,
    depth: 0,
  });
  const hasConsents = (await payload.count({ collection: "consents", where: own, overrideAccess: false, user })).totalDocs > 0;
  const naming = { searchText: { contains: selectedMark(Number(id)) } };
  const { totalDocs: named } = await payload.count({ collection: "entries", where: naming, overrideAccess: false, user });
  if (docs.length === 0 && named === 0 && !hasConsents) return null;
  return (
    <div className={`field-type ${styles.records}`}>
      {docs.map((entry) => (
        <ButtonLink key={entry.id} kind="quiet" href={`${adminRoute}/applications/${entry.id}`}>
          {application}
        </ButtonLink>
      ))}
      {hasConsents && (
        <ButtonLink kind="quiet" href={filteredListAddress(adminRoute, "consents", { talent: ["equals", Number(id)] })}>
          {consents}
        </ButtonLink>
      )}
      {named > 0 && (
        <ButtonLink
          kind="quiet"
          href={`${adminRoute}/enquiries${formatQuery(parseQuery("enquiries", { status: "all", talent: String(id) }))}`}
        >
          {enquiries} ({named})
        </ButtonLink>
      )}
    </div>
  );
};
