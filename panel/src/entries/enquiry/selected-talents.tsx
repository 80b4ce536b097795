import { packageMessages, newPackageAddress } from "../../packages/index";
import { type SelectedTalent, talentPageAddress } from "../selected-talents";
import type { EnquiryMessages } from "../words/enquiries";
import { TalentThumbnail } from "../../admin/kit/talent-thumbnail";
import { ButtonLink } from "../../admin/kit/button";
import styles from "./selected-talents.module.css";

type Props = {
  enquiry: number;
  talents: readonly SelectedTalent[];
  adminRoute: string;
  siteUrl: string | null;
  language: string;
  messages: EnquiryMessages;
};

type ItemProps = Omit<Props, "talents" | "enquiry"> & { talent: SelectedTalent };

const stateOf = ({ name, isPublished, hasPage }: SelectedTalent, messages: EnquiryMessages): string | null => {
  if (name === null || hasPage) return null;
  return isPublished ? messages.hiddenTalent : messages.draftTalent;
};

const Item = ({ talent, adminRoute, siteUrl, language, messages }: ItemProps) => {
  const { id, name, note, thumbnail, hasPage } = talent;
  const page = hasPage ? talentPageAddress(siteUrl, id, language) : null;
  const state = stateOf(talent, messages);
  return (
    <li className={styles.item}>
      <TalentThumbnail address={thumbnail} />
      <div className={styles.text}>
        <h3 className={styles.name}>{name ?? messages.missingTalent.replace("{id}", String(id))}</h3>
        {note !== null && <q className={styles.note}>{note}</q>}
        {state !== null && <p className={styles.state}>{state}</p>}
        {name !== null && (
          <p className={styles.links}>
            {page !== null && (
              <ButtonLink href={page} kind="quiet" isExternal>
                {messages.onSite}
              </ButtonLink>
            )}
            <ButtonLink href={`${adminRoute}/collections/talents/${id}`} kind="quiet">
              {messages.inPanel}
            </ButtonLink>
          </p>
        )}
      </div>
    </li>
  );
};

export const SelectedTalents = ({ enquiry, talents, ...context }: Props) =>
  talents.length === 0 ? null : (
    <section className={styles.section} aria-labelledby="selection">
      <h2 id="selection" className={styles.title}>
        {context.messages.selection} ({talents.length})
      </h2>
      {talents.some(({ note }) => note !== null) && <p className={styles.state}>{context.messages.selectionNotes}</p>}
      {talents.some(({ isPublished }) => isPublished) && (
        <p>
          <ButtonLink href={newPackageAddress(context.adminRoute, { enquiry })}>{packageMessages(context.language).make}</ButtonLink>
        </p>
      )}
      <ul className={styles.list}>
        {talents.map((talent) => (
          <Item key={talent.id} talent={talent} {...context} />
        ))}
      </ul>
    </section>
  );
