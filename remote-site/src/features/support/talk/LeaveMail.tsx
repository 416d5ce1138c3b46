import { conversationMailProblems, problemMessage } from '@berth/contract';
import { type FormEvent, useId, useState } from 'react';
import { useSupportWords } from '../use-support-words.ts';
import styles from './talk.module.css';
import type { Talk } from './talk.ts';
import { wordsOfProblem } from './words-of-problem.ts';

/** For who leaves the page before the answer is there. */
export function LeaveMail({ id, leave }: { id: string; leave: NonNullable<Talk['leaveMail']> }) {
  const { t, locale } = useSupportWords();
  const place = useId();
  const [isOpen, setOpen] = useState(false);
  const [mail, setMail] = useState('');
  const [error, setError] = useState('');
  const [isBusy, setBusy] = useState(false);
  const handleSubmit = async (event: FormEvent) => {
    event.preventDefault();
    if (isBusy) return;
    const [problem] = conversationMailProblems({ mail: mail.trim() });
    if (problem) return setError(problemMessage(problem, locale));
    setBusy(true);
    const refused = await leave(id, mail.trim());
    setBusy(false);
    setError(refused ? wordsOfProblem(refused, locale) : '');
  };
  if (!isOpen)
    return (
      <p className={styles.note}>
        {t('mail.why')}{' '}
        <button type="button" className={styles.link} onClick={() => setOpen(true)}>
          {t('mail.leave')}
        </button>
      </p>
    );
  return (
    <form className={styles.mail} noValidate onSubmit={(event) => void handleSubmit(event)}>
      <label htmlFor={place}>{t('talk.mail')}</label>
      <input
        id={place}
        type="email"
        value={mail}
        maxLength={508}
        autoComplete="email"
        aria-invalid={error !== ''}
        aria-describedby={`${place}-error`}
        onChange={(event) => setMail(event.target.value)}
      />
      <button type="submit" className={styles.quietButton} aria-busy={isBusy}>
        {t('mail.save')}
      </button>
      <span id={`${place}-error`} className={styles.failed} role="alert">
        {error}
      </span>
    </form>
  );
}
