import { graphql } from "gatsby";
import { useTranslation } from "gatsby-plugin-react-i18next";
import { findTranslation, type ListedStaffMember } from "../../domain/content";
import { useLocale } from "../../i18n/use-locale";
import { Photo } from "../ui/photo";
import { socialHandle } from "./social-handle";
import * as styles from "./staff-list.module.css";

type Member = Pick<ListedStaffMember, "staffId" | "name" | "role" | "cover" | "instagramUrl"> &
  Partial<Pick<ListedStaffMember, "email" | "phone" | "call">>;

interface StaffListProps {
  title: string;
  /** With e-mail and phone on the contact page only. */
  members: readonly Member[];
}

const SIZES = "(min-width: 991px) 25vw, (min-width: 700px) 33vw, 50vw";
const PORTRAIT = { width: 3, height: 4 };

export const StaffList = ({ title, members }: StaffListProps) => {
  if (members.length === 0) return null;
  return (
    <section className={styles.staff} aria-labelledby="staff">
      <h2 id="staff" className={styles.title}>
        {title}
      </h2>
      <ul className={styles.grid}>
        {members.map((member) => (
          <li key={member.staffId}>
            {member.cover ? (
              <Photo picture={member.cover} alt="" sizes={SIZES} frame={PORTRAIT} />
            ) : (
              <div className={styles.initial} aria-hidden="true">
                {member.name.charAt(0)}
              </div>
            )}
            <div className={styles.text}>
              <h3 className={styles.name}>{member.name}</h3>
              <Role role={member.role} />
              <StaffLinks member={member} />
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
};

const Role = ({ role }: Pick<ListedStaffMember, "role">) => {
  const found = findTranslation(role, useLocale());
  return (
    found && (
      <p className={styles.role} lang={found.lang}>
        {found.text}
      </p>
    )
  );
};

const StaffLinks = ({ member: { name, instagramUrl, email, phone, call } }: { member: Member }) => {
  const { t } = useTranslation();
  if (!instagramUrl && !email && !call) return null;
  return (
    <ul className={styles.links}>
      {instagramUrl && (
        <li>
          <a href={instagramUrl} rel="noopener" target="_blank">
            {socialHandle(instagramUrl)}
            <span className="visually-hidden">
              {" "}
              ({name}, {t("link.newTab")})
            </span>
          </a>
        </li>
      )}
      {email && (
        <li>
          <a href={`mailto:${email}`}>
            {email.split("@")[0]}
            <wbr />@{email.split("@")[1]}
          </a>
        </li>
      )}
      {call && (
        <li>
          <a href={call}>{phone}</a>
        </li>
      )}
    </ul>
  );
};

export const staffFragments = graphql`
  fragment StaffMember on AgencyStaffMember {
    staffId
    name
    role {
      pt
      en
    }
    instagramUrl
    cover {
      path
      width
      height
    }
  }
  fragment StaffContact on AgencyStaffMember {
    ...StaffMember
    email
    phone
    call
  }
`;
