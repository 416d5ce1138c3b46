import type { CargoLine } from '@berth/contract';
import { useTranslation } from '@berth/runtime';
import styles from './CargoCards.module.css';
import type { CargoTextColumn } from './CargoTable.tsx';

type CargoCardsProps = { lines: readonly CargoLine[]; columns: readonly CargoTextColumn[] };

/** The cargo lines on a narrow screen: a card each, with what was entered, and the totals below. */
export function CargoCards({ lines, columns }: CargoCardsProps) {
  const { t } = useTranslation('booking');
  const [name, ...others] = columns;
  return (
    <>
      <ol className={styles.cards} aria-label={t('section.cargo')}>
        {lines.map((line, at) => (
          <li key={at} className={styles.card}>
            <div className={styles.name}>
              <span className={styles.place}>{at + 1}</span> {name?.textOf(line) || '—'}
            </div>
            <dl className={styles.entries}>
              {others.map((column) => {
                const text = column.textOf(line);
                return text && <Entry key={column.key} column={column} text={text} />;
              })}
            </dl>
          </li>
        ))}
      </ol>
      <dl className={styles.totals} aria-label={t('list.total')}>
        {columns.map(
          (column) => column.total && <Entry key={column.key} column={column} text={column.total} />,
        )}
      </dl>
    </>
  );
}

function Entry({ column, text }: { column: CargoTextColumn; text: string }) {
  return (
    <div>
      <dt>{column.title}</dt>
      <dd data-kind={column.kind}>{text}</dd>
    </div>
  );
}
