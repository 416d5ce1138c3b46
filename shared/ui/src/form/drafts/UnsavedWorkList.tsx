import { fillTemplate } from '@berth/contract';
import { Button } from 'antd';
import { useId, useState } from 'react';
import { useTexts } from '../../ui-texts.ts';
import { draftTexts } from './draft-texts.ts';
import { firstClick } from './first-click.ts';
import { retainedTime } from './retained-time.ts';
import type { StoredDraft } from './stored-draft.ts';
import styles from './UnsavedWorkList.module.css';
import { useUnsavedList } from './use-unsaved-list.ts';
import type { Unsaved } from './use-unsaved-store.ts';

/** What a piece of unsaved work is called by its person, and where its form is. */
export type DescribedWork = { title: string; note?: string; path: string };

export type UnsavedWorkListProps = {
  unsaved: Pick<Unsaved, 'store'>;
  /** Whether a tab of this window shows this address. */
  isOpenInTab: (address: string) => boolean;
  /** Null for work that belongs to other lists. */
  describe: (stored: StoredDraft) => DescribedWork | null;
  onOpen: (path: string) => void;
};

const shownAtFirst = 3;

/** On the page of a list: the unsaved work of its records, to be opened or discarded; nothing where there is none. */
export function UnsavedWorkList({ unsaved, isOpenInTab, describe, onOpen }: UnsavedWorkListProps) {
  const texts = useTexts(draftTexts);
  const titleId = useId();
  const [isLong, setLong] = useState(false);
  const list = useUnsavedList(unsaved, isOpenInTab);
  const described = (each: StoredDraft) => {
    const work = describe(each);
    return work
      ? [{ stored: each, work, key: each.retained.formKey, time: retainedTime(each.retained) }]
      : [];
  };
  const [waiting, discarded] = [list.waiting.flatMap(described), list.discarded.flatMap(described)];
  if (waiting.length + discarded.length === 0) return null;
  const shown = isLong ? waiting : waiting.slice(0, shownAtFirst);
  return (
    <section className={styles.list} aria-labelledby={titleId}>
      <h2 id={titleId} className={styles.title}>
        {fillTemplate(texts.listTitle, { count: waiting.length })}
      </h2>
      <ul className={styles.rows}>
        {discarded.map(({ stored, work, key, time }) => (
          <li key={key}>
            <div className={styles.row} role="status">
              <span className={styles.words}>
                {`${fillTemplate(texts.discarded, { time })} · ${work.title}`}
              </span>
              <Button size="small" onClick={firstClick(() => list.undoDiscard(stored))}>
                {texts.undo}
              </Button>
            </div>
          </li>
        ))}
        {shown.map(({ stored, work, key, time }) => (
          <li key={key} className={styles.row}>
            <span className={styles.words}>
              <strong>{work.title}</strong> {work.note} <span className={styles.time}>{time}</span>
            </span>
            <Button size="small" aria-label={`${texts.open} ${work.title}`} onClick={() => onOpen(work.path)}>
              {texts.open}
            </Button>
            <Button
              size="small"
              aria-label={`${texts.discard} ${work.title}`}
              onClick={firstClick(() => list.discard(stored))}
            >
              {texts.discard}
            </Button>
          </li>
        ))}
      </ul>
      {waiting.length > shown.length && (
        <Button type="link" size="small" onClick={() => setLong(true)}>
          {fillTemplate(texts.all, { count: waiting.length })}
        </Button>
      )}
    </section>
  );
}
