import {
  conversationLimits,
  conversationVisitorProblems,
  type Problem,
  problemMessage,
} from '@berth/contract';
import type { ApiProblem } from '@berth/runtime';
import { useId, useRef, useState } from 'react';
import { UnseenField } from '../../unseen-field/UnseenField.tsx';
import { useSupportWords } from '../use-support-words.ts';
import { Composer } from './Composer.tsx';
import type { useDraft } from './draft.ts';
import { Suggestions } from './Suggestions.tsx';
import styles from './talk.module.css';
import type { Talk } from './talk.ts';
import { wordsOfProblem } from './words-of-problem.ts';

type AskFormProps = {
  talk: Talk;
  of: ReturnType<typeof useDraft>;
  /** The office is open: an answer comes here. */
  isOpen: boolean;
  /** The page that is open. */
  pathname: string;
  onRead: (id: string) => void;
  onAsked: () => void;
};

/** The first question: what help says to it while it is typed, and how it is sent to people. */
export function AskForm({ talk, of, isOpen, pathname, onRead, onAsked }: AskFormProps) {
  const { t, locale } = useSupportWords();
  const { draft, change } = of;
  const id = useId();
  const isVisitor = talk.leaveMail !== null;
  const [tried, setTried] = useState(false);
  const [refused, setRefused] = useState<ApiProblem | null>(null);
  const [isBusy, setBusy] = useState(false);
  const [unseen, setUnseen] = useState('');
  const sent = useRef<{ of: string; key: string } | null>(null);
  const person = { name: draft.name.trim(), mail: draft.mail.trim() };
  const problems = isVisitor ? conversationVisitorProblems(person, isOpen) : [];
  const errorOf = (field: Problem['path']) => {
    const problem = tried ? problems.find(({ path }) => path === field) : undefined;
    if (problem) return problemMessage(problem, locale);
    const said = refused?.fields?.find((each) => each.field === field);
    return said && (said.texts?.[locale] ?? said.message);
  };
  const isElsewhere = refused && !refused.fields?.some(({ field }) => field === 'mail' || field === 'name');
  const ask = async (_at: string, key: string) => {
    setTried(true);
    setRefused(null);
    const [first] = problems;
    if (first) return document.getElementById(`${id}-${first.path}`)?.focus();
    const { words, files } = draft;
    const text = JSON.stringify([words, files, person]);
    // The same once more is the same question.
    if (sent.current?.of !== text) sent.current = { of: text, key };
    setBusy(true);
    const problem = await talk.start(
      { idempotencyKey: sent.current.key, words: words.trim(), files: files.map(({ file }) => file) },
      person,
      unseen,
    );
    setBusy(false);
    if (problem) return setRefused(problem);
    of.forgetSent({ words, files });
    onAsked();
  };
  const field = (name: 'name' | 'mail', isRequired: boolean) => {
    const error = errorOf(name);
    return (
      <div className={styles.field}>
        <label htmlFor={`${id}-${name}`}>
          {name === 'name' ? t('talk.nameIfWanted') : t(isRequired ? 'talk.mail' : 'talk.mailIfWanted')}
        </label>
        <input
          id={`${id}-${name}`}
          type={name === 'mail' ? 'email' : 'text'}
          value={draft[name]}
          maxLength={conversationLimits.mail * 2}
          autoComplete={name === 'mail' ? 'email' : 'name'}
          aria-required={isRequired}
          aria-invalid={error !== undefined}
          aria-describedby={error === undefined ? undefined : `${id}-${name}-error`}
          onChange={(event) => change({ [name]: event.target.value })}
        />
        {error !== undefined && (
          <span id={`${id}-${name}-error`} className={styles.failed}>
            {error}
          </span>
        )}
      </div>
    );
  };
  return (
    <div className={styles.ask}>
      <Composer
        draft={draft}
        label={t('ask.title')}
        placeholder={t('ask.example')}
        rows={4}
        sendLabel={isBusy ? t('talk.sending') : t('ask.send')}
        isBusy={isBusy}
        upload={talk.upload}
        onChange={change}
        onFile={of.addFile}
        onSend={(at, key) => void ask(at, key)}
      >
        {isVisitor && field('mail', !isOpen)}
        {isVisitor && field('name', false)}
      </Composer>
      {isElsewhere && (
        <p className={styles.failed} role="alert">
          {wordsOfProblem(refused, locale)}
        </p>
      )}
      <Suggestions words={draft.words} pathname={pathname} onRead={onRead} />
      {isVisitor && <UnseenField value={unseen} onChange={setUnseen} />}
      {isVisitor && <p className={styles.quiet}>{t('ask.privacy')}</p>}
    </div>
  );
}
