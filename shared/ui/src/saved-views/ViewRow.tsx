import {
  CheckOutlined,
  DeleteOutlined,
  EditOutlined,
  StarFilled,
  StarOutlined,
  TeamOutlined,
} from '@ant-design/icons';
import { fillTemplate, type SavedView } from '@berth/contract';
import { Button } from 'antd';
import type { ReactNode } from 'react';
import { useTexts } from '../ui-texts.ts';
import { savedViewsTexts } from './saved-views-texts.ts';
import styles from './ViewRow.module.css';

type ViewRowProps = {
  title: string;
  note?: string;
  isCurrent: boolean;
  /** The table shows something else by now. */
  isChanged?: boolean;
  onChoose: () => void;
  /** What can be done with it. */
  children?: ReactNode;
};

/** One view to choose. */
export function ViewRow({ title, note, isCurrent, isChanged = false, onChoose, children }: ViewRowProps) {
  const texts = useTexts(savedViewsTexts);
  return (
    <li className={styles.row}>
      <button
        type="button"
        className={styles.choose}
        aria-current={isCurrent || undefined}
        onClick={onChoose}
      >
        <span className={styles.mark}>{isCurrent && <CheckOutlined aria-hidden="true" />}</span>
        <span className={styles.title}>{title}</span>
        {isChanged && <span className={styles.changed}>{texts.changed}</span>}
        {note && <span className={styles.note}>{note}</span>}
      </button>
      {children}
    </li>
  );
}

/** What the table shows where that is kept in no view: nothing to choose, only to be seen. */
export function OwnState({ conditions, isSorted }: { conditions: number; isSorted: boolean }) {
  const texts = useTexts(savedViewsTexts);
  const filtered =
    conditions === 1 ? texts.oneCondition : fillTemplate(texts.conditions, { count: conditions });
  const parts = [conditions > 0 && filtered, isSorted && texts.sorted].filter(Boolean);
  return (
    <li className={styles.row} aria-current="true">
      <span className={styles.own}>
        <span className={styles.mark}>
          <CheckOutlined aria-hidden="true" />
        </span>
        <span className={styles.title}>{texts.own}</span>
        <span className={styles.note}>{parts.join(texts.join)}</span>
      </span>
    </li>
  );
}

type ViewActionsProps = {
  view: SavedView;
  isBusy: boolean;
  onRename: () => void;
  onToggleDefault: () => void;
  onDelete: () => void;
  /** For who may offer it to everybody. */
  onOffer: (() => void) | undefined;
};

/** Default, offer to everybody, rename, delete: each says of which view. */
export function ViewActions(props: ViewActionsProps) {
  const { view, isBusy, onRename, onToggleDefault, onDelete, onOffer } = props;
  const texts = useTexts(savedViewsTexts);
  const named = (template: string) => fillTemplate(template, { title: view.title });
  const defaultLabel = named(view.isDefault ? texts.unmakeDefault : texts.makeDefault);
  const actions = [
    { label: defaultLabel, icon: view.isDefault ? <StarFilled /> : <StarOutlined />, act: onToggleDefault },
    ...(onOffer ? [{ label: named(texts.offer), icon: <TeamOutlined />, act: onOffer }] : []),
    { label: named(texts.rename), icon: <EditOutlined />, act: onRename },
    { label: named(texts.delete), icon: <DeleteOutlined />, act: onDelete },
  ];
  return (
    <span className={styles.actions}>
      {actions.map(({ label, icon, act }) => (
        <Button
          key={label}
          type="text"
          size="small"
          className={styles.action}
          icon={icon}
          aria-label={label}
          title={label}
          disabled={isBusy}
          onClick={act}
        />
      ))}
    </span>
  );
}

type ViewConfirmProps = {
  question: string;
  confirm: string;
  isDanger?: boolean;
  isBusy: boolean;
  failure: string | undefined;
  onConfirm: () => void;
  onCancel: () => void;
};

/** Asks before a view goes for good or to everybody, where it stands. */
export function ViewConfirm(props: ViewConfirmProps) {
  const { question, confirm, isDanger = false, isBusy, failure, onConfirm, onCancel } = props;
  const texts = useTexts(savedViewsTexts);
  return (
    <li className={styles.confirm}>
      <div role="alertdialog" aria-label={question}>
        <p className={styles.question}>{question}</p>
        {failure && (
          <p className={styles.failed} role="alert">
            {failure}
          </p>
        )}
        <div className={styles.buttons}>
          <Button autoFocus onClick={onCancel}>
            {texts.cancel}
          </Button>
          <Button danger={isDanger} type="primary" loading={isBusy} onClick={onConfirm}>
            {confirm}
          </Button>
        </div>
      </div>
    </li>
  );
}
