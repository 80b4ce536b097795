import type { AdminViewServerProps } from "payload";

import { isAdmin } from "../access/roles";
import { readServerStep } from "./checklist";
import { firstStepsMessages, SERVER_STEPS } from "./first-steps-words";
import { DeskPage, requireAccount } from "../admin/kit/desk-page";
import { Notice } from "../admin/kit/notice";
import { PageHead } from "../admin/kit/page-head";
import styles from "./first-steps.module.css";

/** /admin/first-steps/{mail|backup}, for admins: instructions for the person who runs the server. */
export const FirstStepsView = async (props: AdminViewServerProps) => {
  requireAccount(props);
  const { req } = props.initPageResult;
  const messages = firstStepsMessages(req.i18n.language);
  const step = SERVER_STEPS.find((candidate) => candidate === props.params?.segments?.[1]);
  const isAllowed = (await isAdmin({ req })) === true;
  if (step === undefined || !isAllowed)
    return (
      <DeskPage {...props} crumbs={[{ label: messages.kicker }]}>
        <PageHead title={messages.kicker} />
        <Notice isAlert>{isAllowed ? messages.unknown : messages.forbidden}</Notice>
      </DeskPage>
    );
  const { title, done, open, parts } = messages[step];
  const isDone = await readServerStep(step, new Date());
  return (
    <DeskPage {...props} crumbs={[{ label: messages.kicker, url: "/" }, { label: title }]}>
      <PageHead title={title} kicker={messages.kicker} />
      <Notice tone={isDone ? "good" : "care"}>{isDone ? done : open}</Notice>
      {parts.map(({ text, code }) => (
        <div key={text} className={styles.part}>
          <p>{text}</p>
          {code !== undefined && (
            <pre className={styles.code}>
              <code>{code.join("\n")}</code>
            </pre>
          )}
        </div>
      ))}
    </DeskPage>
  );
};
