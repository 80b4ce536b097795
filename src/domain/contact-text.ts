import type { ContactText, ListedStaffMember, SiteText, StaffMember, Translated } from "./content";
import { phoneAddress, whatsappAddress } from "./phone";
import { plainText } from "./plain-text";

// Runs in the build, so that no page loads the phone library for a number that rarely changes.

const ADDRESS_OF: Readonly<Record<string, typeof phoneAddress>> = {
  contact_phone: phoneAddress,
  contact_whatsapp: (text) => whatsappAddress(text),
};

export const withLinks = (text: SiteText): ContactText => {
  const addressOf = ADDRESS_OF[text.key];
  return { ...text, link: addressOf === undefined ? null : linksOf(text, addressOf) };
};

const linksOf = ({ pt, en }: SiteText, addressOf: typeof phoneAddress): Translated => ({
  pt: addressOf(plainText(pt ?? "")),
  en: addressOf(plainText(en ?? "")),
});

export const withCall = (member: StaffMember): ListedStaffMember => ({ ...member, call: phoneAddress(member.phone) });
