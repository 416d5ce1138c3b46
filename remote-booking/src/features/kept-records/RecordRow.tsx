import { Button } from 'antd';
import type { ReactNode } from 'react';
import styles from './KeptRecords.module.css';

/** Something that can be done with a kept thing; the label says of which. */
export type RecordAction = { label: string; icon: ReactNode; act: () => void };

type RecordRowProps = {
  title: string;
  note: ReactNode;
  /** Of the main button. */
  useLabel: string;
  onUse: () => void;
  actions: readonly RecordAction[];
  isBusy: boolean;
};

/** One kept thing in a list: what it is, its main button and what else can be done with it. */
export function RecordRow({ title, note, useLabel, onUse, actions, isBusy }: RecordRowProps) {
  return (
    <li className={styles.row}>
      <div className={styles.words}>
        <div className={styles.title}>{title}</div>
        <div className={styles.note}>{note}</div>
      </div>
      <div className={styles.actions}>
        {actions.map(({ label, icon, act }) => (
          <Button
            key={label}
            type="text"
            size="small"
            icon={icon}
            aria-label={label}
            title={label}
            disabled={isBusy}
            onClick={act}
          />
        ))}
        <Button size="small" aria-label={`${useLabel} ${title}`} onClick={onUse}>
          {useLabel}
        </Button>
      </div>
    </li>
  );
}
