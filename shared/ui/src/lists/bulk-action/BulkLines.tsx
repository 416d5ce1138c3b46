import type { ReactNode } from 'react';
import { useUiTexts } from '../../ui-texts.ts';
import styles from './BulkDialog.module.css';
import type { BarredRecord, BulkResult, BulkWords } from './bulk-results.ts';

type BarredRecordsProps<Item> = {
  words: BulkWords;
  barred: readonly BarredRecord<Item>[];
  nameOf: (item: Item) => string;
  /** None of the chosen records is left. */
  isAll: boolean;
};

/** Records with which the action cannot be done, each with the reason, shown before the action is confirmed. */
export function BarredRecords<Item extends { id: string }>(props: BarredRecordsProps<Item>) {
  const { words, barred, nameOf, isAll } = props;
  if (barred.length === 0) return null;
  return (
    <section className={styles.barred}>
      <h3 className={styles.heading}>{isAll ? words.noneOpen : words.barred(barred.length)}</h3>
      <ul className={styles.lines}>
        <BarredLines barred={barred} nameOf={nameOf} />
      </ul>
    </section>
  );
}

function BarredLines<Item extends { id: string }>(
  props: Pick<BarredRecordsProps<Item>, 'barred' | 'nameOf'>,
) {
  return props.barred.map(({ item, why }) => (
    <Line key={item.id} isDone={false} name={props.nameOf(item)}>
      {why}
    </Line>
  ));
}

type BulkResultsProps<Item> = Pick<BarredRecordsProps<Item>, 'words' | 'barred' | 'nameOf'> & {
  items: readonly Item[];
  results: readonly BulkResult[];
};

/** What became of each chosen record; the barred ones are last. */
export function BulkResults<Item extends { id: string }>(props: BulkResultsProps<Item>) {
  const { words, items, results, barred, nameOf } = props;
  const { locale } = useUiTexts();
  const done = results.filter(({ outcome }) => outcome === 'done').length;
  const nameOfId = (id: string) => {
    const item = items.find((each) => each.id === id);
    return item ? nameOf(item) : '';
  };
  const textOf = (result: BulkResult) => {
    if (result.outcome === 'refused') return result.texts[locale];
    if (result.outcome === 'notFound') return words.notFound;
    return result.note ? `${words.isDone} ${result.note[locale]}` : words.isDone;
  };
  return (
    <>
      <p className={styles.words} role="status">
        {words.summary(done, items.length - done)}
      </p>
      <ul className={styles.lines}>
        {results.map((result) => (
          <Line key={result.id} isDone={result.outcome === 'done'} name={nameOfId(result.id)}>
            {textOf(result)}
          </Line>
        ))}
        <BarredLines barred={barred} nameOf={nameOf} />
      </ul>
    </>
  );
}

type LineProps = { isDone: boolean; name: string; children: ReactNode };

function Line({ isDone, name, children }: LineProps) {
  return (
    <li className={styles.line}>
      <span className={styles.sign} data-tone={isDone ? 'done' : 'refused'} aria-hidden="true">
        {isDone ? '✓' : '!'}
      </span>
      <span className={styles.number}>{name}</span>
      <span className={styles.why}>{children}</span>
    </li>
  );
}
