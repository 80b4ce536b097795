import type { ContactText, ListedStaffMember, SiteText, StaffMember, Translated } from "./content";
import { phoneAddress, whatsappAddress } from "./phone";
import { plainText } from "./plain-text";

// Made by the build, so that no page loads the phone library for a number that rarely changes.

const ADDRESS_OF: Readonly<Record<string, typeof phoneAddress>> = {
  contact_phone: phoneAddress,
  contact_whatsapp: (text) => whatsappAddress(text),
};

/** An editor's text with the links of its numbers. */
export const withLinks = (text: SiteText): ContactText => {
  const addressOf = ADDRESS_OF[text.key];
  return { ...text, link: addressOf === undefined ? null : linksOf(text, addressOf) };
};

const linksOf = ({ pt, en }: SiteText, addressOf: typeof phoneAddress): Translated => ({
  pt: addressOf(plainText(pt ?? "")),
  en: addressOf(plainText(en ?? "")),
});

/** A member of the team with the address that dials the phone. */
export const withCall = (member: StaffMember): ListedStaffMember => ({ ...member, call: phoneAddress(member.phone) });
