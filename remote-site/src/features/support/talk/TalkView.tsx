import type { ApiProblem, CallResult } from '@berth/runtime';
import { useState } from 'react';
import { useSupportWords } from '../use-support-words.ts';
import { AskForm } from './AskForm.tsx';
import { Composer } from './Composer.tsx';
import { useDraft } from './draft.ts';
import { useSupportHoursQuery } from './hours.queries.ts';
import { LeaveMail } from './LeaveMail.tsx';
import { TalkEntries } from './TalkEntries.tsx';
import styles from './talk.module.css';
import type { Saying, Talk, Thread } from './talk.ts';
import { wordsOfProblem } from './words-of-problem.ts';

type TalkViewProps = {
  talk: Talk;
  /** The page that is open. */
  pathname: string;
  /** A help article is read in the place of this. */
  onRead: (id: string) => void;
};

/** One's own conversation: the first question, or what was said so far and what one goes on with. */
export function TalkView({ talk, pathname, onRead }: TalkViewProps) {
  const { t } = useSupportWords();
  const of = useDraft(talk.place);
  const { data: hours } = useSupportHoursQuery(undefined, { refetchOnMountOrArgChange: 60 });
  const [isAnew, setAnew] = useState(false);
  const { thread, problem, refetch } = talk;
  if (thread === undefined && problem)
    return (
      <p className={styles.waiting} role="alert">
        {t('readFailed')}{' '}
        <button type="button" className={styles.link} onClick={refetch}>
          {t('retry')}
        </button>
      </p>
    );
  if (thread === undefined) return <p className={styles.waiting}>{t('loading')}</p>;
  if (thread === null || isAnew)
    return (
      <div className={styles.view}>
        <Hours hours={hours} isVisitor={talk.leaveMail !== null} mail="" />
        <AskForm
          talk={talk}
          of={of}
          isOpen={hours?.isOpen ?? true}
          pathname={pathname}
          onRead={onRead}
          onAsked={() => setAnew(false)}
        />
      </div>
    );
  return <Running talk={talk} of={of} thread={thread} hours={hours} onAnew={() => setAnew(true)} />;
}

type SupportHours = CallResult<'GET /index/getSupportHours'>;

type RunningProps = {
  talk: Talk;
  of: ReturnType<typeof useDraft>;
  thread: Thread;
  hours: SupportHours | undefined;
  onAnew: () => void;
};

function Running({ talk, of, thread, hours, onAnew }: RunningProps) {
  const { t, locale } = useSupportWords();
  const { id, number, state } = thread;
  const { draft } = of;
  const [refused, setRefused] = useState<ApiProblem | null>(null);
  const say = (saying: Saying) => talk.say(id, saying);
  return (
    <div className={styles.view}>
      <Hours hours={hours} isVisitor={talk.leaveMail !== null} mail={thread.mail} />
      <TalkEntries
        key={id}
        talk={talk}
        thread={thread}
        pending={draft.pending}
        onRetry={() => of.retry(say)}
        onTakeBack={of.takeBack}
      />
      {talk.leaveMail && thread.mail === '' && <LeaveMail id={id} leave={talk.leaveMail} />}
      {state === 'closed' && (
        <p className={styles.note}>
          {t('talk.closed')}{' '}
          <button type="button" className={styles.link} onClick={onAnew}>
            {t('talk.anew')}
          </button>
        </p>
      )}
      <Composer
        draft={draft}
        label={t('talk.say')}
        sendLabel={t('talk.send')}
        upload={talk.upload}
        onChange={of.change}
        onFile={of.addFile}
        onSend={(at, key) => of.send(at, key, say)}
      />
      {refused && (
        <p className={styles.failed} role="alert">
          {wordsOfProblem(refused, locale)}
        </p>
      )}
      <p className={styles.foot}>
        <span>{t('talk.number', { number })}</span>
        {state !== 'closed' && (
          <button type="button" className={styles.link} onClick={async () => setRefused(await talk.end(id))}>
            {t('talk.end')}
          </button>
        )}
      </p>
    </div>
  );
}

type HoursProps = {
  hours: SupportHours | undefined;
  isVisitor: boolean;
  /** Where a visitor's answers go; '' while there is no address. */
  mail: string;
};

/** Whether somebody answers now, by the hours alone. */
function Hours({ hours, isVisitor, mail }: HoursProps) {
  const { t } = useSupportWords();
  if (!hours) return <p className={styles.hours} />;
  const { isOpen, opensAt } = hours;
  const how = isVisitor ? (mail === '' ? 'ByMail' : 'ToMail') : 'Later';
  const closed =
    opensAt === null
      ? t(`hours.closed${how}`, { mail })
      : t(`hours.until${how}`, { at: opensAt.slice(0, 16), mail });
  return (
    <p className={styles.hours} data-open={isOpen}>
      {isOpen ? t('hours.open') : closed}
    </p>
  );
}
