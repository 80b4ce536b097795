import { nextTask } from "./next-task";

/**
 * The site's scripts begin in steps, React first, then what they share, then Gatsby: all at once they would keep a slow
 * telephone from answering for a fifth of a second.
 */
const begin = async (): Promise<void> => {
  await import(/* webpackMode: "eager" */ "react-dom/client");
  await nextTask();
  await import(/* webpackMode: "eager" */ "gatsby-plugin-react-i18next");
  await nextTask();
  await import(/* webpackMode: "eager" */ "../../gatsby-browser");
  await nextTask();
  await import(/* webpackMode: "eager" */ "../../.cache/production-app");
};

void begin();
