import { useTranslation } from '@berth/runtime';
import { ChoiceGroup, FormField, SendFailure, type SendForm, TextInput } from '@berth/ui';
import { Button } from 'antd';
import type { ReactNode } from 'react';
import styles from '../desk.module.css';

export type Decision = 'confirm' | 'refuse';

type DecisionFieldsProps = {
  form: SendForm;
  /** How both are called, the one in favour first. */
  labels: Record<Decision, string>;
  value: { decision: Decision; words: string };
  onChange: (change: { decision?: Decision; words?: string }) => void;
  isWaiting?: boolean;
  /** What goes with the one in favour; with the other go words. */
  children: ReactNode;
};

/** What a customer sent, taken or given back with words: one choice, its fields, one button. */
export function DecisionFields({ form, labels, value, onChange, isWaiting, children }: DecisionFieldsProps) {
  const { t } = useTranslation('cost');
  const { decision, words } = value;
  return (
    <div className={styles.form}>
      <FormField id={form.idOf('decision')} label={t('desk.decision')} isGroup>
        {(control) => (
          <ChoiceGroup
            {...control}
            choices={(['confirm', 'refuse'] as const).map((each) => ({ value: each, label: labels[each] }))}
            value={decision}
            onChange={(chosen) => onChange({ decision: chosen })}
          />
        )}
      </FormField>
      {decision === 'confirm' ? (
        children
      ) : (
        <FormField id={form.idOf('words')} label={t('desk.words')} error={form.errorOf('words')} isRequired>
          {(control) => (
            <TextInput {...control} rows={2} value={words} onChange={(text) => onChange({ words: text })} />
          )}
        </FormField>
      )}
      <SendFailure form={form} />
      <div className={styles.buttons}>
        <Button
          type="primary"
          danger={decision === 'refuse'}
          loading={form.isBusy}
          disabled={isWaiting}
          onClick={form.send}
        >
          {labels[decision]}
        </Button>
      </div>
    </div>
  );
}
