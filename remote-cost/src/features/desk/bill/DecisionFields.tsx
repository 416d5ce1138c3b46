import { useTranslation } from '@berth/runtime';
import {
  ChoiceField,
  type RetainedTyped,
  SendFoot,
  type SentFields,
  TextField,
  TypedNotice,
} from '@berth/ui';
import type { ReactNode } from 'react';
import styles from '../desk.module.css';

export type Decided = { decision: 'confirm' | 'refuse'; words: string };
export const undecided: Decided = { decision: 'confirm', words: '' };

type DecisionFieldsProps<Value extends Decided> = {
  of: SentFields<Value> & { typed: RetainedTyped<Value> };
  /** What the one in favour is called. */
  confirm: string;
  /** What goes with it; with the other go words. */
  children: ReactNode;
};

/** What a customer sent, taken or given back with words: one choice, its fields, one button. */
export function DecisionFields<Value extends Decided>({ of, confirm, children }: DecisionFieldsProps<Value>) {
  const { t } = useTranslation('cost');
  const decided = of as unknown as SentFields<Decided>; // of whatever else there is, nothing is touched
  const choices = [
    { value: 'confirm', label: confirm },
    { value: 'refuse', label: t('desk.refuse') },
  ] as const;
  const { decision } = of.value;
  return (
    <div className={styles.form}>
      <TypedNotice typed={of.typed} />
      <ChoiceField of={decided} name="decision" label={t('desk.decision')} choices={choices} />
      {decision === 'confirm' ? (
        children
      ) : (
        <TextField of={decided} name="words" label={t('desk.words')} rows={2} isRequired />
      )}
      <SendFoot
        form={of.form}
        label={decision === 'confirm' ? confirm : t('desk.refuse')}
        isDanger={decision === 'refuse'}
      />
    </div>
  );
}
