import { repairAddress } from "../config/repair-address";
import { nextTask } from "./next-task";

/** Gatsby's router decodes the address, which throws at a `%` that begins no escape (`/100%`). */
const makeAddressDecodable = (): void => {
  const address = window.location.href;
  const repaired = repairAddress(address);
  if (repaired !== address) window.history.replaceState(window.history.state, "", repaired);
};

/**
 * Runs the site's scripts in steps, one task each: React, the i18n plugin, the browser hooks, then Gatsby. In one task
 * they block a slow phone for about a fifth of a second.
 */
const start = async (): Promise<void> => {
  makeAddressDecodable();
  await import(/* webpackMode: "eager" */ "react-dom/client");
  await nextTask();
  await import(/* webpackMode: "eager" */ "gatsby-plugin-react-i18next");
  await nextTask();
  await import(/* webpackMode: "eager" */ "../../gatsby-browser");
  await nextTask();
  await import(/* webpackMode: "eager" */ "../../.cache/production-app");
};

void start();
