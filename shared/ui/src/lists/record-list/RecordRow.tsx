import { Button } from 'antd';
import type { ReactNode } from 'react';
import styles from './RecordList.module.css';

/** An action on a record; its label names the record. */
export type RecordAction = { label: string; icon: ReactNode; act: () => void };

export type RecordRowProps = {
  title: string;
  note: ReactNode;
  /** The label of the main button. */
  useLabel: string;
  onUse: () => void;
  actions: readonly RecordAction[];
  isBusy: boolean;
};

/** A record in the list: its title, a note, its main button and further actions. */
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
