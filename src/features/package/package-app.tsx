import type { PackagePage } from "../../domain/package";
import { OpenPackage } from "./open-package";
import { PackageNotice } from "./package-notice";
import { PassphraseForm } from "./passphrase-form";

export interface PackageAppProps {
  page: PackagePage;
  /** The talent in the address; null for all. */
  talent: string | null;
  /** The agency's. */
  timeZone: string;
}

/** The same on the server and in the browser. */
export const PackageApp = ({ page, talent, timeZone }: PackageAppProps) => {
  switch (page.state) {
    case "open":
      return <OpenPackage token={page.token} view={page.view} talent={talent} timeZone={timeZone} />;
    case "locked":
      return <PassphraseForm token={page.token} isRefused={page.isRefused} />;
    case "ended":
      return <PackageNotice state={page.reason} title={page.title} contact={page.contact} />;
    default:
      return <PackageNotice state={page.state} />;
  }
};
