import type { ReactNode } from 'react';
import { CodeText } from '../code-text/CodeText.tsx';
import { useUiTexts } from '../ui-texts.ts';
import styles from './DescriptionList.module.css';

/** A field of something that is read, not edited. */
export type Description = { key: string; label: string; isWide?: boolean } & (
  | { value: ReactNode; code?: undefined }
  /** An identifier: monospaced, with a button that copies it. */
  | { code: string; value?: undefined }
);

export type DescriptionListProps = {
  items: readonly Description[];
  /** At most so many side by side; fewer where the place is narrow. */
  columns?: 1 | 2 | 3 | 4;
  /** Keeps the labels and shows bars where the values will stand. */
  isLoading?: boolean;
};

/** Labels and values of one thing. What is empty is a dash; long values wrap and keep their lines. */
export function DescriptionList({ items, columns = 3, isLoading }: DescriptionListProps) {
  const texts = useUiTexts();
  return (
    <dl className={styles.list} data-columns={columns} aria-busy={isLoading || undefined}>
      {items.map((item) => (
        <div key={item.key} className={styles.item} data-wide={item.isWide}>
          <dt>{item.label}</dt>
          <dd>{isLoading ? <Bar label={texts.loading} /> : shown(item)}</dd>
        </div>
      ))}
    </dl>
  );
}

function shown({ code, value }: Description): ReactNode {
  if (code) return <CodeText code={code} />;
  const isEmpty = value === undefined || value === null || value === '' || value === false;
  return isEmpty ? '—' : value;
}

const Bar = ({ label }: { label: string }) => <span className={styles.bar} role="img" aria-label={label} />;
