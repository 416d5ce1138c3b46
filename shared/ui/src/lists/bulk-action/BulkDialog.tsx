import { Button } from 'antd';
import type { ReactNode } from 'react';
import { PageNotice } from '../../form/notice/PageNotice.tsx';
import { FullScreenDialog } from '../../full-screen-dialog/FullScreenDialog.tsx';
import { type Typed, TypedHere } from '../../typed-work/use-typed.ts';
import { useTexts } from '../../ui-texts.ts';
import styles from './BulkDialog.module.css';
import { BarredRecords, BulkResults } from './BulkLines.tsx';
import type { BarredRecord, BulkWords } from './bulk-results.ts';
import type { BulkAction } from './use-bulk-action.ts';

const bulkTexts = {
  'zh-CN': { cancel: '取消', close: '完成' },
  en: { cancel: 'Cancel', close: 'Done' },
};

export type BulkDialogProps<Item extends { id: string }> = {
  words: BulkWords;
  bulk: Omit<BulkAction<Item>, 'send'>;
  barred: readonly BarredRecord<Item>[];
  /** The name of a record, such as its number. */
  nameOf: (item: Item) => string;
  /** Beside the name of a record with which the action will be done. */
  noteOf?: (item: Item) => ReactNode;
  onConfirm: () => void;
  /** What is typed in the further questions: the cross and Escape ask before it is thrown away. */
  typed?: Pick<Typed<unknown>, 'isTyped' | 'forget'>;
  /** Nothing is taken away by it: its button is not that of a danger. */
  isSafe?: boolean;
  /** Further questions or warnings. */
  children?: ReactNode;
};

/** Asks before an action on several records, and lists what became of each where the outcomes differ. */
export function BulkDialog<Item extends { id: string }>(props: BulkDialogProps<Item>) {
  const { words, bulk, barred, nameOf, onConfirm, isSafe = false } = props;
  const texts = useTexts(bulkTexts);
  const { items, open, isBusy, results, close } = bulk;
  const isAsking = !results && open.length > 0;
  const titleOf = () => {
    if (results) return words.resultTitle;
    return isAsking ? words.title(open.length) : words.action(items.length);
  };
  return (
    <FullScreenDialog
      isOpen
      title={titleOf()}
      widthPx={560}
      isHeldOpen={isBusy}
      onClose={close}
      footer={
        <>
          <Button onClick={close} disabled={isBusy}>
            {isAsking ? texts.cancel : texts.close}
          </Button>
          {isAsking && (
            <Button danger={!isSafe} type="primary" loading={isBusy} onClick={onConfirm}>
              {words.confirm(open.length)}
            </Button>
          )}
        </>
      }
    >
      <div className={styles.body}>
        {results ? (
          <BulkResults words={words} items={items} results={results} barred={barred} nameOf={nameOf} />
        ) : (
          <Question {...props} />
        )}
      </div>
    </FullScreenDialog>
  );
}

function Question<Item extends { id: string }>(props: BulkDialogProps<Item>) {
  const { words, bulk, barred, nameOf, noteOf, typed, children } = props;
  const { open } = bulk;
  return (
    <>
      <BarredRecords words={words} barred={barred} nameOf={nameOf} isAll={open.length === 0} />
      {open.length > 0 && (
        <>
          <p className={styles.words}>{words.explain}</p>
          <ul className={styles.numbers} aria-label={words.open}>
            {open.map((item) => (
              <li key={item.id}>
                {nameOf(item)} {noteOf?.(item)}
              </li>
            ))}
          </ul>
          {typed && <TypedHere typed={typed} />}
          {children}
        </>
      )}
      <Failure words={words} failure={bulk.failure} />
    </>
  );
}

function Failure<Item extends { id: string }>({
  words,
  failure,
}: Pick<BulkDialogProps<Item>, 'words'> & Pick<BulkAction<Item>, 'failure'>) {
  const { locale } = useTexts(bulkTexts);
  // A session that ended has its own dialog.
  if (!failure || failure.status === 401) return null;
  return (
    <PageNotice tone="danger" title={failure.texts?.[locale] ?? failure.message}>
      <div>{words.again}</div>
    </PageNotice>
  );
}
