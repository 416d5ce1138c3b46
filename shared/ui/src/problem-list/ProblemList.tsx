import { fillTemplate } from '@berth/contract';
import { useState } from 'react';
import { useTexts } from '../ui-texts.ts';
import styles from './ProblemList.module.css';
import { problemListTexts } from './problem-list-texts.ts';

export type ProblemListProps = {
  /** By path, in the order of the form. */
  messages: ReadonlyMap<string, string>;
  /** What stands at a path, in the words of its label; '' where the form has no place to go to. */
  nameOf: (path: string) => string;
  onJump: (path: string) => void;
};

/** So many are named at first: more would push the actions out of sight. */
const shownFirst = 8;

/**
 * What keeps a form from being sent, above its actions: each entry leads to its field, and all of them can be had.
 * The region that tells of it (an alert, a status) is the form's.
 */
export function ProblemList({ messages, nameOf, onJump }: ProblemListProps) {
  const texts = useTexts(problemListTexts);
  const [isOpen, setIsOpen] = useState(false);
  if (messages.size === 0) return null;
  const left = messages.size - shownFirst;
  const shown = isOpen ? [...messages] : [...messages].slice(0, shownFirst);
  return (
    <div className={styles.problems}>
      <strong>{fillTemplate(texts.title, { count: messages.size })}</strong>
      {/* Hundreds of entries that were asked for are read on the way through them, not all at once. */}
      <ul className={styles.list} aria-live={isOpen ? 'off' : undefined}>
        {shown.map(([path, message]) => (
          <Problem key={path} name={nameOf(path)} message={message} onJump={() => onJump(path)} />
        ))}
      </ul>
      {left > 0 && (
        <button
          type="button"
          className={styles.more}
          aria-expanded={isOpen}
          onClick={() => setIsOpen(!isOpen)}
        >
          {isOpen
            ? fillTemplate(texts.less, { count: shownFirst })
            : fillTemplate(texts.more, { count: left })}
        </button>
      )}
    </div>
  );
}

function Problem({ name, message, onJump }: { name: string; message: string; onJump: () => void }) {
  return (
    <li>
      {name && (
        <button type="button" className={styles.jump} onClick={onJump}>
          {name}
        </button>
      )}
      <span>{message}</span>
    </li>
  );
}
