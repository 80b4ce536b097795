import { nextTask } from "./next-task";

/**
 * Runs the site's scripts in steps, one task each: React, the i18n plugin, the browser hooks, then Gatsby. In one task
 * they block a slow phone for about a fifth of a second.
 */
const start = async (): Promise<void> => {
  await import(/* webpackMode: "eager" */ "react-dom/client");
  await nextTask();
  await import(/* webpackMode: "eager" */ "gatsby-plugin-react-i18next");
  await nextTask();
  await import(/* webpackMode: "eager" */ "../../gatsby-browser");
  await nextTask();
  await import(/* webpackMode: "eager" */ "../../.cache/production-app");
};

void start();
