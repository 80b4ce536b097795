import { PACKAGE_APP_ID, PACKAGE_DATA_ID, type PackageData } from "../config/package-page";
import { openBoxStorage } from "../features/package/box-storage";
import { PackageApp } from "../features/package/package-app";
import { hydrateInSlices } from "./hydrate-in-slices";
import { TextsProvider } from "./package-texts";

/** Hydrates the page of a package, which the gateway has rendered. */
const start = (): void => {
  const app = document.getElementById(PACKAGE_APP_ID);
  const text = document.getElementById(PACKAGE_DATA_ID)?.textContent;
  if (app === null || !text) return;
  const { page, talent, timeZone, locale, strings }: PackageData = JSON.parse(text);
  hydrateInSlices(
    <TextsProvider locale={locale} strings={strings}>
      <PackageApp page={page} talent={talent} timeZone={timeZone} />
    </TextsProvider>,
    app,
  );
  // The picks of an ended package that the browser keeps can no longer be stored.
  if (page.state === "ended") void openBoxStorage(location.pathname.split("/").pop() ?? "").then((storage) => storage.remove());
};

start();
