"use client";

import { useTranslation } from "@payloadcms/ui";

import { type PackageMessages, packageMessages } from "./words";
import type { ChosenTalent } from "./chosen-talents";
import type { AnswerPerson, AnswerPick, PackageReplies } from "./package-detail";
import { TalentThumbnail } from "../admin/kit/talent-thumbnail";
import { Card } from "../admin/kit/card";
import { Chip, Chips } from "../admin/kit/chip";
import { DefinitionList } from "../admin/kit/definition-list";
import { Notice } from "../admin/kit/notice";
import type { Tone } from "../admin/kit/tone";
import { describeOpenings } from "./describe-package";
import styles from "./answers-section.module.css";
import { useReplies } from "./use-replies";

const TONES: Readonly<Record<"yes" | "maybe" | "no", Tone>> = { yes: "good", maybe: "care", no: "bad" };

/** A number replaces a name that is missing or hidden from this account. */
const nameOf = (people: readonly AnswerPerson[], id: number, messages: PackageMessages): string => {
  const index = people.findIndex((person) => person.id === id);
  return people[index]?.name ?? messages.anonymous.replace("{number}", String(index + 1));
};

const describeChoice = ({ choice }: AnswerPick, messages: PackageMessages): string =>
  choice === null ? messages.noChoice : messages.choices[choice];

type PickProps = { pick: AnswerPick; name: string; messages: PackageMessages };

const Pick = ({ pick, name, messages }: PickProps) => (
  <li className={styles.pick}>
    <Chip tone={pick.choice === null ? "plain" : TONES[pick.choice]}>{describeChoice(pick, messages)}</Chip> {name}
    {pick.comment !== "" && <q className={styles.comment}>{pick.comment}</q>}
  </li>
);

type TalentProps = { talent: ChosenTalent; replies: PackageReplies; messages: PackageMessages };

const TalentAnswers = ({ talent, replies, messages }: TalentProps) => {
  const picks = replies.picks.filter((pick) => pick.talent === talent.id && (pick.choice !== null || pick.comment !== ""));
  return (
    <li className={styles.talent}>
      <TalentThumbnail address={talent.thumbnail} />
      <div className={styles.words}>
        <h3 className={styles.name}>{talent.name ?? talent.id}</h3>
        <ul className={styles.picks}>
          {picks.map((pick) => (
            <Pick key={pick.person} pick={pick} name={nameOf(replies.people, pick.person, messages)} messages={messages} />
          ))}
        </ul>
      </div>
    </li>
  );
};

const People = ({ people, messages }: { people: readonly AnswerPerson[]; messages: PackageMessages }) => (
  <ul className={styles.people}>
    {people.map(({ id, message, doneAt }) => (
      <li key={id}>
        <Chips>
          <strong>{nameOf(people, id, messages)}</strong>
          <Chip tone={doneAt === null ? "plain" : "good"}>
            {doneAt === null ? messages.notDone : messages.isDone.replace("{at}", doneAt)}
          </Chip>
        </Chips>
        {message !== null && message !== "" && <q className={styles.comment}>{message}</q>}
      </li>
    ))}
  </ul>
);

type Props = { id: number; replies: PackageReplies; talents: readonly ChosenTalent[] };

/** Updates itself while it is on the screen. */
export const PackageAnswers = ({ id, replies: initial, talents }: Props) => {
  const { i18n } = useTranslation();
  const messages = packageMessages(i18n.language);
  const { replies, isStale } = useReplies(id, initial);
  return (
    <Card title={messages.answers}>
      <p className={styles.note}>{messages.answersNote}</p>
      {isStale && <Notice tone="care">{messages.stale}</Notice>}
      <div aria-live="polite">
        <DefinitionList
          items={[
            { term: messages.opened, detail: describeOpenings(replies, messages) },
            { term: messages.lastOpened, detail: replies.lastOpenedAt },
          ]}
        />
        {replies.people.length === 0 ? (
          <p className={styles.note}>{messages.noAnswersYet}</p>
        ) : (
          <>
            <People people={replies.people} messages={messages} />
            <ul className={styles.talents}>
              {talents.map((talent) => (
                <TalentAnswers key={talent.id} talent={talent} replies={replies} messages={messages} />
              ))}
            </ul>
          </>
        )}
      </div>
    </Card>
  );
};
